import type { HotSale } from './bench-world.ts';
import type { RoundReport } from './rounds-in-turn.ts';

/** How seats are asked for: these, or the best so many. */
export type SeatWish = 'named' | 'best';

/** What the crowd's process is told. */
export type SeatCrowdPlan = {
  readonly url: string;
  readonly wish: SeatWish;
  readonly sale: HotSale;
  /** Wire ids, in the order of the hall. */
  readonly seats: readonly string[];
  readonly connections: number;
  readonly ms: number;
  /** Each takes its turn, and gives back what it held when it comes again. */
  readonly buyers: readonly { readonly accessToken: string }[];
};

/** `refused`: who aimed at seats that somebody had just taken, and was told so. */
export type SeatReport = RoundReport & { readonly refused: number; readonly seats: number };
