import type { BankFeedProvider } from './incoming-transfer.ts';
import { needsReview, type TransferState } from './transfer-state.ts';

/**
 * The effect of a feed's notice of a transfer. COUNTS: its money is applied to a payment. REPEATED: it already counted.
 * CONFIRMS: the authoritative feed already reported it. WAITS: the authoritative feed has not reported it yet, so
 * nothing is applied.
 */
export type NoticeRole = 'COUNTS' | 'REPEATED' | 'CONFIRMS' | 'WAITS';

/**
 * Each bank account has one authoritative feed; others only confirm it. With none (null), the first report counts.
 * `toldBy`: the feeds that reported this transfer before. [design]
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
 * Whether a notice requires handling a transfer in this state (null: not handled yet). A transfer waiting for a person
 * because only another feed reported it is handled once the authoritative feed does. [design]
 */
export const needsHandling = (state: TransferState | null, word: NoticeRole): boolean =>
  state === null || (word === 'COUNTS' && needsReview(state));
