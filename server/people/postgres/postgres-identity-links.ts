import type { AccountId } from '#domain/people/account-id.ts';
import type { IdentityLinks } from '#server/people/ports/identity-links.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const FIND = 'SELECT account_id FROM identity_link WHERE issuer = $1 AND subject = $2';
const LINK =
  'INSERT INTO identity_link (issuer, subject, account_id, inserted_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING';

type Row = { readonly account_id: AccountId };

export const makePostgresIdentityLinks = ({ pool }: Pick<Database, 'pool'>): IdentityLinks => ({
  async find({ issuer, subject }) {
    const { rows } = await pool.query<Row>(FIND, [issuer, subject]);
    return rows[0]?.account_id ?? null;
  },
  async link(tx, { issuer, subject }, accountId, at) {
    const { client } = inPostgres(tx);
    await client.query(LINK, [issuer, subject, accountId, new Date(at)]);
    const { rows } = await client.query<Row>(FIND, [issuer, subject]);
    return rows[0]?.account_id ?? accountId;
  },
});
