import type { SaleWorld } from './sale-world.ts';

const WAITING = `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
/** Below the batcher's lock time-out, so that nobody gives up meanwhile. */
const PATIENCE_MS = 1_600;
const LOOK_MS = 20;

const SALE_TABLES = 'quota, reservation, payment, payment_receipt, checkout_session';

/**
 * Lets every node read, and write these tables only when all have read (or wait for another's lock): what an unlucky
 * moment does, at will.
 */
export const readBeforeAnyWrites = (
  world: SaleWorld,
  nodes: number,
  work: () => Promise<unknown>,
  tables = SALE_TABLES,
): Promise<void> => heldUp(world, nodes, `LOCK TABLE ${tables} IN SHARE MODE`, work);

/** Begins the work while this statement's locks are held, and lets go when so many wait for them or for each other. */
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
