import type { CorporateOffer } from '#domain/people/corporate-offer.ts';
import type { CorporateOffers, OfferedCorporate } from '#server/people/ports/corporate-offers.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const OFFER = `o.account_id AS "to", o.offered_at AS "offeredAt"`;
const CORPORATE = `c.corporate_id AS "corporateId", coalesce(c.display_name, c.company_name) AS "companyName",
  c.company_email AS "ownerEmail", ${OFFER}`;

type Row = Omit<OfferedCorporate, 'offer'> & { readonly [Field in keyof CorporateOffer]: CorporateOffer[Field] | null };

const offered = ({ to, offeredAt, ...corporate }: Row): OfferedCorporate => ({
  ...corporate,
  offer: to === null || offeredAt === null ? null : { to, offeredAt },
});

export const makePostgresCorporateOffers = ({ pool }: Pick<Database, 'pool'>): CorporateOffers => ({
  async of(corporateId) {
    const { rows } = await pool.query<CorporateOffer & { readonly email: string }>(
      `SELECT ${OFFER}, a.email FROM corporate_offer o JOIN account a USING (account_id) WHERE o.corporate_id = $1`,
      [corporateId],
    );
    return rows[0] ?? null;
  },
  async to(accountId, since) {
    const { rows } = await pool.query<Row>(
      `SELECT ${CORPORATE} FROM corporate_offer o JOIN corporate c USING (corporate_id)
       WHERE o.account_id = $1 AND o.offered_at > $2 ORDER BY o.offered_at DESC LIMIT 100`,
      [accountId, new Date(since)],
    );
    return rows.map(offered);
  },
  async lock(tx, corporateId) {
    const { rows } = await inPostgres(tx).client.query<Row>(
      `SELECT ${CORPORATE} FROM corporate c LEFT JOIN corporate_offer o USING (corporate_id)
       WHERE c.corporate_id = $1 FOR NO KEY UPDATE OF c`,
      [corporateId],
    );
    return rows[0] === undefined ? null : offered(rows[0]);
  },
  async put(tx, corporateId, { to, offeredAt }) {
    await inPostgres(tx).client.query(
      `INSERT INTO corporate_offer (corporate_id, account_id, offered_at) VALUES ($1, $2, $3)
       ON CONFLICT (corporate_id) DO UPDATE SET account_id = excluded.account_id, offered_at = excluded.offered_at`,
      [corporateId, to, new Date(offeredAt)],
    );
  },
  async remove(tx, corporateId) {
    await inPostgres(tx).client.query('DELETE FROM corporate_offer WHERE corporate_id = $1', [corporateId]);
  },
  async hand(tx, corporateId, email) {
    await inPostgres(tx).client.query('UPDATE corporate SET company_email = $2 WHERE corporate_id = $1', [
      corporateId,
      email,
    ]);
  },
});
