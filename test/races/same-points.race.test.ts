import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#domain/kernel/instant.ts';
import { type SaleWorld, saleWorld } from './sale-world.ts';

const ORDERS = 8;
const USED = 30_000;
const FIT = 3;

describe('one balance of points', () => {
  let nodes: readonly [SaleWorld, SaleWorld];
  beforeAll(async () => {
    const first = await saleWorld();
    nodes = [first, await saleWorld({}, first.test)];
  });
  const node = (at: number): SaleWorld => nodes[at % 2] ?? nodes[0];

  async function checkouts() {
    const lan = await nodes[0].buyer();
    await nodes[0].givePoints(lan, FIT * USED + 10_000);
    const begun = await Promise.all(
      Array.from({ length: ORDERS }, async (_, at) => {
        const sale = await node(at).sale({ types: [{ price: 100_000 }] });
        const opened = await node(at).checkout(lan, sale, [1], { points: USED, shownPrice: 70_000 });
        if (!opened.ok) throw new Error(opened.refusal.code);
        return { accountId: lan, eventId: sale.eventId, checkoutSessionId: opened.value.checkoutSessionId };
      }),
    );
    return { lan, begun };
  }
  const payAll = (begun: Awaited<ReturnType<typeof checkouts>>['begun']) =>
    Promise.all(begun.map((one, at) => node(at).requestTransfer(one)));

  it('pays for as many orders as it covers, however many are paid at once over two nodes', async () => {
    const { lan, begun } = await checkouts();
    const paying = await payAll(begun);
    const refused = paying.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal]));
    expect(refused).toEqual(
      Array.from({ length: ORDERS - FIT }, () => ({ code: 'BALANCE_TOO_LOW', unit: 'POINT', missing: 20_000 })),
    );
    expect(await nodes[0].pointsOf(lan)).toBe(10_000);
    for (const transfer of paying) if (transfer.ok) await nodes[0].pay(transfer.value.message, 70_000);
    // A refused buyer had the others' checkouts looked at.
    for (const each of nodes) each.pass(2 * MINUTE);
    await Promise.all([nodes[0].endPointsHolds(), nodes[1].endPointsHolds()]);
    expect(await nodes[0].pointsOf(lan)).toBe(10_000);
    expect(await spentBy(nodes[0], lan)).toEqual({ lines: FIT, points: FIT * USED });
    for (const { eventId } of begun) expect(await nodes[0].integrity(eventId)).toMatchObject({ healthy: true });
  });

  it('is held once for an order whose payment is begun from several tabs at once', async () => {
    const { lan, begun } = await checkouts();
    const [one] = begun;
    if (one === undefined) throw new Error('No checkout');
    const paying = await payAll(Array.from({ length: ORDERS }, () => one));
    expect(new Set(paying.map((outcome) => outcome.ok && outcome.value.message)).size).toBe(1);
    expect(await nodes[0].pointsOf(lan)).toBe(FIT * USED + 10_000 - USED);
  });

  it('is whole again once the orders ended unpaid, and the others can have it', async () => {
    const { lan, begun } = await checkouts();
    const paying = await payAll(begun);
    nodes[0].pass(6 * HOUR);
    nodes[1].pass(6 * HOUR);
    await nodes[0].releaseDue();
    await Promise.all([nodes[0].endPointsHolds(), nodes[1].endPointsHolds()]);
    expect(await nodes[0].pointsOf(lan)).toBe(FIT * USED + 10_000);
    // Late money buys nothing: the points may be spent elsewhere by then.
    const [late] = paying.flatMap((outcome) => (outcome.ok ? [outcome.value.message] : []));
    await nodes[0].pay(late ?? '', 70_000);
    expect(await spentBy(nodes[0], lan)).toEqual({ lines: 0, points: 0 });
    for (const { eventId } of begun) {
      expect(await nodes[0].count('bought_ticket WHERE event_id = $1', [eventId])).toBe(0);
      expect(await nodes[0].integrity(eventId)).toMatchObject({ healthy: true });
    }
  });
});

const spentBy = (world: SaleWorld, accountId: string) =>
  world.one(
    `SELECT count(*)::int AS lines, coalesce(sum(amount), 0)::bigint AS points FROM ledger_line
     WHERE book = 'ACCOUNT' AND book_id = $1 AND kind = 'points-spent'`,
    [accountId],
  );
