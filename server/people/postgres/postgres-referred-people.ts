import type { ReferredPeople, ReferredPerson } from '#server/people/ports/referred-people.ts';
import { cutPage } from '#server/platform/ports/page.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keyset, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';

const SORT: SortOrder = {
  key: 'a.inserted_at',
  keyType: 'timestamptz',
  id: 'a.account_id',
  idType: 'uuid',
  descending: true,
};
const CODE = 'a.referred_by_code = (SELECT referral_code FROM account WHERE account_id =';

type Row = ReferredPerson & { readonly key: number; readonly id: string };

export const makePostgresReferredPeople = ({ pool }: Pick<Database, 'pool'>): ReferredPeople => ({
  async of(accountId, page) {
    const given = parameters();
    const own = `${CODE} ${given.add(accountId)})`;
    const { condition, order } = keyset(SORT, page, given);
    const { rows } = await pool.query<Row>(
      `SELECT a.first_name AS "firstName", a.last_name AS "lastName", a.name_order AS "nameOrder",
        a.username, a.inserted_at AS key,
        a.account_id AS id
        FROM account a WHERE ${own} AND ${condition} ${order}`,
      given.values,
    );
    return cutPage(rows, page, ({ key, id }) => ({ key, id }));
  },
  count: (accountId) => countUpTo(pool, `account a WHERE ${CODE} $1)`, [accountId]),
});
