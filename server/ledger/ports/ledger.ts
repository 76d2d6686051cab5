import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Posting } from '#domain/ledger/posting.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

/** The books, for acts outside a sale. Kind and subject are unique, so that nothing is booked twice. */
export type Ledger = {
  readonly book: (tx: Transaction, postings: readonly Posting[], at: Instant) => Promise<void>;
};

export const Ledger: Token<Ledger> = token<Ledger>('Ledger');
