import type { Instant } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { CorporateStatus } from '#domain/people/corporate-status.ts';
import type { Registration } from '#domain/people/registration.ts';
import type {
  CorporateRegistrations,
  RegistrationQuery,
  RegistrationRow,
} from '#server/people/ports/corporate-registrations.ts';
import { cutPage } from '#server/platform/ports/page.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keyset, type Parameters, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';
import { lockAccount } from '#server/platform/postgres/lock-account.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

type Row = {
  readonly corporateId: number;
  readonly status: CorporateStatus;
  readonly companyName: string;
  readonly companyAddress: string | null;
  readonly companyEmail: string | null;
  readonly issuedDate: Instant | null;
  readonly approvedAt: Instant | null;
  readonly insertedAt: Instant;
  readonly applicant: AccountId | null;
  readonly licence: string | null;
  readonly documents: readonly string[] | null;
  readonly termsVersion: string | null;
  readonly mayBeContacted: boolean | null;
  readonly submittedAt: Instant | null;
  readonly question: string | null;
  readonly decidedAt: Instant | null;
  readonly decidedBy: AccountId | null;
  readonly reason: string | null;
};

const COLUMNS = `c.corporate_id AS "corporateId", c.status, c.company_name AS "companyName",
  c.company_address AS "companyAddress", c.company_email AS "companyEmail", c.issued_date AS "issuedDate",
  c.approved_at AS "approvedAt", c.inserted_at AS "insertedAt", r.account_id AS applicant,
  r.business_license_number AS licence, r.documents, r.terms_version AS "termsVersion",
  r.may_be_contacted AS "mayBeContacted", r.submitted_at AS "submittedAt", r.question, r.decided_at AS "decidedAt",
  r.decided_by AS "decidedBy", r.reason`;
const SOURCE = 'corporate c LEFT JOIN corporate_registration r USING (corporate_id)';

function registrationOf(row: Row): Registration {
  const since = row.submittedAt ?? row.insertedAt;
  const form = {
    companyName: row.companyName,
    businessLicenceNumber: row.licence ?? '',
    licenceIssuedAt: row.issuedDate ?? row.insertedAt,
    companyAddress: row.companyAddress ?? '',
    documents: row.documents ?? [],
    termsVersion: row.termsVersion ?? '',
    agreedAt: since,
    mayBeContacted: row.mayBeContacted ?? false,
  };
  if (row.status === 'REJECTED')
    return { status: 'REJECTED', form, rejectedAt: row.decidedAt ?? since, reason: row.reason ?? '' };
  // A corporate from before registrations was approved by nobody that is known.
  if (row.status === 'APPROVED')
    return { status: 'APPROVED', form, approvedAt: row.approvedAt ?? since, approvedBy: row.decidedBy };
  return { status: 'PENDING', form, submittedAt: since, question: row.question };
}

const rowOf = (row: Row): RegistrationRow => ({
  corporateId: row.corporateId,
  applicant: row.applicant,
  companyEmail: row.companyEmail ?? '',
  submittedAt: row.submittedAt ?? row.insertedAt,
  registration: registrationOf(row),
});

