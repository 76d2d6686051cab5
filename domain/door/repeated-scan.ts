import type { Instant } from '#domain/kernel/instant.ts';
import type { Admission, AdmissionOutcome, Way } from '#domain/ticket/admit.ts';

/**
 * A scan that was already counted. `number`: the ticket's check-ins up to it; `isBack`: in, after the guest had left.
 */
export type CountedScan = {
  readonly at: Instant;
  readonly number: number;
  readonly way: Way;
  readonly isBack: boolean;
};

/** The admission a scan received when it was first counted, for a client that sends it again. [design] */
export const repeatedAdmission = (scan: CountedScan, firstRedeemedAt: Instant | null): Admission => ({
  outcome: outcomeOfScan(scan),
  redeemAt: scan.at,
  firstRedeemAt: firstRedeemedAt ?? scan.at,
  count: scan.number,
});

/** What a counted scan was answered. [design] */
export function outcomeOfScan({ number, way, isBack }: Omit<CountedScan, 'at'>): AdmissionOutcome {
  if (way === 'OUT') return 'LEFT';
  if (isBack) return 'RE_ENTERED';
  return number === 1 ? 'ADMITTED' : 'ALREADY_CHECKED_IN';
}
