import type { BankFeedProvider } from './incoming-transfer.ts';
import { needsReview, type TransferState } from './transfer-state.ts';

/** Each bank account has one authoritative feed; others only confirm. With none (null), any counts. [design] */
export const countsAsMoney = (
  reportedBy: readonly BankFeedProvider[],
  authoritative: BankFeedProvider | null,
): boolean => (authoritative === null ? reportedBy.length > 0 : reportedBy.includes(authoritative));

/**
 * Null: not handled yet. One that counts and waits for a person is retried at every report, as it may only have waited
 * for the authoritative feed. [design]
 */
export const needsHandling = (state: TransferState | null, counts: boolean): boolean =>
  state === null || (counts && needsReview(state));
