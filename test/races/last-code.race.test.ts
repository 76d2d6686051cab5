import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '#domain/kernel/instant.ts';
import { type Sale, type SaleWorld, saleWorld } from './sale-world.ts';

const BUYERS = 60;
const USES = 7;

describe('a code with few uses', () => {
  let nodes: readonly [SaleWorld, SaleWorld];
  beforeAll(async () => {
    const first = await saleWorld();
    nodes = [first, await saleWorld({}, first.test)];
  });

  const usesOf = (sale: Sale) =>
    nodes[0].one<{ used: number }>('SELECT used FROM promotion_code WHERE event_id = $1', [sale.eventId]);

  const rush = async (sale: Sale, more: { readonly code?: string; readonly shownPrice?: number }) => {
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => nodes[0].buyer()));
    const begun = await Promise.all(
      buyers.map(
        async (buyer, at) => [buyer, await (nodes[at % 2] ?? nodes[0]).checkout(buyer, sale, [1], more)] as const,
      ),
    );
    const refused = begun.flatMap(([, outcome]) => (outcome.ok ? [] : [outcome.refusal]));
    return { begun: begun.filter(([, outcome]) => outcome.ok), refused };
  };

  it('is used that many times by a crowd over two nodes, and the others are told that it is used up', async () => {
    const sale = await nodes[0].sale({ types: [{ price: 100_000 }] });
    await nodes[0].code(sale, 'FEW', { percentOff: 40, quantity: USES });
    const { begun, refused } = await rush(sale, { code: ' few ', shownPrice: 60_000 });
    expect(begun).toHaveLength(USES);
    expect(refused).toEqual(refused.map(() => ({ code: 'PROMOTION_NOT_APPLIED', why: { because: 'USED_UP' } })));
    for (const [, outcome] of begun)
      if (outcome.ok) expect(outcome.value.quote).toMatchObject({ original: 100_000, discount: 40_000, final: 60_000 });
    expect(await usesOf(sale)).toEqual({ used: USES });
    expect(await nodes[0].integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('that makes an order free completes it, as often as it may be used', async () => {
    const sale = await nodes[0].sale({ types: [{ price: 100_000 }] });
    await nodes[0].code(sale, 'FREE', { percentOff: 100, quantity: USES });
    const { begun } = await rush(sale, { code: 'FREE' });
    expect(begun).toHaveLength(USES);
    expect(await nodes[0].count('bought_ticket WHERE event_id = $1', [sale.eventId])).toBe(USES);
    expect(await nodes[0].integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('an Early Bird of few tickets is charged for that many, and the others read the new price first', async () => {
    const sale = await nodes[0].sale({ types: [{ price: 100_000 }] });
    await nodes[0].earlyBird(sale, { percentOff: 20, quantity: USES });
    const { begun, refused } = await rush(sale, { shownPrice: 80_000 });
    expect(begun).toHaveLength(USES);
    expect(refused).toEqual(refused.map(() => ({ code: 'PRICE_CHANGED', price: 100_000 })));
    expect(await nodes[0].integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('comes back when a checkout is given up, replaced or runs out', async () => {
    const world = nodes[0];
    const sale = await world.sale({ types: [{ price: 100_000 }] });
    await world.code(sale, 'ONE', { percentOff: 10, quantity: 1 });
    const [lan, minh] = [await world.buyer(), await world.buyer()];
    const first = await world.checkout(lan, sale, [1], { code: 'ONE' });
    expect(first.ok).toBe(true);
    expect((await world.checkout(minh, sale, [1], { code: 'ONE' })).ok).toBe(false);
    // The checkout that it replaces gives its use back.
    const again = await world.checkout(lan, sale, [2], { code: 'ONE' });
    if (!again.ok) throw new Error(again.refusal.code);
    expect(await usesOf(sale)).toEqual({ used: 1 });
    await world.giveUp({
      accountId: lan,
      eventId: sale.eventId,
      checkoutSessionId: again.value.checkoutSessionId,
    });
    expect(await usesOf(sale)).toEqual({ used: 0 });
    expect((await world.checkout(minh, sale, [1], { code: 'ONE' })).ok).toBe(true);
    world.pass(HOUR);
    await world.releaseDue();
    expect(await usesOf(sale)).toEqual({ used: 0 });
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('stays used by money that came late, and that money’s places are the ones it was for', async () => {
    const world = nodes[0];
    const sale = await world.sale({ types: [{ price: 100_000 }] });
    await world.code(sale, 'LATE', { percentOff: 10, quantity: 1 });
    const lan = await world.buyer();
    const begun = await world.checkout(lan, sale, [1], { code: 'LATE' });
    if (!begun.ok) throw new Error(begun.refusal.code);
    const transfer = await world.requestTransfer({
      accountId: lan,
      eventId: sale.eventId,
      checkoutSessionId: begun.value.checkoutSessionId,
    });
    if (!transfer.ok) throw new Error(transfer.refusal.code);
    expect(transfer.value.amount).toBe(90_000);
    world.pass(6 * HOUR);
    await world.releaseDue();
    expect(await usesOf(sale)).toEqual({ used: 0 });
    await world.pay(transfer.value.message, 90_000);
    expect(await usesOf(sale)).toEqual({ used: 1 });
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });
});
