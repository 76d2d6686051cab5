import type { SaleWorld } from './sale-world.ts';

const WAITING = `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
const PATIENCE_MS = 1_600;
const LOOK_MS = 20;

const SALE_TABLES = 'quota, reservation, payment, payment_receipt, checkout_session';

/** Until all have read, or wait for another's lock: makes the unlucky moment certain. */
export const readBeforeAnyWrites = (
  world: SaleWorld,
  nodes: number,
  work: () => Promise<unknown>,
  tables = SALE_TABLES,
): Promise<void> => heldUp(world, nodes, `LOCK TABLE ${tables} IN SHARE MODE`, work);

/** Lets go when so many wait for these locks or for each other. */
export async function heldUp(
  world: SaleWorld,
  nodes: number,
  lock: string,
  work: () => Promise<unknown>,
): Promise<void> {
  let working: Promise<unknown> | undefined;
  await world.database.transaction(async ({ client }) => {
    await client.query(lock);
    working = work();
    for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
      const [row] = await world.test.asOwner<{ readonly count: number }>(WAITING);
      if ((row?.count ?? 0) >= nodes) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  });
  await working;
}
