import type { HotSale } from './bench-world.ts';
import type { RoundReport } from './rounds-in-turn.ts';

export type SeatWish = 'named' | 'best';

export type SeatCrowdPlan = {
  readonly url: string;
  readonly wish: SeatWish;
  readonly sale: HotSale;
  readonly seats: readonly string[];
  readonly connections: number;
  readonly ms: number;
  /** Takes turns, and gives back what it held when it comes again. */
  readonly buyers: readonly { readonly accessToken: string }[];
};

/** `refused`: aimed at seats that somebody had just taken. */
export type SeatReport = RoundReport & { readonly refused: number; readonly seats: number };
