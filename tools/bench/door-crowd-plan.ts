import type { RoundReport } from './rounds-in-turn.ts';

export type DoorPlan = {
  readonly url: string;
  readonly sectionEventId: number;
  /** A device each: a connection that stays open, one scan at a time. */
  readonly staff: readonly { readonly accessToken: string }[];
  /** The texts of the tickets' QRs, in the order in which people arrive. */
  readonly tickets: readonly string[];
  readonly ms: number;
};

export type DoorReport = RoundReport & {
  readonly admitted: number;
  readonly already: number;
  /** Tickets that were let in more than once: there must be none. */
  readonly twice: number;
};
