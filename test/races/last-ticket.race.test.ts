import { beforeAll, describe, expect, it } from 'vitest';
import { readBeforeAnyWrites } from './read-before-any-writes.ts';
import { type Sale, type SaleWorld, saleWorld } from './sale-world.ts';

const BUYERS = 200;
const PLACES = 37;

/** Two nodes share one database. Answers how many buyers hold a place. */
async function rush(nodes: readonly SaleWorld[], sale: Sale): Promise<number> {
  const first = nodes[0];
  if (first === undefined) throw new Error('No node');
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => first.buyer()));
  const outcomes = await Promise.all(
    buyers.map((buyer, index) => (nodes[index % nodes.length] ?? first).hold(buyer, sale, [1])),
  );
  return outcomes.filter((outcome) => outcome.ok).length;
}

const heldIn = (world: SaleWorld, sale: Sale): Promise<number> =>
  world.count(`reservation WHERE event_id = $1 AND state IN ('HELD', 'IN_CHECKOUT', 'SOLD')`, [sale.eventId]);

describe('the last tickets', () => {
  let nodes: readonly [SaleWorld, SaleWorld];
  beforeAll(async () => {
    const first = await saleWorld();
    nodes = [first, await saleWorld({}, first.test)];
  });

  it('are held by as many buyers as there are places, and by nobody else', async () => {
    const sale = await nodes[0].sale({ types: [{ capacity: PLACES }] });
    expect(await rush(nodes, sale)).toBe(PLACES);
    expect(await heldIn(nodes[0], sale)).toBe(PLACES);
    expect(await nodes[0].quotaOf(sale)).toMatchObject({ reserved: PLACES, sold: 0 });
    expect(await nodes[0].integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('that are free become exactly that many tickets', async () => {
    const sale = await nodes[0].sale({ types: [{ capacity: PLACES }] });
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => nodes[0].buyer()));
    const outcomes = await Promise.all(
      buyers.map((buyer, index) => (index % 2 === 0 ? nodes[0] : nodes[1]).checkout(buyer, sale, [1])),
    );
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(PLACES);
    expect(await nodes[0].count('bought_ticket WHERE event_id = $1', [sale.eventId])).toBe(PLACES);
    expect(
      await nodes[0].count(`email_message WHERE message = 'order-confirmed' AND data ->> 'eventId' = $1`, [
        String(sale.eventId),
      ]),
    ).toBe(PLACES);
    expect(await nodes[0].integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('are not sold beyond a capacity that is lowered in the middle of the sale', async () => {
    const sale = await nodes[0].sale({ types: [{ capacity: PLACES }] });
    const quotaId = sale.types[0]?.quotaId ?? '';
    const [held, change] = await Promise.all([
      rush(nodes, sale),
      nodes[1].stock.changeCapacity({ eventId: sale.eventId, quotaId, capacity: PLACES - 10, by: null }),
    ]);
    expect(held).toBe(change.ok ? PLACES - 10 : PLACES);
    expect(await nodes[0].integrity(sale.eventId)).toMatchObject({ healthy: true });
  });
});

describe('the same rush with the locks taken away', () => {
  it('oversells', async () => {
    const first = await saleWorld({ lock: false });
    const nodes = [first, await saleWorld({ lock: false }, first.test), await saleWorld({ lock: false }, first.test)];
    await first.test.asOwner('ALTER TABLE quota DROP CONSTRAINT quota_never_oversold');
    const sale = await first.sale({ types: [{ capacity: PLACES }] });
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => first.buyer()));
    await readBeforeAnyWrites(first, nodes.length, () =>
      Promise.all(buyers.map((buyer, index) => (nodes[index % nodes.length] ?? first).hold(buyer, sale, [1]))),
    );
    expect(await heldIn(first, sale)).toBeGreaterThan(PLACES);
  });
});
