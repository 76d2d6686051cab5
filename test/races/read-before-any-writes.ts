import type { SaleWorld } from './sale-world.ts';

/** Lets every node read, and write only when all have read: what an unlucky moment does, at will. */
export async function readBeforeAnyWrites(world: SaleWorld, work: () => Promise<unknown>): Promise<void> {
  let working: Promise<unknown> | undefined;
  await world.database.transaction(async ({ client }) => {
    await client.query('LOCK TABLE quota, reservation, payment, payment_receipt, checkout_session IN SHARE MODE');
    working = work();
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  await working;
}
