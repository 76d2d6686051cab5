import type { HotSale } from './bench-world.ts';
import type { RoundReport } from './rounds-in-turn.ts';

/** What the process of the buyers and their bank is told. */
export type CheckoutPlan = {
  readonly url: string;
  readonly sale: HotSale;
  /** Buyers at once, each with a connection that stays open and the bank's own beside it. */
  readonly connections: number;
  readonly ms: number;
  readonly buyers: readonly { readonly accessToken: string; readonly email: string }[];
  /** As the bank's feed knows our account and signs what it tells. */
  readonly bank: { readonly accountNumber: string; readonly sepaySecret: string };
};

export type CheckoutReport = RoundReport & {
  /** Transfers that the bank told of twice in the same moment. */
  readonly toldTwice: number;
  /** From the bank's telling to its acknowledgement: stored, matched, settled, tickets issued. */
  readonly settleP50: number;
  readonly settleP99: number;
  /** What the bank's notices were acknowledged for, by the code in their message. */
  readonly paidCodes: readonly string[];
};
