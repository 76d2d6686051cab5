import { type Dong, dong, sum } from '#domain/kernel/money/dong.ts';
import type { Book, LedgerAccount, Posting } from './posting.ts';

/** Without `bookId`: the account across all books of the kind. */
export type AccountOf = {
  readonly book: Book;
  readonly bookId?: string;
  readonly account: LedgerAccount;
  readonly currency: Posting['currency'];
};

/** Credits minus debits: positive for what is owed or earned, negative for where money is. */
export const balanceOf = (postings: readonly Posting[], of: AccountOf): number =>
  postings
    .filter(
      (line) => line.book === of.book && line.currency === of.currency && (of.bookId ?? line.bookId) === line.bookId,
    )
    .reduce((total, line) => total + signed(line, of.account), 0);

const signed = (line: Posting, account: LedgerAccount): number =>
  line.credit === account ? line.amount : line.debit === account ? -line.amount : 0;

export const EARNING_ACCOUNTS = ['ticket-sales', 'donations'] as const satisfies readonly LedgerAccount[];

/** An event's earnings: tickets and donations after refunds, matured ones included. */
export const eventEarnings = (postings: readonly Posting[], eventId: number): Dong => {
  const earned = (account: LedgerAccount): Dong =>
    dong(balanceOf(postings, { book: 'EVENT', bookId: String(eventId), account, currency: 'VND' }));
  return sum(EARNING_ACCOUNTS.map(earned));
};