function conditionOf({ status, search }: RegistrationQuery, given: Parameters): string {
  const like = search === null ? null : given.add(`%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
  return [
    status === null ? 'TRUE' : `c.status = ${given.add(status)}`,
    like === null
      ? 'TRUE'
      : `(c.company_name ILIKE ${like} OR c.company_email ILIKE ${like} OR r.business_license_number ILIKE ${like})`,
  ].join(' AND ');
}

const order = (status: CorporateStatus | null): SortOrder => ({
  key: 'c.inserted_at',
  keyType: 'timestamptz',
  id: 'c.corporate_id',
  idType: 'int',
  descending: status !== 'PENDING',
});

export function makePostgresCorporateRegistrations({ pool }: Pick<Database, 'pool'>): CorporateRegistrations {
  const one = async (condition: string, value: unknown): Promise<RegistrationRow | null> => {
    const [row] = (await pool.query<Row>(`SELECT ${COLUMNS} FROM ${SOURCE} WHERE ${condition}`, [value])).rows;
    return row === undefined ? null : rowOf(row);
  };
  return {
    lockAccount,
    async lock(tx, corporateId) {
      const { rows } = await inPostgres(tx).client.query<Row>(
        `SELECT ${COLUMNS} FROM ${SOURCE} WHERE c.corporate_id = $1 FOR NO KEY UPDATE OF c`,
        [corporateId],
      );
      return rows[0] === undefined ? null : rowOf(rows[0]);
    },
    find: (corporateId) => one('c.corporate_id = $1', corporateId),
    ofAccount: (accountId) =>
      one(
        `lower(c.company_email) = (SELECT lower(email) FROM account WHERE account_id = $1)
          ORDER BY c.corporate_id LIMIT 1`,
        accountId,
      ),
    async list(query, page) {
      const given = parameters();
      const condition = conditionOf(query, given);
      const { condition: after, order: sorted } = keyset(order(query.status), page, given);
      const { rows } = await pool.query<Row>(
        `SELECT ${COLUMNS} FROM ${SOURCE} WHERE ${condition} AND ${after} ${sorted}`,
        given.values,
      );
      const cut = cutPage(rows, page, (row) => ({ key: row.insertedAt, id: String(row.corporateId) }));
      return { ...cut, rows: cut.rows.map(rowOf) };
    },
    count(query) {
      const given = parameters();
      return countUpTo(pool, `${SOURCE} WHERE ${conditionOf(query, given)}`, given.values);
    },
    async submit(tx, known, { accountId, email }, { form, submittedAt }) {
      const { client } = inPostgres(tx);
      const values = [form.companyName, form.companyAddress, new Date(form.licenceIssuedAt)];
      const { rows } = await client.query<{ readonly id: number }>(
        known === null
          ? `INSERT INTO corporate (company_name, company_address, issued_date, company_email, status, inserted_at)
              VALUES ($1, $2, $3, $4, 'PENDING', $5) RETURNING corporate_id AS id`
          : `UPDATE corporate SET company_name = $1, company_address = $2, issued_date = $3, status = 'PENDING'
              WHERE corporate_id = $4 RETURNING corporate_id AS id`,
        known === null ? [...values, email, new Date(submittedAt)] : [...values, known],
      );
      const corporateId = rows[0]?.id;
      if (corporateId === undefined) throw new Error('A corporate that was locked is gone');
      await client.query(
        `INSERT INTO corporate_registration (corporate_id, account_id, business_license_number, documents,
          terms_version, may_be_contacted, submitted_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (corporate_id) DO UPDATE SET account_id = excluded.account_id,
          business_license_number = excluded.business_license_number, documents = excluded.documents,
          terms_version = excluded.terms_version, may_be_contacted = excluded.may_be_contacted,
          submitted_at = excluded.submitted_at, question = NULL, decided_at = NULL, decided_by = NULL, reason = NULL`,
        [
          corporateId,
          accountId,
          form.businessLicenceNumber,
          form.documents,
          form.termsVersion,
          form.mayBeContacted,
          new Date(submittedAt),
        ],
      );
      return corporateId;
    },
    async decide(tx, corporateId, registration, by, at) {
      const { client } = inPostgres(tx);
      const decided = registration.status !== 'PENDING';
      await client.query(
        `UPDATE corporate SET status = $2, approved_at = CASE WHEN $2 = 'APPROVED' THEN $3 ELSE approved_at END
          WHERE corporate_id = $1`,
        [corporateId, registration.status, new Date(at)],
      );
      await client.query(
        `UPDATE corporate_registration SET question = $2, reason = $3, decided_at = $4, decided_by = $5
          WHERE corporate_id = $1`,
        [
          corporateId,
          registration.status === 'PENDING' ? registration.question : null,
          registration.status === 'REJECTED' ? registration.reason : null,
          decided ? new Date(at) : null,
          decided ? by : null,
        ],
      );
    },
    async claimName(tx, name, corporateId) {
      await inPostgres(tx).client.query(
        `INSERT INTO public_name_directory (public_name, corporate_id) VALUES ($1, $2)
          ON CONFLICT (public_name) DO NOTHING`,
        [name, corporateId],
      );
    },
    async recordConsents(tx, accountId, consents) {
      for (const { consentId, kind, textVersion, source, at } of consents)
        await inPostgres(tx).client.query(
          `INSERT INTO consent (account_id, consent_id, kind, text_version, source, at)
            VALUES ($1, $2, $3, $4, $5, $6)`,
          [accountId, consentId, kind, textVersion, source, new Date(at)],
        );
    },
  };
}
