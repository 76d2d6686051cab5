import { dong } from '#domain/kernel/money/dong.ts';
import { points } from '#domain/kernel/money/points.ts';
import type { EarnedPoints } from '#domain/programme/rank.ts';
import type { WalletUnit } from '#domain/programme/wallet.ts';
import { cutPage } from '#server/platform/ports/page.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keyset, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';
import { lockAccount } from '#server/platform/postgres/lock-account.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type { StatementAccount, StatementQuery, StatementRow, Wallets } from '#server/programme/ports/wallets.ts';

const HOLDINGS = `SELECT account, currency AS unit, sum(amount)::bigint AS amount FROM (
    SELECT credit_account AS account, currency, amount FROM ledger_line WHERE book = 'ACCOUNT' AND book_id = $1::text
    UNION ALL
    SELECT debit_account, currency, -amount FROM ledger_line WHERE book = 'ACCOUNT' AND book_id = $1::text
    UNION ALL
    SELECT 'balance', 'POINT', -points FROM points_hold WHERE account_id = $1::text::uuid AND state = 'HELD'
    UNION ALL
    SELECT 'balance', 'VND', -amount FROM wallet_payment WHERE account_id = $1::text::uuid AND state = 'HELD') lines
  WHERE account <> 'clearing' GROUP BY account, currency`;
const NEWEST: SortOrder = {
  key: 'l.at',
  keyType: 'timestamptz',
  id: 'l.ledger_line_id',
  idType: 'uuid',
  descending: true,
};
const OF_REWARD = `(SELECT e.name FROM reward r JOIN event e USING (event_id) WHERE r.account_id = l.book_id::uuid
  AND r.user_order_id = substring(l.subject FROM '[0-9a-f-]{36}')::uuid LIMIT 1)`;
const OF_REVENUE = `(SELECT e.name FROM event e WHERE e.event_id = split_part(l.subject, ' ', 2)::int)`;
const OF_PAYMENT = `(SELECT e.name FROM wallet_payment w JOIN event e USING (event_id)
  WHERE w.account_id = l.book_id::uuid AND w.payment_id = l.subject::uuid)`;
const EVENT_NAME = `CASE WHEN l.kind IN ('reward-pending', 'reward-matured', 'reward-taken-back') THEN ${OF_REWARD}
  WHEN l.kind IN ('revenue-matured', 'revenue-taken-back') THEN ${OF_REVENUE}
  WHEN l.kind = 'wallet-spent' THEN ${OF_PAYMENT} END`;

const EARNED_POINTS = `SELECT ledger_line_id AS "lineId", at,
    CASE credit_account WHEN 'balance' THEN amount ELSE -amount END::bigint AS change
  FROM ledger_line WHERE book = 'ACCOUNT' AND book_id = $1 AND currency = 'POINT'
    AND kind IN ('reward-matured', 'reward-taken-back') AND 'balance' IN (credit_account, debit_account)
  ORDER BY at, ledger_line_id`;

type HeldRow = { readonly account: StatementAccount; readonly unit: WalletUnit; readonly amount: number };

function linesOf({ accountId, account, unit }: StatementQuery) {
  const given = parameters();
  const holder = given.add(accountId);
  const name = given.add(account);
  const currency = given.add(unit);
  return {
    given,
    change: `CASE ${name}::text WHEN l.credit_account THEN l.amount ELSE -l.amount END`,
    source: `ledger_line l WHERE l.book = 'ACCOUNT' AND l.book_id = ${holder}::text AND l.currency = ${currency}::text
      AND ${name}::text IN (l.credit_account, l.debit_account)`,
  };
}

export const makePostgresWallets = ({ pool }: Pick<Database, 'pool'>): Wallets => ({
  lock: lockAccount,
  async holdings(accountId, tx) {
    const { rows } = await (tx === undefined ? pool : inPostgres(tx).client).query<HeldRow>(HOLDINGS, [accountId]);
    const held = (account: StatementAccount, unit: WalletUnit): number =>
      rows.find((row) => row.account === account && row.unit === unit)?.amount ?? 0;
    return {
      wallet: {
        VND: dong(held('balance', 'VND')),
        POINT: points(held('balance', 'POINT')),
        setAside: dong(held('withdrawals', 'VND')),
      },
      pending: { VND: dong(held('pending-rewards', 'VND')), POINT: points(held('pending-rewards', 'POINT')) },
      revenue: dong(held('revenue', 'VND')),
    };
  },
  async statement(query, page) {
    const { given, change, source } = linesOf(query);
    const { condition, order } = keyset(NEWEST, page, given);
    const { rows } = await pool.query<StatementRow>(
      `SELECT l.ledger_line_id AS "lineId", l.at, l.kind, (${change})::bigint AS change, ${EVENT_NAME} AS "eventName"
       FROM ${source} AND ${condition} ${order}`,
      given.values,
    );
    return cutPage(rows, page, (row) => ({ key: row.at, id: row.lineId }));
  },
  countLines(query) {
    const { given, source } = linesOf(query);
    return countUpTo(pool, source, given.values);
  },
  async earnedPoints(accountId) {
    const { rows } = await pool.query<EarnedPoints>(EARNED_POINTS, [accountId]);
    return rows;
  },
  async isConverted(tx, subject) {
    const { rowCount } = await inPostgres(tx).client.query(
      `SELECT FROM ledger_line WHERE kind = 'reward-converted' AND subject = $1`,
      [subject],
    );
    return rowCount === 1;
  },
});
