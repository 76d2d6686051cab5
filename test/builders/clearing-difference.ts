import type { Posting } from '#domain/ledger/posting.ts';

/** Zero unless the books disagree: clearing entries cancel out across books. */
export const clearingDifference = (postings: readonly Posting[], currency: Posting['currency']): number =>
  postings.filter((line) => line.currency === currency).reduce((total, line) => total + signed(line), 0);

const signed = ({ credit, debit, amount }: Posting): number =>
  credit === 'clearing' ? amount : debit === 'clearing' ? -amount : 0;
