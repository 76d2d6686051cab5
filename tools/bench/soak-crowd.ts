import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Environment } from '#server/platform/ports/environment.ts';
import type { BenchWorld, HotSale } from './bench-world.ts';
import { buyInsistently } from './insistent-buyer.ts';
import { openInsistentShop } from './insistent-shop.ts';

export type SoakCounts = { orders: number; pages: number; streamsOpened: number };
export type SoakCrowd = {
  readonly counts: SoakCounts;
  readonly pace: (perSecond: number) => void;
  readonly leave: () => Promise<void>;
};

const LANES = 40;
const VIEWERS = 8;
const STREAMS = 60;
/** Nobody of them asks for two things at once. */
export const PEOPLE = LANES + VIEWERS + STREAMS;
const ACCOUNTS_AT_ONCE = 4_000;
const LOOKS_EVERY_MS = 200;
const LISTENS_MS = 20_000;

export function startSoakCrowd(world: BenchWorld, url: string, sales: readonly HotSale[]): SoakCrowd {
  const counts: SoakCounts = { orders: 0, pages: 0, streamsOpened: 0 };
  const shop = openInsistentShop([url], LANES);
  const pageAgent = new Agent({ keepAlive: true, maxSockets: VIEWERS });
  const { bank, sepaySecret } = world.use(Environment);
  const feed = { accountNumber: bank.account, sepaySecret: sepaySecret ?? '' };
  let here = true;
  let gap = 0;
  let next = performance.now();

  const waiting: { readonly accessToken: string; readonly email: string }[] = [];
  let coming: Promise<void> | undefined;
  const comeIn = async (): Promise<void> => {
    const accounts = await world.openAccounts(ACCOUNTS_AT_ONCE);
    const tokens = world.signIn(accounts);
    waiting.push(...accounts.map(({ email }, index) => ({ email, accessToken: tokens[index] ?? '' })));
    coming = undefined;
  };
  const buyer = async () => {
    for (;;) {
      const first = waiting.pop();
      if (first !== undefined) return first;
      coming ??= comeIn();
      await coming;
    }
  };

  const lane = async (index: number): Promise<void> => {
    const sale = sales[index % sales.length];
    if (sale === undefined) return;
    for (let count = index; here; count += 1) {
      const now = performance.now();
      next = Math.max(now, next) + gap;
      const pause = next - gap - now;
      if (pause > 0) await sleep(pause);
      if (!here) return;
      if ((await buyInsistently(shop, sale, await buyer(), 1 + (count % 3), feed)) !== null) counts.orders += 1;
    }
  };
  const look = (path: string): Promise<void> =>
    new Promise((resolve) => {
      const asking = get(`${url}${path}`, { agent: pageAgent, headers: { accept: 'text/html' } }, (response) => {
        response.resume();
        response.on('end', resolve);
      });
      asking.on('error', () => resolve());
    });
  const viewer = async (index: number): Promise<void> => {
    const paths = ['/', '/vi', ...sales.map(({ eventId }) => `/vi/event/on-sale-${eventId}`), '/no-such-page'];
    for (let count = index; here; count += 1) {
      await look(paths[count % paths.length] ?? '/');
      counts.pages += 1;
      await sleep(LOOKS_EVERY_MS);
    }
  };
  const listener = async (index: number): Promise<void> => {
    const sale = sales[index % sales.length];
    while (here) {
      const asking = get(
        `${url}/api/v1/live?topics=event:${sale?.eventId ?? 0}`,
        { agent: false, headers: { accept: 'text/event-stream' } },
        (response) => response.resume(),
      );
      asking.on('error', () => undefined);
      counts.streamsOpened += 1;
      for (const until = performance.now() + LISTENS_MS * (0.2 + Math.random()); here && performance.now() < until; )
        await sleep(250);
      // A page that is closed.
      asking.destroy();
    }
  };

  const everybody = Promise.all([
    ...Array.from({ length: LANES }, (_, index) => lane(index)),
    ...Array.from({ length: VIEWERS }, (_, index) => viewer(index)),
    ...Array.from({ length: STREAMS }, (_, index) => listener(index)),
  ]);
  everybody.catch(() => undefined);
  return {
    counts,
    pace: (perSecond) => {
      gap = 1_000 / perSecond;
      next = performance.now();
    },
    leave: async () => {
      here = false;
      await everybody;
      shop.close();
      pageAgent.destroy();
      if (shop.troubles.failed.length > 0) throw new Error(`The node failed: ${shop.troubles.failed.join('; ')}`);
    },
  };
}
