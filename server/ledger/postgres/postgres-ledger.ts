import type { Ledger } from '#server/ledger/ports/ledger.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const BOOK = `INSERT INTO ledger_line (ledger_line_id, book, book_id, debit_account, credit_account, amount, currency,
  kind, subject, at)
  SELECT x.*, $10 FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::text[],
    $8::text[], $9::text[]) AS x`;

export const makePostgresLedger = ({ newId }: NewId): Ledger => ({
  async book(tx, postings, at) {
    if (postings.length === 0) return;
    await inPostgres(tx).client.query(BOOK, [
      postings.map(() => newId()),
      postings.map((line) => line.book),
      postings.map((line) => line.bookId),
      postings.map((line) => line.debit),
      postings.map((line) => line.credit),
      postings.map((line) => line.amount),
      postings.map((line) => line.currency),
      postings.map((line) => line.kind),
      postings.map((line) => line.subject),
      new Date(at),
    ]);
  },
});
