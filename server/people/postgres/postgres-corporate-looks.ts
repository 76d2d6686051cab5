import type { CorporateLooks } from '#server/people/ports/corporate-looks.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

export const postgresCorporateLooks: CorporateLooks = {
  async change(tx, corporateId, { logo, banner }) {
    await inPostgres(tx).client.query(
      'UPDATE corporate SET logo = CASE WHEN $2 THEN $3 ELSE logo END, banner = CASE WHEN $4 THEN $5 ELSE ' +
        'banner END WHERE corporate_id = $1',
      [corporateId, logo !== undefined, logo ?? null, banner !== undefined, banner ?? null],
    );
  },
};
