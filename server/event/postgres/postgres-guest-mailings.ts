import type pg from 'pg';
import { choicesMade } from '#domain/event/mailing/mailed-answer.ts';
import type { MailedAnswer, MailingScope } from '#domain/event/mailing/mailing.ts';
import type { Form } from '#domain/event/questionnaire/form.ts';
import { fullName, type PersonName } from '#domain/kernel/names/person-name.ts';
import { plainWords } from '#domain/kernel/names/plain-words.ts';
import type { EventRecipient } from '#server/event/ports/event-recipients.ts';
import type { GuestMailings, MailingRow } from '#server/event/ports/guest-mailings.ts';
import { cutPage } from '#server/platform/ports/page.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keyset, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';
import { isMailable, isReachable } from '#server/platform/postgres/opted-out.ts';
import { postgresJson } from '#server/platform/postgres/postgres-text.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const COLUMNS = `event_id AS "eventId", guest_mailing_id AS "guestMailingId", state, audience,
  ticket_type_id AS "ticketTypeId", ticket_name AS "ticketName", subject, html, people, sent,
  by_account_id AS "byAccountId", inserted_at AS "insertedAt", ended_at AS "endedAt", send_at AS "sendAt",
  not_sent_because AS "notSentBecause", answer, group_id AS "groupId", group_name AS "groupName"`;
const ONE = `SELECT ${COLUMNS} FROM guest_mailing WHERE event_id = $1 AND guest_mailing_id = $2`;

const PUT = `INSERT INTO guest_mailing (event_id, guest_mailing_id, state, audience, ticket_type_id, ticket_name,
    subject, html, people, sent, by_account_id, inserted_at, ended_at, send_at, not_sent_because,
    answer, group_id, group_name)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
  ON CONFLICT (event_id, guest_mailing_id) DO UPDATE SET state = excluded.state, people = excluded.people,
    sent = excluded.sent, by_account_id = excluded.by_account_id, ended_at = excluded.ended_at,
    send_at = excluded.send_at, not_sent_because = excluded.not_sent_because`;

const NEWEST: SortOrder = {
  key: 'inserted_at',
  keyType: 'timestamptz',
  id: 'guest_mailing_id',
  idType: 'uuid',
  descending: true,
};

// A guest is written to in the language of the checkout, as of a cancellation.
const HOLDERS = (answered: string, more: string): string => `SELECT b.email, c.locale,
    b.first_name, b.last_name, b.name_order, b.inserted_at
  FROM bought_ticket b JOIN user_order o ON o.event_id = b.event_id AND o.user_order_id = b.user_order_id
    LEFT JOIN checkout_session c ON c.event_id = o.event_id AND c.checkout_session_id = o.checkout_session_id
    ${answered}
  WHERE b.event_id = $1 AND b.status = 'VALID' AND ($2::uuid IS NULL OR b.ticket_type_id = $2) ${more}`;
const PENDING = `SELECT o.registrant_email AS email, c.locale,
    o.registrant_first_name AS first_name,
    o.registrant_last_name AS last_name, o.registrant_name_order AS name_order, o.inserted_at
  FROM user_order o LEFT JOIN checkout_session c ON c.event_id = o.event_id
    AND c.checkout_session_id = o.checkout_session_id
  WHERE o.event_id = $1 AND o.status = 'REQUIRED_APPROVAL' AND ($2::uuid IS NULL OR EXISTS (SELECT FROM reservation r
    WHERE r.event_id = o.event_id AND r.checkout_session_id = o.checkout_session_id AND r.ticket_type_id = $2))`;
// Only those whose letter has gone out. A guest is written to in the language of their letter.
const INVITED = (status: 'INVITED' | 'ACCEPTED' | 'WAITING' | 'DECLINED'): string => `SELECT i.email, i.locale,
    i.first_name, i.last_name, i.name_order, i.inserted_at
  FROM rsvp_invitation i WHERE i.event_id = $1 AND i.status = '${status}' AND i.sendings > 0
    AND ($2::uuid IS NULL OR i.ticket_type_id = $2)`;
type Named = (answered: string, inGroup: string) => string;
const NAMED: Readonly<Record<MailingScope['audience'], Named>> = {
  TICKET_HOLDERS: HOLDERS,
  NOT_CHECKED_IN: (answered, inGroup) => HOLDERS(answered, `AND b.redeem_count = 0 ${inGroup}`),
  PENDING: () => PENDING,
  INVITED: () => INVITED('INVITED'),
  RSVP_ACCEPTED: () => INVITED('ACCEPTED'),
  RSVP_WAITING: () => INVITED('WAITING'),
  RSVP_DECLINED: () => INVITED('DECLINED'),
};

// The choice of the version that an answer was given to. An array contains its elements, a scalar itself. A lookup
// instead of a join with the choices, whose number the planner cannot know.
const ANSWERED = (made: string): string => `JOIN attendee a ON a.event_id = b.event_id
  AND a.reservation_id = b.reservation_id AND a.position = b.position
  AND a.answers -> (${made}::jsonb ->> 'key')
    @> (${made}::jsonb -> 'choices' -> coalesce(a.form_version, c.form_version)::text)`;

const IN_GROUP = (group: string): string => `AND EXISTS (SELECT FROM guest_group_member m
  WHERE m.event_id = b.event_id AND m.bought_ticket_id = b.bought_ticket_id AND m.guest_group_id = ${group})`;

/** As a query. $1: the event, $2: the type of ticket; `values`: of what else the scope names, from `first`. */
async function guestsOf(
  client: Pick<pg.Pool, 'query'>,
  eventId: number,
  { audience, answer, groupId }: MailingScope,
  first: number,
): Promise<{ readonly guests: string; readonly values: readonly string[] }> {
  const values: string[] = [];
  const parameter = (value: string): string => `$${first - 1 + values.push(value)}`;
  const answered = answer === null ? '' : ANSWERED(parameter(await choicesOf(client, eventId, answer)));
  const inGroup = groupId === null ? '' : IN_GROUP(parameter(groupId));
  const guests = `SELECT DISTINCT ON (lower(n.email)) lower(n.email) AS email,
    coalesce(n.locale, 'vi') AS locale, n.first_name, n.last_name, n.name_order
  FROM (${NAMED[audience](answered, inGroup)}) n JOIN event e ON e.event_id = $1
  WHERE ${isMailable('e', 'n.email')} AND ${isReachable('e', 'n.email')}
  ORDER BY lower(n.email), n.inserted_at`;
  return { guests, values };
}

async function choicesOf(client: Pick<pg.Pool, 'query'>, eventId: number, answer: MailedAnswer): Promise<string> {
  const { rows } = await client.query<Form>('SELECT version, fields FROM event_form WHERE event_id = $1', [eventId]);
  return postgresJson(choicesMade(rows, answer));
}

const date = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

export const makePostgresGuestMailings = (pool: Pick<pg.Pool, 'query'>): GuestMailings => ({
  async find(eventId, mailingId) {
    return (await pool.query<MailingRow>(ONE, [eventId, mailingId])).rows[0] ?? null;
  },
  async lock(tx, eventId, mailingId) {
    const { client } = inPostgres(tx);
    return (await client.query<MailingRow>(`${ONE} FOR NO KEY UPDATE`, [eventId, mailingId])).rows[0] ?? null;
  },
  async put(tx, row) {
    await inPostgres(tx).client.query(PUT, [
      row.eventId,
      row.guestMailingId,
      row.state,
      row.audience,
      row.ticketTypeId,
      row.ticketName,
      row.subject,
      row.html,
      row.people,
      row.sent,
      row.byAccountId,
      date(row.insertedAt),
      date(row.endedAt),
      date(row.sendAt),
      row.notSentBecause,
      row.answer === null ? null : postgresJson(row.answer),
      row.groupId,
      row.groupName,
    ]);
  },
  async list(eventId, page) {
    const given = parameters();
    const wanted = `event_id = ${given.add(eventId)}`;
    const { condition, order } = keyset(NEWEST, page, given);
    const { rows } = await pool.query<MailingRow>(
      `SELECT ${COLUMNS} FROM guest_mailing WHERE ${wanted} AND ${condition} ${order}`,
      given.values,
    );
    return cutPage(rows, page, (row) => ({ key: row.insertedAt, id: row.guestMailingId }));
  },
  count: (eventId) =>
    countUpTo({ query: (text, values = []) => pool.query(text, [...values]) }, 'guest_mailing WHERE event_id = $1', [
      eventId,
    ]),
  async countScheduled(tx, eventId) {
    const { rows } = await inPostgres(tx).client.query<{ readonly scheduled: number }>(
      `SELECT count(*)::int AS scheduled FROM guest_mailing WHERE event_id = $1 AND state = 'SCHEDULED'`,
      [eventId],
    );
    return rows[0]?.scheduled ?? 0;
  },
  async countGuests(eventId, scope) {
    const { guests, values } = await guestsOf(pool, eventId, scope, 3);
    const { rows } = await pool.query<{ readonly people: number }>(
      `SELECT count(*)::int AS people FROM (${guests}) g`,
      [eventId, scope.ticketTypeId, ...values],
    );
    return rows[0]?.people ?? 0;
  },
  async guests(eventId, scope, search, limit) {
    const { guests, values } = await guestsOf(pool, eventId, scope, 5);
    const { rows } = await pool.query<EventRecipient & PersonName>(
      `SELECT email, locale, first_name AS "firstName", last_name AS "lastName", name_order AS "nameOrder"
        FROM (${guests}) g
        WHERE $3::text IS NULL OR strpos(plain_words(concat_ws(' ', email, last_name, first_name)), $3) > 0
        ORDER BY email LIMIT $4`,
      [eventId, scope.ticketTypeId, search === null ? null : plainWords(search), limit, ...values],
    );
    return rows.map(({ email, locale, ...name }) => ({ email, locale, name: fullName(name) }));
  },
  async addGuests(tx, eventId, scope, mailingId) {
    const { client } = inPostgres(tx);
    const { guests, values } = await guestsOf(client, eventId, scope, 4);
    const { rowCount } = await client.query(
      `INSERT INTO event_recipient (event_id, about, email, locale, first_name, last_name, name_order)
        SELECT $1, $3, email, locale, first_name, last_name, name_order
        FROM (${guests}) g
        ON CONFLICT DO NOTHING`,
      [eventId, scope.ticketTypeId, mailingId, ...values],
    );
    return rowCount ?? 0;
  },
});
