import type { UserBook, UserRow, UserSessionRow } from '#server/people/ports/user-book.ts';
import { cutPage } from '#server/platform/ports/page.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { type Parameters, parameters } from '#server/platform/postgres/keyset.ts';
import { holdsWords } from '#server/platform/postgres/search-condition.ts';

const COLUMNS = `a.account_id AS "accountId", a.email, a.username, a.first_name AS "firstName",
  a.last_name AS "lastName", a.name_order AS "nameOrder",
  a.setting ->> 'national_phone_number' AS "phoneNumber", a.is_admin AS "isAdmin",
  a.is_accountant AS "isAccountant", a.inserted_at AS "insertedAt", a.suspended_at AS "suspendedAt",
  a.suspension_reason AS "suspensionReason"`;
/** Of the index account_search. */
const WORDS = `plain_words(a.email || ' ' || a.username || ' ' || coalesce(a.first_name, '') || ' '
  || coalesce(a.last_name, ''))`;
/** Of the index account_phone. */
const PHONE = `right(regexp_replace(a.setting ->> 'national_phone_number', '\\D', '', 'g'), 9)`;
const NINE_DIGITS = /^\d{9}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function matching(search: string, given: Parameters): string {
  const words = holdsWords(WORDS, search, given);
  if (words === null) return 'TRUE';
  return NINE_DIGITS.test(search)
    ? `(a.setting ->> 'national_phone_number' IS NOT NULL AND ${PHONE} = ${given.add(search)} OR ${words})`
    : words;
}

export const makePostgresUserBook = ({ pool }: Pick<Database, 'pool'>): UserBook => ({
  async find(search, page) {
    const given = parameters();
    const backwards = page.from?.direction === 'before';
    // Ids are in the order in which accounts were made.
    const way = backwards ? ['>', 'ASC'] : ['<', 'DESC'];
    const from = page.from !== null && UUID.test(page.from.position.id) ? page.from.position.id : null;
    const { rows } = await pool.query<UserRow>(
      `SELECT ${COLUMNS} FROM account a
       WHERE ${from === null ? 'TRUE' : `a.account_id ${way[0]} ${given.add(from)}::uuid`}
         AND ${matching(search, given)}
       ORDER BY a.account_id ${way[1]} LIMIT ${given.add(page.limit + 1)}`,
      given.values,
    );
    return cutPage(rows, page, ({ accountId }) => ({ key: accountId, id: accountId }));
  },
  count(search) {
    const given = parameters();
    return countUpTo(pool, `account a WHERE ${matching(search, given)}`, given.values);
  },
  async user(accountId) {
    const { rows } = await pool.query<UserRow>(`SELECT ${COLUMNS} FROM account a WHERE a.account_id = $1`, [accountId]);
    return rows[0] ?? null;
  },
  async sessions(accountId, most) {
    const { rows } = await pool.query<UserSessionRow>(
      `SELECT f.session_family_id AS "sessionFamilyId", f.user_agent AS "userAgent", f.inserted_at AS "insertedAt",
         f.last_used_at AS "lastUsedAt", f.ended_at AS "endedAt", f.ended_because AS "endedBecause",
         f.ended_at IS NULL AND EXISTS (SELECT FROM renewal_token t WHERE t.account_id = f.account_id
           AND t.session_family_id = f.session_family_id AND t.used_at IS NULL AND t.expires_at > now()) AS "isOpen"
       FROM session_family f WHERE f.account_id = $1
       ORDER BY f.inserted_at DESC, f.session_family_id LIMIT $2`,
      [accountId, most],
    );
    return rows;
  },
});
