import type { Instant } from '#domain/kernel/instant.ts';
import type { Admission } from '#domain/ticket/admit.ts';

/** A scan that was counted before: when, and and which of its ticket's scans it was, from 1. */
export type CountedScan = { readonly at: Instant; readonly number: number };

/**
 * The answer that a scan got when it was counted, for who sends it again: it counts once however often it is sent.
 * [design]
 */
export const repeatedAdmission = (scan: CountedScan, firstRedeemedAt: Instant | null): Admission => ({
  outcome: scan.number === 1 ? 'ADMITTED' : 'ALREADY_CHECKED_IN',
  redeemAt: scan.at,
  firstRedeemAt: firstRedeemedAt ?? scan.at,
  count: scan.number,
});
