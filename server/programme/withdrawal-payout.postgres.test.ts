import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { walletRefundedPostings } from '#domain/ledger/wallet-postings.ts';
import { withdrawalRequestedPostings } from '#domain/ledger/withdrawal-postings.ts';
import { makePostgresLedger } from '#server/ledger/postgres/postgres-ledger.ts';
import { saleWorld } from '#test/races/sale-world.ts';

const world = await saleWorld();
const ledger = makePostgresLedger(world.test.newId);
let made = 0;

async function approved() {
  made += 1;
  const accountId = await world.buyer();
  const withdrawalId = randomUUID();
  const transferCode = `VEMOI${'ABCDEFGHJ'.slice(made)}${'K'.repeat(made)}`;
  const amount = dong(100_000);
  const to = { bankAccountId: randomUUID(), number: '0071000123456', holder: 'LAN', bank: 'Vietcombank' };
  const payout = { amount, fee: dong(2_000), total: dong(98_000) };
  await world.database.transaction(async (tx) => {
    const at = { requestedAt: world.now(), updatedAt: world.now() };
    const withdrawal = { status: 'SUBMITTED' as const, requestedBy: accountId, payout, to };
    await world.withdrawals.add(
      tx,
      { withdrawalId, withdrawal, approvers: [], source: 'balance', corporateId: null, transferCode, ...at },
      withdrawalId,
    );
    await ledger.book(tx, walletRefundedPostings({ holder: accountId, subject: randomUUID(), amount }), world.now());
    const booked = { holder: accountId, subject: withdrawalId, from: 'balance' as const, amount };
    await ledger.book(tx, withdrawalRequestedPostings(booked), world.now());
  });
  for (const by of [await world.buyer(), await world.buyer()])
    expect(await world.moveWithdrawal(withdrawalId, { kind: 'APPROVE', by }, by)).toMatchObject({ ok: true });
  return { withdrawalId, transferCode };
}
const told = async (transferCode: string, amount: number, reference: string) => {
  const transfer = world.transferOf(transferCode, amount, { direction: 'out', bankReference: reference });
  const stored = await world.receive(transfer);
  return { stored, transfer };
};
const statusOf = (withdrawalId: string) =>
  world.one<{ status: string; bank_reference: string | null }>(
    'SELECT status, bank_reference FROM withdrawal WHERE withdrawal_id = $1',
    [withdrawalId],
  );
const stateOf = async (reference: string) =>
  (
    await world.one<{ state: string }>(
      `SELECT o.state FROM transfer_outcome o JOIN incoming_transfer t USING (incoming_transfer_id)
       WHERE t.bank_reference = $1`,
      [reference],
    )
  ).state;

describe('the bank’s notice of a transfer that left our account', () => {
  it('confirms the withdrawal whose code and total it names, once', async () => {
    const { withdrawalId, transferCode } = await approved();
    const { transfer } = await told(transferCode, 98_000, 'FT-OUT-1');
    expect(await statusOf(withdrawalId)).toEqual({ status: 'TRANSFERRED', bank_reference: 'FT-OUT-1' });
    expect(await stateOf('FT-OUT-1')).toBe('WITHDRAWAL_PAID');
    await world.receive(transfer);
    expect(await world.count(`ledger_line WHERE subject = $1 AND kind = 'withdrawal-paid'`, [withdrawalId])).toBe(1);
  });

  it('of another amount leaves it to a person', async () => {
    const { withdrawalId, transferCode } = await approved();
    await told(transferCode, 100_000, 'FT-OUT-2');
    expect(await statusOf(withdrawalId)).toMatchObject({ status: 'APPROVED' });
    expect(await stateOf('FT-OUT-2')).toBe('UNKNOWN');
  });
});
