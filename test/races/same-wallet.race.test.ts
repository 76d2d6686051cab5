import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY, later, MINUTE } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { type SaleWorld, saleWorld } from './sale-world.ts';

const ORDERS = 20;
const PRICE = 100_000;
const FIT = 3;
const LEFT = 40_000;

describe('one balance of a wallet', () => {
  let nodes: readonly [SaleWorld, SaleWorld];
  beforeAll(async () => {
    const first = await saleWorld();
    nodes = [first, await saleWorld({}, first.test)];
  });
  const node = (at: number): SaleWorld => nodes[at % 2] ?? nodes[0];

  async function checkouts(many = ORDERS) {
    const lan = await nodes[0].buyer();
    await nodes[0].giveMoney(lan, FIT * PRICE + LEFT);
    const begun = await Promise.all(
      Array.from({ length: many }, async (_, at) => {
        const sale = await node(at).sale({ types: [{ price: PRICE }] });
        const opened = await node(at).checkout(lan, sale, [1]);
        if (!opened.ok) throw new Error(opened.refusal.code);
        return { accountId: lan, eventId: sale.eventId, checkoutSessionId: opened.value.checkoutSessionId };
      }),
    );
    return { lan, begun };
  }
  const payAll = (begun: Awaited<ReturnType<typeof checkouts>>['begun']) =>
    Promise.all(begun.map((one, at) => node(at).payFromWallet(one)));
  const healthy = async (begun: Awaited<ReturnType<typeof checkouts>>['begun']) => {
    for (const { eventId } of begun) expect(await nodes[0].integrity(eventId)).toMatchObject({ healthy: true });
  };

  it('pays for as many orders as it covers, however many are paid at once over two nodes', async () => {
    const { lan, begun } = await checkouts();
    const paying = await payAll(begun);
    expect(paying.flatMap((outcome) => (outcome.ok ? [outcome.value.state] : []))).toEqual(
      Array.from({ length: FIT }, () => 'COMPLETED'),
    );
    expect(paying.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal]))).toEqual(
      Array.from({ length: ORDERS - FIT }, () => ({ code: 'BALANCE_TOO_LOW', unit: 'VND', missing: PRICE - LEFT })),
    );
    expect(await nodes[0].moneyOf(lan)).toBe(LEFT);
    expect(await spentBy(nodes[0], lan)).toEqual({ lines: FIT, amount: FIT * PRICE });
    await healthy(begun);
  });

  it('pays once for an order that is paid from several tabs at once', async () => {
    const { lan, begun } = await checkouts(1);
    const [one] = begun;
    if (one === undefined) throw new Error('No checkout');
    const paying = await payAll(Array.from({ length: ORDERS }, () => one));
    expect(paying.every((outcome) => outcome.ok)).toBe(true);
    expect((await nodes[0].payFromWallet(one)).ok).toBe(true);
    expect(await nodes[0].moneyOf(lan)).toBe((FIT - 1) * PRICE + LEFT);
    expect(await nodes[0].count('bought_ticket WHERE event_id = $1', [one.eventId])).toBe(1);
    await healthy(begun);
  });

  it('is held once where nobody locked the account: the database refuses a second payment on one reading', async () => {
    const lan = await nodes[0].buyer();
    const hold = (at: number) =>
      node(at).database.transaction((tx) =>
        node(at).walletPayments.hold(
          tx,
          {
            paymentId: randomUUID(),
            accountId: lan,
            checkoutSessionId: randomUUID(),
            eventId: 1,
            amount: dong(PRICE),
            part: false,
          },
          dong(PRICE),
          { at: node(at).now(), lookAt: later(node(at).now(), DAY) },
        ),
      );
    const held = await Promise.allSettled(Array.from({ length: 8 }, (_, at) => hold(at)));
    const refused = held.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refused.length).toBeGreaterThan(0);
    for (const reason of refused) expect(reason).toContain('wallet_payment');
  });

  it('is whole again where the process died before it paid, and an order that it paid for is sold', async () => {
    const { lan, begun } = await checkouts(2);
    const [held, charged] = begun;
    if (held === undefined || charged === undefined) throw new Error('No checkouts');
    const wanted = (of: typeof held) => ({ ...of, paymentId: randomUUID(), amount: dong(PRICE), part: false });
    await nodes[0].holdMoney(wanted(held));
    const second = await nodes[0].holdMoney(wanted(charged));
    if (!second.ok) throw new Error(second.refusal.code);
    await nodes[0].beginFromWallet(second.value);
    expect(await nodes[0].chargeWallet(second.value)).toBe(true);
    expect(await nodes[0].moneyOf(lan)).toBe(PRICE + LEFT);
    expect(await nodes[0].finishWalletPayments()).toBe(0);

    for (const each of nodes) each.pass(3 * MINUTE);
    await Promise.all([nodes[0].finishWalletPayments(), nodes[1].finishWalletPayments()]);
    expect(await nodes[0].moneyOf(lan)).toBe((FIT - 1) * PRICE + LEFT);
    const tickets = (eventId: number) => nodes[0].count('bought_ticket WHERE event_id = $1', [eventId]);
    expect([await tickets(held.eventId), await tickets(charged.eventId)]).toEqual([0, 1]);
    await healthy(begun);
  });
});

const spentBy = (world: SaleWorld, accountId: AccountId) =>
  world.one(
    `SELECT count(*)::int AS lines, coalesce(sum(amount), 0)::bigint AS amount FROM ledger_line
     WHERE book = 'ACCOUNT' AND book_id = $1 AND kind = 'wallet-spent'`,
    [accountId],
  );
