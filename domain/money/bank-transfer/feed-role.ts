import type { BankFeedProvider } from './incoming-transfer.ts';
import { needsReview, type TransferState } from './transfer-state.ts';

/**
 * What a feed's telling of a transfer is worth. COUNTS: its money is put to a payment. REPEATED: it counted before,
 * nothing changes. CONFIRMS: the authoritative feed told of it already. WAITS: the authoritative feed has not told of
 * it, so that its money is not put to anything yet.
 */
export type NoticeRole = 'COUNTS' | 'REPEATED' | 'CONFIRMS' | 'WAITS';

/**
 * Each bank account has one authoritative feed; another only confirms what that told. Null: none was named, and whoever
 * tells first counts. `toldBy` are the feeds that told of this same transfer before. (design 6)
 */
export function noticeRole(
  teller: BankFeedProvider,
  toldBy: readonly BankFeedProvider[],
  authoritative: BankFeedProvider | null,
): NoticeRole {
  if (toldBy.includes(teller)) return 'REPEATED';
  if (authoritative === null) return toldBy.length === 0 ? 'COUNTS' : 'CONFIRMS';
  if (teller === authoritative) return 'COUNTS';
  return toldBy.includes(authoritative) ? 'CONFIRMS' : 'WAITS';
}

/**
 * Whether a telling makes something be done about a transfer in this state; null: nobody dealt with it yet. What waits
 * for a person because only another feed told of it needs no person any more once the authoritative feed tells. (design
 * 6)
 */
export const needsHandling = (state: TransferState | null, word: NoticeRole): boolean =>
  state === null || (word === 'COUNTS' && needsReview(state));
