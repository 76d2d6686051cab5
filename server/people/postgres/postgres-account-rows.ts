import { type Instant, instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { NameOrder } from '#domain/kernel/names/name-order.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { EmailAddress } from '#domain/people/email-address.ts';
import type { StaffRole } from '#domain/people/viewer.ts';
import type { AccountRow, AccountRows, AccountViewer, UserSetting } from '#server/people/ports/account-rows.ts';
import type { CorporateRow } from '#server/people/ports/publisher-rows.ts';
import { batchLoader } from '#server/platform/postgres/batch-loader.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { PLAN_KEPT } from '#server/platform/postgres/named-client.ts';
import { postgresJson } from '#server/platform/postgres/postgres-text.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const COLUMNS = `account_id, email, username, first_name, last_name, name_order, avatar, is_admin, is_accountant,
  referral_code, referred_by_code, locale, setting, inserted_at`;
const CORPORATE_COLUMNS = `c.corporate_id, c.company_name, c.display_name, c.company_address, c.company_email,
  c.company_phone_number, c.company_tax_code,
  c.legal_representative, c.logo, c.banner, c.website, c.status, c.approved_at, c.issued_date, c.ondemand`;

const RIGHTS = `${PLAN_KEPT} SELECT a.account_id, a.is_admin, a.is_accountant,
    coalesce((SELECT jsonb_agg(jsonb_build_object('corporateId', c.corporate_id, 'status', c.status)
      ORDER BY c.corporate_id)
      FROM corporate c WHERE lower(c.company_email) = lower(a.email)), '[]') AS corporates,
    coalesce((SELECT jsonb_agg(jsonb_build_object('corporateId', m.corporate_id, 'role', m.role, 'active', m.active)
      ORDER BY m.active DESC, m.corporate_id)
      FROM corporate_staff m WHERE m.account_id = a.account_id), '[]') AS staff
  FROM account a WHERE a.account_id = ANY($1::uuid[]) AND a.suspended_at IS NULL`;

type Row = {
  account_id: string;
  email: string;
  username: string;
  first_name: string | null;
  last_name: string | null;
  name_order: NameOrder | null;
  avatar: string | null;
  is_admin: boolean;
  is_accountant: boolean;
  referral_code: string;
  referred_by_code: string | null;
  locale: Locale;
  setting: UserSetting;
  inserted_at: number;
};
type RightsRow = {
  account_id: AccountId;
  is_admin: boolean;
  is_accountant: boolean;
  corporates: AccountViewer['ownedCorporates'];
  staff: AccountViewer['staffMemberships'];
};
type CorporateDbRow = {
  corporate_id: number;
  company_name: string;
  display_name: string | null;
  company_address: string | null;
  company_email: string | null;
  company_phone_number: string | null;
  company_tax_code: string | null;
  legal_representative: string | null;
  logo: string | null;
  banner: string | null;
  website: string | null;
  status: CorporateRow['status'];
  approved_at: Instant | null;
  issued_date: Instant | null;
  ondemand: boolean;
};
type StaffRow = CorporateDbRow & { role: StaffRole; active: boolean; note: string | null };

const accountOf = (row: Row): AccountRow => ({
  accountId: row.account_id as AccountId,
  email: row.email as EmailAddress,
  username: row.username,
  firstName: row.first_name,
  lastName: row.last_name,
  nameOrder: row.name_order,
  avatar: row.avatar,
  isAdmin: row.is_admin,
  isAccountant: row.is_accountant,
  referralCode: row.referral_code,
  referredByCode: row.referred_by_code,
  locale: row.locale,
  setting: row.setting,
  insertedAt: instant(row.inserted_at),
});

const corporateOf = (row: CorporateDbRow): CorporateRow => ({
  corporateId: row.corporate_id,
  companyName: row.company_name,
  displayName: row.display_name,
  companyAddress: row.company_address,
  companyEmail: row.company_email,
  companyPhoneNumber: row.company_phone_number,
  companyTaxCode: row.company_tax_code,
  legalRepresentative: row.legal_representative,
  logo: row.logo,
  banner: row.banner,
  website: row.website,
  status: row.status,
  approvedAt: row.approved_at,
  issuedDate: row.issued_date,
  ondemand: row.ondemand,
});

const viewerOf = (row: RightsRow): AccountViewer => ({
  kind: 'account',
  accountId: row.account_id,
  isAdmin: row.is_admin,
  isAccountant: row.is_accountant,
  ownedCorporates: row.corporates,
  staffMemberships: row.staff,
});

export function makePostgresAccountRows({ pool }: Pick<Database, 'pool'>): AccountRows {
  const one = async (condition: string, value: string): Promise<AccountRow | null> => {
    const [row] = (await pool.query<Row>(`SELECT ${COLUMNS} FROM account WHERE ${condition}`, [value])).rows;
    return row === undefined ? null : accountOf(row);
  };
  return {
    async claimEmail(tx, email, accountId) {
      const { client } = inPostgres(tx);
      await client.query('INSERT INTO email_directory (email, account_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        email,
        accountId,
      ]);
      const { rows } = await client.query<{ account_id: string }>(
        'SELECT account_id FROM email_directory WHERE email = $1',
        [email],
      );
      const [row] = rows;
      if (row === undefined) throw new Error('An account id was used for two addresses');
      return row.account_id as AccountId;
    },
    async nameOf(tx, accountId) {
      const { rows } = await inPostgres(tx).client.query<{ public_name: string }>(
        'SELECT public_name FROM public_name_directory WHERE account_id = $1 LIMIT 1',
        [accountId],
      );
      return rows[0]?.public_name ?? null;
    },
    async claimName(tx, username, accountId) {
      const { rowCount } = await inPostgres(tx).client.query(
        'INSERT INTO public_name_directory (public_name, account_id) VALUES ($1, $2) ON CONFLICT (public_name) ' +
          'DO NOTHING',
        [username, accountId],
      );
      return rowCount === 1;
    },
    async add(tx, account) {
      const { rowCount } = await inPostgres(tx).client.query(
        `INSERT INTO account (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
          ON CONFLICT DO NOTHING`,
        [
          account.accountId,
          account.email,
          account.username,
          account.firstName,
          account.lastName,
          account.nameOrder ?? null,
          account.avatar,
          account.isAdmin,
          account.isAccountant,
          account.referralCode,
          account.referredByCode,
          account.locale,
          JSON.stringify(account.setting),
          new Date(account.insertedAt),
        ],
      );
      return rowCount === 1;
    },
    find: (accountId) => one('account_id = $1', accountId),
    findByEmail: (email) => one('account_id = (SELECT account_id FROM email_directory WHERE email = $1)', email),
    findByUsername: (username) =>
      one('account_id = (SELECT account_id FROM public_name_directory WHERE public_name = lower($1))', username),
    async hasReferralCode(code) {
      return (await pool.query('SELECT FROM account WHERE referral_code = $1', [code])).rowCount !== 0;
    },
    async referredCount(referralCode) {
      const { rows } = await pool.query<{ count: number }>(
        'SELECT count(*) AS count FROM account WHERE referred_by_code = $1',
        [referralCode],
      );
      return rows[0]?.count ?? 0;
    },
    async changeProfile(tx, accountId, change) {
      await inPostgres(tx).client.query(
        `UPDATE account SET first_name = CASE WHEN $2 THEN $3 ELSE first_name END, last_name = CASE WHEN $4 THEN $5
          ELSE last_name END,
           avatar = CASE WHEN $6 THEN $7 ELSE avatar END,
           name_order = coalesce($8, CASE WHEN $2 OR $4 THEN NULL ELSE name_order END)
         WHERE account_id = $1`,
        [
          accountId,
          change.firstName !== undefined,
          change.firstName ?? null,
          change.lastName !== undefined,
          change.lastName ?? null,
          change.avatar !== undefined,
          change.avatar ?? null,
          change.nameOrder ?? null,
        ],
      );
    },
    async changeSetting(tx, accountId, change) {
      await inPostgres(tx).client.query(
        'UPDATE account SET setting = jsonb_strip_nulls(setting || $2::jsonb) WHERE account_id = $1',
        [accountId, postgresJson(change)],
      );
    },
    async corporatesOf(accountId) {
      const { rows } = await pool.query<CorporateDbRow>(
        `SELECT ${CORPORATE_COLUMNS} FROM corporate c WHERE lower(c.company_email) = (SELECT lower(email) FROM account
          WHERE account_id = $1) ORDER BY c.corporate_id`,
        [accountId],
      );
      return rows.map(corporateOf);
    },
    async staffOf(accountId) {
      const { rows } = await pool.query<StaffRow>(
        `SELECT ${CORPORATE_COLUMNS}, m.role, m.active, m.note FROM corporate_staff m
          JOIN corporate c USING (corporate_id)
         WHERE m.account_id = $1 ORDER BY m.active DESC, c.corporate_id`,
        [accountId],
      );
      return rows.map((row) => ({ role: row.role, active: row.active, note: row.note, corporate: corporateOf(row) }));
    },
    rightsOf: batchLoader(async (accountIds: readonly AccountId[]) => {
      const { rows } = await pool.query<RightsRow>(RIGHTS, [[...new Set(accountIds)]]);
      const found = new Map(rows.map((row) => [row.account_id, viewerOf(row)]));
      return accountIds.map((accountId) => found.get(accountId) ?? null);
    }),
  };
}
