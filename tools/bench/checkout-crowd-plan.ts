import type { HotSale } from './bench-world.ts';
import type { RoundReport } from './rounds-in-turn.ts';

export type CheckoutPlan = {
  readonly url: string;
  readonly sale: HotSale;
  readonly connections: number;
  readonly ms: number;
  readonly buyers: readonly { readonly accessToken: string; readonly email: string }[];
  /** Typed by every buyer; null: none. */
  readonly code: string | null;
  readonly bank: { readonly accountNumber: string; readonly sepaySecret: string };
};

export type CheckoutReport = RoundReport & {
  /** Reported twice at the same moment. */
  readonly toldTwice: number;
  /** From the notice to its acknowledgement: stored, matched, settled, tickets issued. */
  readonly settleP50: number;
  readonly settleP99: number;
  /** What the bank's notices were acknowledged for, by the code in their message. */
  readonly paidCodes: readonly string[];
};
