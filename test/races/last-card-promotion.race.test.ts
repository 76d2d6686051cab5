import { beforeAll, describe, expect, it } from 'vitest';
import { type Sale, type SaleWorld, saleWorld } from './sale-world.ts';

const BUYERS = 40;
const USES = 5;

describe('a bank’s promotion with few uses', () => {
  let nodes: readonly [SaleWorld, SaleWorld];
  beforeAll(async () => {
    const first = await saleWorld();
    nodes = [first, await saleWorld({}, first.test)];
  });

  const usesOf = (sale: Sale) =>
    nodes[0].one<{ used: number }>('SELECT used FROM promotion_payment WHERE event_id = $1', [sale.eventId]);

  it('is used that many times by a crowd over two nodes, and the others read the full price first', async () => {
    const sale = await nodes[0].sale({ types: [{ price: 100_000 }] });
    await nodes[0].cardPromotion(sale, { amountOff: 30_000, quantity: USES });
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => nodes[0].buyer()));
    const outcomes = await Promise.all(
      buyers.map((buyer, at) =>
        (nodes[at % 2] ?? nodes[0]).checkout(buyer, sale, [1], { cardId: `970436_${at}`, shownPrice: 70_000 }),
      ),
    );
    const begun = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
    expect(begun.map(({ quote }) => quote.final)).toEqual(Array.from({ length: USES }, () => 70_000));
    const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal]));
    expect(refusals).toEqual(refusals.map(() => ({ code: 'PRICE_CHANGED', price: 100_000 })));
    expect(await usesOf(sale)).toEqual({ used: USES });
    expect(await nodes[0].integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('gives a use back with the checkout that is given up, and to the checkout that replaces it', async () => {
    const world = nodes[0];
    const sale = await world.sale({ types: [{ price: 100_000 }] });
    await world.cardPromotion(sale, { amountOff: 30_000, quantity: 1 });
    const lan = await world.buyer();
    await world.checkout(lan, sale, [1], { cardId: '970436_lan' });
    const again = await world.checkout(lan, sale, [2], { cardId: '970436_lan' });
    if (!again.ok) throw new Error(again.refusal.code);
    expect([again.value.quote.final, await usesOf(sale)]).toEqual([170_000, { used: 1 }]);
    const { checkoutSessionId } = again.value;
    await world.giveUp({ accountId: lan, eventId: sale.eventId, checkoutSessionId });
    expect(await usesOf(sale)).toEqual({ used: 0 });
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });
});
