import type pg from 'pg';
import type { NameOrder } from '#domain/kernel/names/name-order.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { batchLoader } from '#server/platform/postgres/batch-loader.ts';
import { PLAN_KEPT } from '#server/platform/postgres/named-client.ts';
import type { Buyers } from '#server/sale/ports/buyers.ts';
import type { Registrant } from '#server/sale/ports/reservation-desk.ts';

const READ = `${PLAN_KEPT} SELECT a.account_id, coalesce(r.email, a.email) AS email, coalesce(r.first_name,
  a.first_name) AS first_name, coalesce(r.last_name, a.last_name) AS last_name,
  CASE WHEN r.first_name IS NULL THEN a.name_order ELSE r.name_order END AS name_order,
  r.gender, r.phone_number FROM account a LEFT JOIN registrant r ON r.account_id = a.account_id
    WHERE a.account_id = ANY($1::uuid[])`;

type Row = {
  readonly account_id: AccountId;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly name_order: NameOrder | null;
  readonly gender: string | null;
  readonly phone_number: string | null;
};

export function makePostgresBuyers(pool: Pick<pg.Pool, 'query'>): Buyers {
  return {
    registrantOf: batchLoader(async (accountIds: readonly AccountId[]) => {
      const { rows } = await pool.query<Row>(READ, [[...new Set(accountIds)]]);
      const found = new Map(rows.map((row) => [row.account_id, row]));
      return accountIds.map((accountId): Registrant | null => {
        const row = found.get(accountId);
        if (row === undefined) return null;
        return {
          email: row.email,
          firstName: row.first_name,
          lastName: row.last_name,
          nameOrder: row.name_order,
          gender: row.gender,
          phoneNumber: row.phone_number,
        };
      });
    }),
  };
}
