import { type Dong, dong, sum } from '#domain/kernel/money/dong.ts';
import type { Book, LedgerAccount, Posting } from './posting.ts';

/** Which account; without `bookId` the one of all books of the kind together. */
export type AccountOf = {
  readonly book: Book;
  readonly bookId?: string;
  readonly account: LedgerAccount;
  readonly currency: Posting['currency'];
};

/** Credits less debits of an account: positive for what is owed or earned, negative for where money lies. */
export const balanceOf = (postings: readonly Posting[], of: AccountOf): number =>
  postings
    .filter(
      (line) => line.book === of.book && line.currency === of.currency && (of.bookId ?? line.bookId) === line.bookId,
    )
    .reduce((total, line) => total + signed(line, of.account), 0);

const signed = (line: Posting, account: LedgerAccount): number =>
  line.credit === account ? line.amount : line.debit === account ? -line.amount : 0;

/** What the books disagree about, which is nothing: what one has in the others, they have for it. */
export const clearingDifference = (postings: readonly Posting[], currency: Posting['currency']): number =>
  postings.filter((line) => line.currency === currency).reduce((total, line) => total + signed(line, 'clearing'), 0);

/** The accounts of an event's book in which what it earns stands. */
export const EARNING_ACCOUNTS = ['ticket-sales', 'donations'] as const satisfies readonly LedgerAccount[];

/** An event's earnings as its book tells them: tickets and donations after refunds. Matured ones are counted too. */
export const eventEarnings = (postings: readonly Posting[], eventId: number): Dong => {
  const earned = (account: LedgerAccount): Dong =>
    dong(balanceOf(postings, { book: 'EVENT', bookId: String(eventId), account, currency: 'VND' }));
  return sum(EARNING_ACCOUNTS.map(earned));
};
