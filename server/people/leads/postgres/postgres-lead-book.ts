import type { AccountId } from '#domain/people/account-id.ts';
import type { LeadHandling, LeadState } from '#domain/people/lead-handling.ts';
import type { LeadBook, LeadColleague, LeadNote, LeadOnDesk, LeadQuery } from '#server/people/leads/ports/lead-book.ts';
import { cutPage } from '#server/platform/ports/page.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keyset, type Parameters, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import { holdsWords } from '#server/platform/postgres/search-condition.ts';

const colleague = (alias: string): string =>
  `json_build_object('accountId', ${alias}.account_id, 'email', ${alias}.email, 'firstName', ${alias}.first_name,
    'lastName', ${alias}.last_name, 'nameOrder', ${alias}.name_order)`;
const COLUMNS = `l.contact_lead_id AS "leadId", l.full_name AS "fullName", l.phone_number AS "phoneNumber",
  l.support_topic AS topic, l.specify_information AS "specifyInformation", l.message, l.locale, l.suspected,
  l.inserted_at AS "receivedAt", l.state,
  (SELECT ${colleague('a')} FROM account a WHERE a.account_id = l.assignee_account_id) AS assignee`;
/** Of the index contact_lead_search. */
const WORDS = `plain_words(l.full_name || ' ' || l.phone_number || ' ' || l.specify_information || ' ' || l.message)`;
const NEWEST: SortOrder = {
  key: 'l.inserted_at',
  keyType: 'timestamptz',
  id: 'l.contact_lead_id',
  idType: 'uuid',
  descending: true,
};
const COLLEAGUES = `SELECT account_id AS "accountId", email, first_name AS "firstName", last_name AS "lastName",
    name_order AS "nameOrder"
  FROM account WHERE is_admin AND suspended_at IS NULL ORDER BY email`;
const NOTES = `SELECT n.contact_lead_note_id AS "noteId", ${colleague('a')} AS author, n.note, n.inserted_at AS at
  FROM contact_lead_note n JOIN account a ON a.account_id = n.author_account_id
  WHERE n.contact_lead_id = $1 ORDER BY n.inserted_at, n.contact_lead_note_id`;

function matching({ state, search }: LeadQuery, given: Parameters): string {
  const words = search === null ? null : holdsWords(WORDS, search, given);
  return [
    ...(state === null ? [] : [`l.state = ${given.add(state)}`]),
    ...(words === null ? [] : [words]),
    'TRUE',
  ].join(' AND ');
}

type HandlingRow = { readonly state: LeadState; readonly assignee_account_id: AccountId | null };

export const makePostgresLeadBook = ({ pool }: Pick<Database, 'pool'>): LeadBook => ({
  async list(query, page) {
    const given = parameters();
    const wanted = matching(query, given);
    const { condition, order } = keyset(NEWEST, page, given);
    const { rows } = await pool.query<LeadOnDesk>(
      `SELECT ${COLUMNS} FROM contact_lead l WHERE ${wanted} AND ${condition} ${order}`,
      given.values,
    );
    return cutPage(rows, page, ({ receivedAt, leadId }) => ({ key: receivedAt, id: leadId }));
  },
  count(query) {
    const given = parameters();
    return countUpTo(pool, `contact_lead l WHERE ${matching(query, given)}`, given.values);
  },
  async lead(leadId) {
    const { rows } = await pool.query<LeadOnDesk>(
      `SELECT ${COLUMNS} FROM contact_lead l WHERE l.contact_lead_id = $1`,
      [leadId],
    );
    return rows[0] ?? null;
  },
  notes: async (leadId) => (await pool.query<LeadNote>(NOTES, [leadId])).rows,
  colleagues: async () => (await pool.query<LeadColleague>(COLLEAGUES)).rows,
  async lock(tx, leadId) {
    const { rows } = await inPostgres(tx).client.query<HandlingRow>(
      'SELECT state, assignee_account_id FROM contact_lead WHERE contact_lead_id = $1 FOR UPDATE',
      [leadId],
    );
    const [row] = rows;
    if (row === undefined) return null;
    const { state, assignee_account_id: assignee } = row;
    return state === 'NEW' || assignee === null ? { state: 'NEW', assignee: null } : { state, assignee };
  },
  async put(tx, leadId, { state, assignee }: LeadHandling) {
    await inPostgres(tx).client.query(
      'UPDATE contact_lead SET state = $2, assignee_account_id = $3 WHERE contact_lead_id = $1',
      [leadId, state, assignee],
    );
  },
  async addNote(tx, leadId, { noteId, author, note, at }) {
    await inPostgres(tx).client.query(
      `INSERT INTO contact_lead_note (contact_lead_id, contact_lead_note_id, author_account_id, note, inserted_at)
       VALUES ($1, $2, $3, $4, $5)`,
      [leadId, noteId, author, note, new Date(at)],
    );
  },
});
