import { setTimeout as sleep } from 'node:timers/promises';
import { Environment } from '#server/platform/ports/environment.ts';
import { isAlive, readPostmasterPid } from '#server/platform/postgres/embedded/postmaster-pid.ts';
import { type BenchWorld, benchWorld, type HotSale } from './bench-world.ts';
import { type Account, accountFor } from './crash-account.ts';
import {
  accountForCancelled,
  type CancelledAccount,
  cancelNow,
  refundInsistently,
  untilCancelled,
} from './crash-cancelled.ts';
import { startCrashNodes } from './crash-nodes.ts';
import { buyInsistently, type Purchase } from './insistent-buyer.ts';
import { type InsistentShop, openInsistentShop, type Troubles } from './insistent-shop.ts';

export type CrashPlan = {
  /** Of the free and of the paid sale each; the one that is cancelled has a fifth. */
  readonly places: number;
  readonly kills: number;
  readonly nodes: number;
  readonly lanes: number;
  readonly say: (sentence: string) => void;
};

export type CrashReport = {
  readonly seconds: number;
  readonly killed: { readonly nodes: number; readonly database: number };
  readonly troubles: Troubles;
  readonly free: Account;
  readonly paid: Account;
  readonly cancelled: CancelledAccount;
};

const PRICE = 90_000;
const MOST_AT_ONCE = 5;
/** Every so many orders of the cancelled sale are refunded by hand before. */
const BY_HAND_EVERY = 10;
const CANCELLED_SHARE = 5;

async function sellOut(
  world: BenchWorld,
  shop: InsistentShop,
  sale: HotSale,
  plan: Pick<CrashPlan, 'places' | 'lanes'>,
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

/** Counts what was acknowledged against what the database has, while nodes and database are killed. */
export async function crashSale(plan: CrashPlan): Promise<CrashReport> {
  const world = await benchWorld();
  const nodes = await startCrashNodes(world, plan.nodes);
  const shop = openInsistentShop(nodes.urls, plan.lanes);
  const killed = { nodes: 0, database: 0 };
  const began = performance.now();
  try {
    const free = await world.openSale(0, plan.places);
    const paid = await world.openSale(PRICE, plan.places);
    const few = { lanes: Math.ceil(plan.lanes / 4), places: Math.ceil(plan.places / CANCELLED_SHARE) };
    const cancelled = await world.openSale(PRICE, few.places);
    const [organiserToken = ''] = world.signIn([{ accountId: world.organiser, email: '' }]);
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
    // Moments of the sale rather than of the clock, so that each kill meets a crowd on any machine.
    const moments = Array.from({ length: plan.kills }, () => (0.01 + Math.random() * 0.94) * plan.places * 2).sort(
      (one, other) => one - other,
    );
    const killing = (async () => {
      for (const moment of moments) {
        while (sold < moment && !over) await sleep(20);
        await killOne();
      }
    })();

    const sellAndCancel = async (): Promise<Purchase[]> => {
      const bought = await sellOut(world, shop, cancelled, few, () => undefined);
      for (const [at, purchase] of bought.entries())
        if (at % BY_HAND_EVERY === 0) await refundInsistently(world, shop, cancelled, purchase, organiserToken);
      await cancelNow(world, cancelled);
      plan.say(`cancelled the event of ${bought.length} paid orders after ${sold} places`);
      return bought;
    };
    const cancelling = sellAndCancel();
    const bought = await Promise.all([free, paid].map((sale) => sellOut(world, shop, sale, plan, onSold)));
    over = true;
    const returned = await cancelling;
    await killing;
    await untilCancelled(world, cancelled);
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
      cancelled: await accountForCancelled(world, cancelled, returned),
    };
  } finally {
    shop.close();
    await nodes.stop();
    await world.close();
  }
}
