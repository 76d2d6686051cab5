import fc from 'fast-check';
import { DAY } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { WithdrawalMove } from '#server/programme/move-withdrawal.ts';
import { requestPayout } from '../request-payout.ts';
import { type Command, command, nodeOf } from './a-command.ts';
import { picked, type SoldEvent } from './money-model.ts';

type Payout = { readonly id: string; readonly account: AccountId; readonly code: string; readonly total: string };
const PAYOUTS = `SELECT withdrawal_id::text AS id, account_id AS account, transfer_code AS code, total::text
  FROM withdrawal WHERE account_id = ANY($1::uuid[]) ORDER BY withdrawal_id`;

const payoutOf = async (real: SoldEvent, number: number): Promise<Payout | undefined> =>
  picked((await real.nodes[0].pool.query<Payout>(PAYOUTS, [[real.owner, real.referrer]])).rows, number);

const AMOUNTS = { revenue: [90_000, 40_000, 1_020], balance: [1_800, 1_100, 1_020] } as const;

/** A key that was used before asks for the same payout again. */
export const askPayout = (node: number, source: 'revenue' | 'balance', amount: number, key: number): Command =>
  command(`ask for payout ${key} of the ${source} on node ${node}`, async (_, real) => {
    await requestPayout(nodeOf(real, node))({
      accountId: source === 'revenue' ? real.owner : real.referrer,
      corporateId: null,
      form: { amount: dong(picked(AMOUNTS[source], amount) ?? 0), bankAccountId: 'b1' },
      source,
      secondFactorCode: null,
      idempotencyKey: `${source} ${real.sale.eventId} ${key}`,
    });
  });

const MOVES = {
  CANCEL: { kind: 'CANCEL' },
  REJECT: { kind: 'REJECT', reason: 'Sai tên' },
  CONFIRM: { kind: 'CONFIRM_TRANSFER', bankReference: 'FT1' },
  RETURN: { kind: 'BANK_RETURNED', reason: 'Sai số tài khoản' },
} as const;

export const movePayout = (node: number, payout: number, step: keyof typeof MOVES | 'APPROVE', by: number): Command =>
  command(`payout ${payout}: ${step} by ${by} on node ${node}`, async (_, real) => {
    const found = await payoutOf(real, payout);
    if (found === undefined) return;
    // The requester tries, too.
    const who = picked([...real.approvers, found.account], by) ?? found.account;
    const move = step === 'APPROVE' ? { kind: step, by: who } : MOVES[step];
    const asked: WithdrawalMove = move.kind === 'CANCEL' ? { kind: 'CANCEL', by: who } : move;
    await nodeOf(real, node).moveWithdrawal(found.id, asked, who);
  });

export const bankPays = (node: number, payout: number, more: number): Command =>
  command(`the bank tells that payout ${payout} left, ${more} more than due, on node ${node}`, async (_, real) => {
    const found = await payoutOf(real, payout);
    if (found === undefined) return;
    const world = nodeOf(real, node);
    await world.receive(world.transferOf(found.code, Number(found.total) + more, { direction: 'out' }));
  });

export const everythingMatures = (node: number): Command =>
  command(`three weeks pass, and earnings mature on node ${node}`, async (_, real) => {
    for (const each of real.nodes) each.pass(21 * DAY);
    const world = nodeOf(real, node);
    await world.followEarnings();
    await world.matureEarnings();
  });

const node = fc.nat(1);
const index = fc.nat(3);
const source = fc.constantFrom<'revenue' | 'balance'>('revenue', 'balance');
const approving = fc.tuple(node, index, index).map(([on, payout, by]) => movePayout(on, payout, 'APPROVE', by));

export const PAYOUT_COMMANDS: readonly fc.Arbitrary<Command>[] = [
  fc.tuple(node, source, fc.nat(2), index).map(([on, from, amount, key]) => askPayout(on, from, amount, key)),
  approving,
  approving,
  fc
    .tuple(node, index, fc.constantFrom<keyof typeof MOVES>('CANCEL', 'REJECT', 'CONFIRM', 'RETURN'), index)
    .map(([on, payout, step, by]) => movePayout(on, payout, step, by)),
  fc.tuple(node, index, fc.constantFrom(0, 0, 1_000)).map(([on, payout, more]) => bankPays(on, payout, more)),
];
