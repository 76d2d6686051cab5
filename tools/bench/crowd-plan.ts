import type { HotSale } from './bench-world.ts';

/**
 * What a crowd does: takes places again and again, or buys: everything the page asks from its opening to the order's
 * result.
 */
export type CrowdWish = 'hold' | 'order';

/** What the crowd's process is told. */
export type CrowdPlan = {
  readonly url: string;
  readonly wish: CrowdWish;
  readonly sale: HotSale;
  /** Kept open and used one request at a time. */
  readonly connections: number;
  readonly ms: number;
  /** Each takes its turn; the next one to come is the one who came longest ago. */
  readonly buyers: readonly { readonly accessToken: string; readonly email: string }[];
};

/** What it saw. Times are of single requests, in ms. */
export type CrowdReport = {
  /** Holds or orders. */
  readonly fulfilled: number;
  /** Answered with BUSY and asked again. */
  readonly busy: number;
  /** Answered with a bug or an outage and asked again; the product may have none. */
  readonly failed: number;
  readonly requests: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
};
