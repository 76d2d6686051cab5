import type { Registrants } from '#server/people/ports/registrants.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const KEEP = `INSERT INTO registrant (account_id, email, first_name, last_name, name_order, gender, phone_number)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (account_id) DO UPDATE SET email = excluded.email, first_name = excluded.first_name,
    last_name = excluded.last_name, name_order = excluded.name_order, gender = excluded.gender,
    phone_number = excluded.phone_number`;

export const makePostgresRegistrants = (): Registrants => ({
  async keep(tx, accountId, { email, firstName, lastName, nameOrder = null, gender, phoneNumber }) {
    const details = [email, firstName, lastName, nameOrder, gender, phoneNumber];
    await inPostgres(tx).client.query(KEEP, [accountId, ...details]);
  },
});
