import { beforeAll, describe, expect, it } from 'vitest';
import { readBeforeAnyWrites } from './read-before-any-writes.ts';
import { type Sale, type SaleWorld, saleWorld } from './sale-world.ts';

const BUYERS = 150;
const PLACES = 23;
const TYPES = [{ capacity: BUYERS }, { capacity: null }, { capacity: BUYERS, price: 120_000 }];

/** One or two places of one type each. */
const wish = (index: number): readonly number[] =>
  TYPES.map((_type, at) => (at === index % TYPES.length ? 1 + (index % 2) : 0));

const taken = async (world: SaleWorld, sale: Sale): Promise<number> =>
  (
    await world.one<{ places: number }>(
      `SELECT coalesce(sum(quantity), 0)::int AS places FROM reservation
        WHERE event_id = $1 AND state IN ('HELD', 'IN_CHECKOUT', 'SOLD')`,
      [sale.eventId],
    )
  ).places;

const ofEvent = (world: SaleWorld, sale: Sale) =>
  world.one<{ reserved: number; sold: number }>(
    `SELECT reserved, sold FROM quota WHERE event_id = $1 AND scope = 'EVENT'`,
    [sale.eventId],
  );

describe("an event's capacity over several ticket types", () => {
  let nodes: readonly [SaleWorld, SaleWorld];
  beforeAll(async () => {
    const first = await saleWorld();
    nodes = [first, await saleWorld({}, first.test)];
  });

  it('is never exceeded by many buyers at once, and all of it is used', async () => {
    const [first, second] = nodes;
    const sale = await first.sale({ eventCapacity: PLACES, closeAtCapacity: true, types: TYPES });
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => first.buyer()));
    const outcomes = await Promise.all(
      buyers.map((buyer, index) => (index % 2 === 0 ? first : second).checkout(buyer, sale, wish(index))),
    );
    const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal]));
    expect(refusals.length).toBeGreaterThan(0);
    for (const refusal of refusals) expect(['SOLD_OUT', 'NOT_ON_SALE']).toContain(refusal.code);
    expect(await taken(first, sale)).toBe(PLACES);
    const { reserved, sold } = await ofEvent(first, sale);
    expect(reserved + sold).toBe(PLACES);
    expect(await first.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('closes every type once it is sold, and opens them with a place that comes back', async () => {
    const [world] = nodes;
    const sale = await world.sale({ eventCapacity: 2, closeAtCapacity: true, types: [{}, { price: 90_000 }] });
    const [one, two, three] = [await world.buyer(), await world.buyer(), await world.buyer()];
    expect(await world.checkout(one, sale, [1, 0])).toMatchObject({ ok: true });
    const bought = await world.checkout(two, sale, [1, 0]);
    if (!bought.ok) throw new Error(bought.refusal.code);
    expect(await world.hold(three, sale, [0, 1])).toMatchObject({
      ok: false,
      refusal: { code: 'NOT_ON_SALE', because: 'SALE_CLOSED' },
    });
    const { checkoutSessionId } = bought.value;
    const back = await world.desk.submit(
      sale.eventId,
      { kind: 'GIVE_BACK', accountId: two, checkoutSessionId },
      { by: null, answer: null },
    );
    expect(back.ok).toBe(true);
    expect(await world.hold(three, sale, [0, 1])).toMatchObject({ ok: true });
    await world.test.asOwner(`UPDATE section_event SET plan_sale = 'CLOSED' WHERE event_id = $1`, [sale.eventId]);
    expect(await world.hold(await world.buyer(), sale, [0, 1])).toMatchObject({
      ok: false,
      refusal: { code: 'NOT_ON_SALE', because: 'SALE_CLOSED' },
    });
  });

  it('says sold out where sales do not close, and while the last places are only held', async () => {
    const [world] = nodes;
    for (const closeAtCapacity of [false, true]) {
      const sale = await world.sale({ eventCapacity: 1, closeAtCapacity, types: [{}, {}] });
      expect(await world.hold(await world.buyer(), sale, [1, 0])).toMatchObject({ ok: true });
      expect(await world.hold(await world.buyer(), sale, [0, 1])).toMatchObject({
        ok: false,
        refusal: { code: 'SOLD_OUT', remaining: 0 },
      });
    }
  });
});

describe('the same rush with the locks taken away', () => {
  it('exceeds the capacity', async () => {
    const first = await saleWorld({ lock: false });
    const nodes = [first, await saleWorld({ lock: false }, first.test), await saleWorld({ lock: false }, first.test)];
    await first.test.asOwner('ALTER TABLE quota DROP CONSTRAINT quota_never_oversold');
    const sale = await first.sale({ eventCapacity: PLACES, types: TYPES });
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => first.buyer()));
    await readBeforeAnyWrites(first, nodes.length, () =>
      Promise.all(buyers.map((buyer, index) => (nodes[index % nodes.length] ?? first).hold(buyer, sale, wish(index)))),
    );
    expect(await taken(first, sale)).toBeGreaterThan(PLACES);
  });
});
