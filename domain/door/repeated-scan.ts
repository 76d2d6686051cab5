import type { Instant } from '#domain/kernel/instant.ts';
import type { Admission } from '#domain/ticket/admit.ts';

/** A scan that was already counted. `number` is its place among the ticket's scans, from 1. */
export type CountedScan = { readonly at: Instant; readonly number: number };

/** The admission a scan received when it was first counted, for a client that sends it again. [design] */
export const repeatedAdmission = (scan: CountedScan, firstRedeemedAt: Instant | null): Admission => ({
  outcome: scan.number === 1 ? 'ADMITTED' : 'ALREADY_CHECKED_IN',
  redeemAt: scan.at,
  firstRedeemAt: firstRedeemedAt ?? scan.at,
  count: scan.number,
});
