import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { BankFeedProvider } from '#domain/money/bank-transfer/incoming-transfer.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type UnreadNotice = {
  readonly unreadNoticeId: string;
  readonly provider: BankFeedProvider;
  /** The first field that could not be read, in the feed's words. */
  readonly field: string;
  /** The raw bytes as they came. */
  readonly body: Uint8Array;
  readonly receivedAt: Instant;
};

/** What a person did about a notice, and when. */
type HandledNotice = { readonly note: string; readonly by: AccountId; readonly at: Instant };

export type UnreadNotices = {
  /** Stores the notice unless its feed sent the same bytes before. Resolves after the commit. */
  readonly keep: (notice: UnreadNotice) => Promise<void>;
  /** Those that nobody has handled, newest first. */
  readonly list: (page: PageRequest) => Promise<Page<UnreadNotice>>;
  /** Takes a notice out of the list: NOW, or BEFORE by somebody. */
  readonly handle: (
    tx: Transaction,
    unreadNoticeId: string,
    handled: HandledNotice,
  ) => Promise<'NOW' | 'BEFORE' | 'UNKNOWN'>;
  /** Of the list. Exact to 10,000; null beyond. */
  readonly count: () => Promise<number | null>;
};
export const UnreadNotices: Token<UnreadNotices> = token<UnreadNotices>('UnreadNotices');
