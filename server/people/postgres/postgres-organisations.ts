import type { Instant } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { OrganisationRole } from '#domain/people/organisation-users.ts';
import type {
  OrganisationRow,
  Organisations,
  OrganisationUserQuery,
  OrganisationUserRow,
} from '#server/people/ports/organisations.ts';
import { cutPage } from '#server/platform/ports/page.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keyset, type Parameters, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const ORGANISATION = `o.organization_id AS "organisationId", o.name, o.website, creator.email AS "creatorEmail"`;
const OF_ORGANISATION = 'organization o JOIN account creator ON creator.account_id = o.creator_account_id';
const SOURCE = `organization_user u JOIN account a USING (account_id)
  JOIN organization o ON o.organization_id = u.organization_id
  JOIN account creator ON creator.account_id = o.creator_account_id`;

const USER = `u.account_id AS "accountId", u.role, u.inserted_at AS "insertedAt", a.email,
  a.first_name AS "firstName"`;

type UserRow = OrganisationRow & {
  readonly accountId: AccountId;
  readonly role: OrganisationRole;
  readonly insertedAt: Instant;
  readonly email: string;
  readonly firstName: string | null;
};

const conditionOf = (query: OrganisationUserQuery, given: Parameters): string =>
  'organisationId' in query
    ? `u.organization_id = ${given.add(query.organisationId)}`
    : `u.account_id = ${given.add(query.accountId)}`;

const JOINED: Omit<SortOrder, 'id'> = {
  key: 'u.inserted_at',
  keyType: 'timestamptz',
  idType: 'uuid',
  descending: false,
};
const orderOf = (query: OrganisationUserQuery): SortOrder => ({
  ...JOINED,
  id: 'organisationId' in query ? 'u.account_id' : 'u.organization_id',
});

const userOf = ({ organisationId, name, website, creatorEmail, ...user }: UserRow): OrganisationUserRow => ({
  ...user,
  organisation: { organisationId, name, website, creatorEmail },
});

export const makePostgresOrganisations = ({ pool }: Pick<Database, 'pool'>): Organisations => ({
  async add(tx, { organisationId, name, website, creator, at }) {
    await inPostgres(tx).client.query(
      `INSERT INTO organization (organization_id, name, website, creator_account_id, inserted_at)
        VALUES ($1, $2, $3, $4, $5)`,
      [organisationId, name, website, creator, new Date(at)],
    );
  },
  async find(organisationId) {
    const { rows } = await pool.query<OrganisationRow>(
      `SELECT ${ORGANISATION} FROM ${OF_ORGANISATION} WHERE o.organization_id = $1`,
      [organisationId],
    );
    return rows[0] ?? null;
  },
  async lock(tx, organisationId) {
    const { client } = inPostgres(tx);
    const { rowCount } = await client.query('SELECT FROM organization WHERE organization_id = $1 FOR NO KEY UPDATE', [
      organisationId,
    ]);
    if (rowCount === 0) return null;
    const { rows } = await client.query<{ readonly accountId: AccountId; readonly role: OrganisationRole }>(
      'SELECT account_id AS "accountId", role FROM organization_user WHERE organization_id = $1',
      [organisationId],
    );
    return rows;
  },
  async put(tx, organisationId, { accountId, role, at }) {
    await inPostgres(tx).client.query(
      `INSERT INTO organization_user (organization_id, account_id, role, inserted_at) VALUES ($1, $2, $3, $4)
        ON CONFLICT (organization_id, account_id) DO UPDATE SET role = excluded.role`,
      [organisationId, accountId, role, new Date(at)],
    );
  },
  async remove(tx, organisationId, accountId) {
    await inPostgres(tx).client.query('DELETE FROM organization_user WHERE organization_id = $1 AND account_id = $2', [
      organisationId,
      accountId,
    ]);
  },
  async roleOf(organisationId, accountId) {
    const { rows } = await pool.query<{ readonly role: OrganisationRole }>(
      'SELECT role FROM organization_user WHERE organization_id = $1 AND account_id = $2',
      [organisationId, accountId],
    );
    return rows[0]?.role ?? null;
  },
  async user(organisationId, accountId) {
    const { rows } = await pool.query<UserRow>(
      `SELECT ${USER}, ${ORGANISATION} FROM ${SOURCE} WHERE u.organization_id = $1 AND u.account_id = $2`,
      [organisationId, accountId],
    );
    return rows[0] === undefined ? null : userOf(rows[0]);
  },
  async users(query, page) {
    const given = parameters();
    const condition = conditionOf(query, given);
    const { condition: after, order } = keyset(orderOf(query), page, given);
    const { rows } = await pool.query<UserRow>(
      `SELECT ${USER}, ${ORGANISATION} FROM ${SOURCE} WHERE ${condition} AND ${after} ${order}`,
      given.values,
    );
    const cut = cutPage(rows, page, (row) => ({
      key: row.insertedAt,
      id: 'organisationId' in query ? row.accountId : row.organisationId,
    }));
    return { ...cut, rows: cut.rows.map(userOf) };
  },
  countUsers(query) {
    const given = parameters();
    return countUpTo(pool, `organization_user u WHERE ${conditionOf(query, given)}`, given.values);
  },
});
