import type { CorporateStaff, StaffRow } from '#server/people/ports/corporate-staff.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const MOST = 500;

export const makePostgresCorporateStaff = ({ pool }: Pick<Database, 'pool'>): CorporateStaff => ({
  async lock(tx, corporateId) {
    const { rows } = await inPostgres(tx).client.query<{ readonly ownerEmail: string | null }>(
      'SELECT company_email AS "ownerEmail" FROM corporate WHERE corporate_id = $1 FOR NO KEY UPDATE',
      [corporateId],
    );
    return rows[0] ?? null;
  },
  async of(corporateId) {
    const { rows } = await pool.query<StaffRow>(
      `SELECT m.account_id AS "accountId", m.role, m.active, m.note, a.email, a.first_name AS "firstName",
        a.last_name AS "lastName", a.name_order AS "nameOrder", a.username, a.avatar
        FROM corporate_staff m JOIN account a USING (account_id) WHERE m.corporate_id = $1
        ORDER BY a.first_name NULLS LAST, a.email LIMIT ${MOST}`,
      [corporateId],
    );
    return rows;
  },
  async inTransaction(tx, corporateId) {
    const { rows } = await inPostgres(tx).client.query<Pick<StaffRow, 'accountId' | 'role' | 'active'>>(
      'SELECT account_id AS "accountId", role, active FROM corporate_staff WHERE corporate_id = $1',
      [corporateId],
    );
    return rows;
  },
  async put(tx, corporateId, { accountId, role, active }) {
    await inPostgres(tx).client.query(
      `INSERT INTO corporate_staff (corporate_id, account_id, role, active) VALUES ($1, $2, $3, $4)
        ON CONFLICT (corporate_id, account_id) DO UPDATE SET role = excluded.role, active = excluded.active`,
      [corporateId, accountId, role, active],
    );
  },
  async remove(tx, corporateId, accountId) {
    await inPostgres(tx).client.query('DELETE FROM corporate_staff WHERE corporate_id = $1 AND account_id = $2', [
      corporateId,
      accountId,
    ]);
  },
});
