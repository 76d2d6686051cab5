import { expect, it } from 'vitest';
import { saleWorld } from './sale-world.ts';

const BUYERS = 600;
const PLACES = 400;
const CUTS = 12;

// Nobody knows whether an unanswered COMMIT happened: the batch runs again, and its keys tell.
it('connections that are cut in mid-sale, at whatever statement, neither lose a place nor sell it twice', {
  timeout: 60_000,
}, async () => {
  const world = await saleWorld({ settings: { repeats: 40, batchSize: 2 } });
  const sale = await world.sale({ types: [{ capacity: PLACES }] });
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => world.buyer()));
  let selling = true;
  let cuts = 0;
  const cutting = (async () => {
    while (selling && cuts < CUTS) {
      const [cut] = await world.test.asOwner<{ readonly count: number }>(
        `SELECT count(pg_terminate_backend(pid))::int AS count FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`,
      );
      cuts += cut?.count ?? 0;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  /** Retries with the same key while the answer is 'busy', as a page does. */
  const insist = async (index: number): ReturnType<typeof world.hold> => {
    const answer = await world.hold(buyers[index] ?? ('' as never), sale, [1], `wish ${index}`);
    return !answer.ok && answer.refusal.code === 'BUSY' ? insist(index) : answer;
  };
  const answers = await Promise.all(buyers.map((_, index) => insist(index)));
  selling = false;
  await cutting;

  const held = answers.filter((answer) => answer.ok).length;
  expect(cuts).toBeGreaterThanOrEqual(CUTS);
  expect(held).toBe(PLACES);
  expect(await world.count(`reservation WHERE event_id = $1 AND state = 'HELD'`, [sale.eventId])).toBe(PLACES);
  expect(await world.quotaOf(sale)).toMatchObject({ reserved: PLACES });
  expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
});
