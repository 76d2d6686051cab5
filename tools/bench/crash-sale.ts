import { setTimeout as sleep } from 'node:timers/promises';
import { Environment } from '#server/platform/ports/environment.ts';
import { isAlive, readPostmasterPid } from '#server/platform/postgres/embedded/postmaster-pid.ts';
import { type BenchWorld, benchWorld, type HotSale } from './bench-world.ts';
import { type Account, accountFor } from './crash-account.ts';
import { startCrashNodes } from './crash-nodes.ts';
import { buyInsistently, type Purchase } from './insistent-buyer.ts';
import { type InsistentShop, openInsistentShop, type Troubles } from './insistent-shop.ts';

export type CrashPlan = {
  /** Of the free and of the paid sale each. */
  readonly places: number;
  readonly kills: number;
  readonly nodes: number;
  /** Buyers at the same time. */
  readonly lanes: number;
  readonly say: (sentence: string) => void;
};

export type CrashReport = {
  readonly seconds: number;
  readonly killed: { readonly nodes: number; readonly database: number };
  readonly troubles: Troubles;
  readonly free: Account;
  readonly paid: Account;
};

const PRICE = 90_000;
const MOST_AT_ONCE = 5;

/** Sells everything of one sale to people who insist; what was acknowledged to whom. */
async function sellOut(
  world: BenchWorld,
  shop: InsistentShop,
  sale: HotSale,
  plan: CrashPlan,
  onSold: (quantity: number) => void,
): Promise<Purchase[]> {
  const { bank, sepaySecret } = world.use(Environment);
  const feed = { accountNumber: bank.account, sepaySecret: sepaySecret ?? '' };
  // Enough for orders of one place each at the end; a buyer buys once.
  const accounts = await world.openAccounts(Math.ceil(plan.places / 2) + plan.lanes);
  const tokens = world.signIn(accounts);
  const purchases: Purchase[] = [];
  let turn = 0;
  const lane = async (): Promise<void> => {
    for (;;) {
      const mine = turn;
      turn += 1;
      const buyer = { accessToken: tokens[mine] ?? '', email: accounts[mine]?.email ?? '' };
      const wanted = 1 + (mine % MOST_AT_ONCE);
      const bought =
        (await buyInsistently(shop, sale, buyer, wanted, feed)) ?? (await buyInsistently(shop, sale, buyer, 1, feed));
      if (bought === null) return;
      purchases.push(bought);
      onSold(bought.quantity);
    }
  };
  await Promise.all(Array.from({ length: Math.ceil(plan.lanes / 2) }, lane));
  return purchases;
}

/**
 * Sells two sales out over several nodes while nodes and the database are killed at random, and counts what was
 * acknowledged against what is there.
 */
export async function crashSale(plan: CrashPlan): Promise<CrashReport> {
  const world = await benchWorld();
  const nodes = await startCrashNodes(world, plan.nodes);
  const shop = openInsistentShop(nodes.urls, plan.lanes);
  const killed = { nodes: 0, database: 0 };
  const began = performance.now();
  try {
    const free = await world.openSale(0, plan.places);
    const paid = await world.openSale(PRICE, plan.places);
    let sold = 0;
    let over = false;
    const onSold = (quantity: number): void => {
      sold += quantity;
    };

    const killOne = async (): Promise<void> => {
      for (;;) {
        const pid = Math.random() < 1 / 3 ? readPostmasterPid(world.databaseFolder)?.pid : undefined;
        if (pid !== undefined && isAlive(pid)) {
          process.kill(pid, 'SIGKILL');
          killed.database += 1;
          return plan.say(`killed the database after ${sold} places`);
        }
        const place = 1 + Math.floor(Math.random() * plan.nodes);
        if (pid === undefined && nodes.kill(place)) {
          killed.nodes += 1;
          return plan.say(`killed node ${place} after ${sold} places`);
        }
        await sleep(50);
      }
    };
    // Random moments of the sale rather than of the clock: each kill meets a crowd, however fast the machine is.
    const moments = Array.from({ length: plan.kills }, () => (0.01 + Math.random() * 0.94) * plan.places * 2).sort(
      (one, other) => one - other,
    );
    const killing = (async () => {
      for (const moment of moments) {
        while (sold < moment && !over) await sleep(20);
        await killOne();
      }
    })();

    const bought = await Promise.all([free, paid].map((sale) => sellOut(world, shop, sale, plan, onSold)));
    over = true;
    await killing;
    const [ofFree, ofPaid] = [
      await accountFor(world, free, bought[0] ?? []),
      await accountFor(world, paid, bought[1] ?? []),
    ];
    return {
      seconds: (performance.now() - began) / 1_000,
      killed,
      troubles: shop.troubles,
      free: ofFree,
      paid: ofPaid,
    };
  } finally {
    shop.close();
    await nodes.stop();
    await world.close();
  }
}
