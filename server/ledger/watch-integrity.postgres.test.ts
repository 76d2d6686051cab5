import { describe, expect, it } from 'vitest';
import { makePostgresIntegrityBooks } from '#server/ledger/postgres/postgres-integrity-books.ts';
import { saleWorld } from '#test/races/sale-world.ts';

const world = await saleWorld();
const books = makePostgresIntegrityBooks(world.database);

const soldEvent = async (): Promise<number> => {
  const sale = await world.sale({ types: [{ price: 50_000 }] });
  await world.hold(await world.buyer(), sale, [1]);
  return sale.eventId;
};
const check = async (limit: number): Promise<readonly number[]> => {
  const eventIds = await books.toCheck(limit);
  for (const eventId of eventIds) {
    world.pass(1_000);
    await books.remember(eventId, [], world.now());
  }
  return eventIds;
};

describe('the events whose books are checked next', () => {
  it('are new ones with sales, then those that were unchecked longest; events without sales are passed over', async () => {
    const [first, second, third] = [await soldEvent(), await soldEvent(), await soldEvent()];
    const unsold = await world.sale();
    expect(await check(2)).toEqual([first, second]);
    const fresh = await soldEvent();
    expect(await check(2)).toEqual([third, fresh]);
    expect(await check(3)).toEqual([first, second, third]);
    await world.hold(await world.buyer(), unsold, [1]);
    world.pass(1_000);
    expect((await check(10)).toSorted()).toEqual([first, second, third, unsold.eventId, fresh].toSorted());
  });
});
