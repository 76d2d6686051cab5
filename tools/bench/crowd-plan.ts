import type { HotSale } from './bench-world.ts';

/** 'order': everything the page asks from its opening to the order's result. */
export type CrowdWish = 'hold' | 'order';

export type CrowdPlan = {
  readonly url: string;
  readonly wish: CrowdWish;
  readonly sale: HotSale;
  /** Kept open and used one request at a time. */
  readonly connections: number;
  readonly ms: number;
  readonly buyers: readonly { readonly accessToken: string; readonly email: string }[];
};

export type CrowdReport = {
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
