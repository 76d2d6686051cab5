import { type Instant, instant } from '#domain/kernel/instant.ts';
import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import type { FeeChange, FeeName } from '#domain/programme/fee-schedule.ts';
import type { FeeAgreement } from '#domain/programme/withdrawal.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type { FeeBook } from '#server/programme/ports/fee-book.ts';

const CHANGES = `SELECT version, basis_points AS "basisPoints", fixed, minimum, from_at AS "from"
  FROM fee_change WHERE fee = $1 ORDER BY version`;
const ADD = `INSERT INTO fee_change (fee, version, basis_points, fixed, minimum, from_at, changed_by, changed_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (fee, version) DO NOTHING`;

type ChangeRow = {
  readonly version: number;
  readonly basisPoints: number;
  readonly fixed: Dong;
  readonly minimum: Dong;
  readonly from: Instant;
};

/** `first`: what counts until a fee is changed for the first time. */
export function makePostgresFeeBook(
  { pool }: Pick<Database, 'pool'>,
  first: Readonly<Record<FeeName, FeeAgreement>>,
): FeeBook {
  return {
    async history(fee, tx) {
      const sql = tx === undefined ? pool : inPostgres(tx).client;
      const { rows } = await sql.query<ChangeRow>(CHANGES, [fee]);
      const initial: FeeChange = { version: 0, terms: { ...first[fee], minimum: ZERO }, from: instant(0) };
      return [initial, ...rows.map(({ version, from, ...terms }): FeeChange => ({ version, terms, from }))];
    },
    async add(tx, fee, { version, terms, from, changedBy, changedAt }) {
      const { rowCount } = await inPostgres(tx).client.query(ADD, [
        fee,
        version,
        terms.basisPoints,
        terms.fixed,
        terms.minimum,
        new Date(from),
        changedBy,
        new Date(changedAt),
      ]);
      return rowCount === 1;
    },
  };
}
