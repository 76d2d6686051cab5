import type { Database } from '#server/platform/postgres/connection.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type { ExportId, ReportExportRow, ReportExports } from '#server/report/exports/ports/report-exports.ts';

const COLUMNS = `report_export_id AS "exportId", account_id AS "accountId", asked AS of, name, locale, state,
  rows_written AS rows, rows_total AS total, parts, position, inserted_at AS "insertedAt", changed_at AS "changedAt"`;
const ONE = 'account_id = $1 AND report_export_id = $2';
const OPEN = `state IN ('WAITING', 'RUNNING')`;
const PUT = `INSERT INTO report_export (report_export_id, account_id, kind, asked, name, locale, state, rows_written,
    rows_total, parts, position, inserted_at, changed_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;

const valuesOf = (row: ReportExportRow): readonly unknown[] => [
  row.exportId,
  row.accountId,
  row.of.kind,
  JSON.stringify(row.of),
  row.name,
  row.locale,
  row.state,
  row.rows,
  row.total,
  row.parts,
  row.position === null ? null : JSON.stringify(row.position),
  new Date(row.insertedAt),
  new Date(row.changedAt),
];

export const makePostgresReportExports = ({ pool }: Pick<Database, 'pool'>): ReportExports => ({
  async add(tx, row) {
    const { rowCount } = await inPostgres(tx).client.query(`${PUT} ON CONFLICT DO NOTHING`, [...valuesOf(row)]);
    return rowCount === 1;
  },
  of: async (accountId, most) =>
    (
      await pool.query<ReportExportRow>(
        `SELECT ${COLUMNS} FROM report_export WHERE account_id = $1 ORDER BY inserted_at DESC LIMIT $2`,
        [accountId, most],
      )
    ).rows,
  find: async ({ accountId, exportId }) =>
    (await pool.query<ReportExportRow>(`SELECT ${COLUMNS} FROM report_export WHERE ${ONE}`, [accountId, exportId]))
      .rows[0] ?? null,
  lock: async (tx, { accountId, exportId }) =>
    (
      await inPostgres(tx).client.query<ReportExportRow>(
        `SELECT ${COLUMNS} FROM report_export WHERE ${ONE} FOR NO KEY UPDATE`,
        [accountId, exportId],
      )
    ).rows[0] ?? null,
  async put(tx, row) {
    await inPostgres(tx).client.query(
      `UPDATE report_export SET state = $3, rows_written = $4, rows_total = $5, parts = $6, position = $7,
        changed_at = $8 WHERE ${ONE}`,
      [
        row.accountId,
        row.exportId,
        row.state,
        row.rows,
        row.total,
        row.parts,
        row.position === null ? null : JSON.stringify(row.position),
        new Date(row.changedAt),
      ],
    );
  },
  stuck: async (since, most) =>
    (
      await pool.query<ExportId>(
        `SELECT account_id AS "accountId", report_export_id AS "exportId" FROM report_export
         WHERE ${OPEN} AND changed_at < $1 ORDER BY changed_at LIMIT $2`,
        [new Date(since), most],
      )
    ).rows,
  ended: async (before, most) =>
    (
      await pool.query<ReportExportRow>(
        `SELECT ${COLUMNS} FROM report_export WHERE NOT ${OPEN} AND changed_at < $1 ORDER BY changed_at LIMIT $2`,
        [new Date(before), most],
      )
    ).rows,
  async remove({ accountId, exportId }) {
    await pool.query(`DELETE FROM report_export WHERE ${ONE}`, [accountId, exportId]);
  },
});
