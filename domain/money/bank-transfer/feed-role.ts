import type { BankFeedProvider } from './incoming-transfer.ts';
import { needsReview, type TransferState } from './transfer-state.ts';

/**
 * Whether a transfer that these feeds reported counts as money. Each bank account has one authoritative feed; others
 * only confirm it. With none (null), any report counts. [design]
 */
export const countsAsMoney = (toldBy: readonly BankFeedProvider[], authoritative: BankFeedProvider | null): boolean =>
  authoritative === null ? toldBy.length > 0 : toldBy.includes(authoritative);

/**
 * Whether a transfer in this state (null: not handled yet) is handled when a feed reports it. One that counts and waits
 * for a person is tried again at every report: it may have waited for the authoritative feed only. [design]
 */
export const needsHandling = (state: TransferState | null, counts: boolean): boolean =>
  state === null || (counts && needsReview(state));
