import type pg from 'pg';
import { type Instant, later } from '#domain/kernel/instant.ts';
import { INVITATION_STATUSES, type InvitationStatus } from '#domain/rsvp/invitation.ts';
import type { InvitationSort } from '#domain/rsvp/invitation-sort.ts';
import { MOST_SENDINGS } from '#domain/rsvp/letter.ts';
import { REMIND_ALL_AFTER } from '#domain/rsvp/remind-guests.ts';
import { cutPage } from '#server/platform/ports/page.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keysOfPage, type Parameters, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';
import { isMailable, isReachable } from '#server/platform/postgres/opted-out.ts';
import { postgresJson } from '#server/platform/postgres/postgres-text.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import { holdsWords } from '#server/platform/postgres/search-condition.ts';
import type { InvitationBook, InvitedQuery, InvitedTo, Unanswered } from '#server/rsvp/ports/invitation-book.ts';
import { type InvitationColumns, invitationColumns, invitationRow } from './invitation-columns.ts';

// The second request of a session sees whom the first invited. Sales do not lock sessions.
const LOCK_SESSION = 'SELECT FROM section_event WHERE event_id = $1 AND section_event_id = $2 FOR NO KEY UPDATE';
const OPEN_TO =
  'SELECT * FROM rsvp_invitation WHERE event_id = $1 AND section_event_id = $2 AND lower(email) = ' +
  'ANY($3::text[]) FOR UPDATE';
const OPEN = 'SELECT * FROM rsvp_invitation WHERE event_id = $1 AND rsvp_invitation_id = $2 FOR UPDATE';
const OPEN_DUE = `SELECT i.* FROM rsvp_invitation i JOIN event e ON e.event_id = i.event_id
    JOIN section_event s ON s.event_id = i.event_id AND s.section_event_id = i.section_event_id
  WHERE i.status = 'INVITED' AND i.sendings = 0 AND i.send_email_at <= $1 AND e.status = 'PUBLISHED' AND s.end_at >= $1
    AND ${isMailable('e', 'i.email')} AND ${isReachable('e', 'i.email')}
  ORDER BY i.send_email_at LIMIT $2 FOR UPDATE OF i SKIP LOCKED`;

// $1 event, $2 session, $3 now, $4 since when a letter is too recent, $5 letters that one gets.
const UNANSWERED = `rsvp_invitation i JOIN event e ON e.event_id = i.event_id
    JOIN section_event s ON s.event_id = i.event_id AND s.section_event_id = i.section_event_id
  WHERE i.event_id = $1 AND ($2::int IS NULL OR i.section_event_id = $2) AND i.status = 'INVITED' AND i.sendings > 0
    AND e.status = 'PUBLISHED' AND s.cancelled_at IS NULL AND s.end_at >= $3
    AND (i.answer_before IS NULL OR i.answer_before >= $3)`;
const STANDING = `CASE WHEN i.sendings >= $5::int THEN 'finished' WHEN NOT (${isMailable('e', 'i.email')})
  THEN 'unsubscribed' WHEN NOT (${isReachable('e', 'i.email')}) THEN 'bounced'
  WHEN i.last_sent_at > $4 THEN 'recent' ELSE 'due' END`;
const OPEN_UNANSWERED = `SELECT i.* FROM ${UNANSWERED} AND i.sendings < $5::int AND i.last_sent_at <= $4
    AND ${isMailable('e', 'i.email')} AND ${isReachable('e', 'i.email')}
  ORDER BY i.last_sent_at, i.rsvp_invitation_id LIMIT $6 FOR UPDATE OF i`;
const COUNT_UNANSWERED = `SELECT ${STANDING} AS standing, count(*)::int AS count FROM ${UNANSWERED} GROUP BY 1`;
const unanswered = ({ eventId, sectionEventId }: InvitedTo, now: Instant) => [
  eventId,
  sectionEventId,
  new Date(now),
  new Date(later(now, -REMIND_ALL_AFTER)),
  MOST_SENDINGS,
];

const KEYS: Readonly<Record<InvitationSort, Pick<SortOrder, 'key' | 'keyType'>>> = {
  newest: { key: 'i.inserted_at', keyType: 'timestamptz' },
  // As a reader's language sorts, with and without diacritics side by side.
  name: { key: `(i.first_name || ' ' || coalesce(i.last_name, '')) COLLATE "und-x-icu"`, keyType: 'text' },
  // Those who have not answered first.
  answer: {
    key: `array_position(ARRAY[${INVITATION_STATUSES.map((status) => `'${status}'`).join(', ')}], i.status)`,
    keyType: 'bigint',
  },
};

const orderOf = ({ sort = 'newest', descending = false }: InvitedQuery): SortOrder => ({
  ...KEYS[sort],
  id: 'i.rsvp_invitation_id',
  idType: 'uuid',
  descending: descending !== (sort === 'newest'),
});

function conditionOf({ eventId, sectionEventId, status, search }: InvitedQuery, given: Parameters): string {
  const words = search === null ? null : holdsWords('i.search_words', search, given);
  return [
    `i.event_id = ${given.add(eventId)}`,
    ...(sectionEventId === null ? [] : [`i.section_event_id = ${given.add(sectionEventId)}`]),
    ...(status === null ? [] : [`i.status = ${given.add(status)}`]),
    ...(words === null ? [] : [words]),
  ].join(' AND ');
}

export const makePostgresInvitationBook = (pool: pg.Pool): InvitationBook => ({
  async openTo(tx, eventId, sectionEventId, emails) {
    const { client } = inPostgres(tx);
    await client.query(LOCK_SESSION, [eventId, sectionEventId]);
    const { rows } = await client.query<InvitationColumns>(OPEN_TO, [eventId, sectionEventId, emails]);
    return rows.map(invitationRow);
  },
  async open(tx, eventId, invitationId) {
    const { rows } = await inPostgres(tx).client.query<InvitationColumns>(OPEN, [eventId, invitationId]);
    return rows[0] === undefined ? null : invitationRow(rows[0]);
  },
  async openDue(tx, now, limit) {
    const { rows } = await inPostgres(tx).client.query<InvitationColumns>(OPEN_DUE, [new Date(now), limit]);
    return rows.map(invitationRow);
  },
  async openUnanswered(tx, to, now, limit) {
    const { client } = inPostgres(tx);
    const { rows } = await client.query<InvitationColumns>(OPEN_UNANSWERED, [...unanswered(to, now), limit]);
    return rows.map(invitationRow);
  },
  async countUnanswered(to, now) {
    const { rows } = await pool.query<{ readonly standing: keyof Unanswered; readonly count: number }>(
      COUNT_UNANSWERED,
      unanswered(to, now),
    );
    const counts = Object.fromEntries(rows.map(({ standing, count }) => [standing, count]));
    return { due: 0, recent: 0, finished: 0, unsubscribed: 0, bounced: 0, ...counts };
  },
  async put(tx, rows, at) {
    const [first] = rows;
    if (first === undefined) return;
    const updatedAt = new Date(at).toISOString();
    const written = rows.map((row) => ({ ...invitationColumns(row), updated_at: updatedAt }));
    const columns = [...Object.keys(invitationColumns(first)), 'updated_at'].join(', ');
    const changed = columns.split(', ').map((column) => `EXCLUDED.${column}`);
    await inPostgres(tx).client.query(
      `INSERT INTO rsvp_invitation (${columns}) SELECT ${columns}
        FROM jsonb_populate_recordset(NULL::rsvp_invitation, $1::jsonb)
       ON CONFLICT (event_id, rsvp_invitation_id) DO UPDATE SET (${columns}) = (${changed.join(', ')})`,
      [postgresJson(written)],
    );
  },
  async invited(query, page) {
    const given = parameters();
    const wanted = conditionOf(query, given);
    const sort = orderOf(query);
    const keys = keysOfPage(sort, page, given, { from: 'rsvp_invitation i', where: wanted });
    const { rows } = await pool.query<InvitationColumns & { readonly sort_key: number | string }>(
      `WITH ${keys.page} SELECT i.*, page.sort_key FROM page
         JOIN rsvp_invitation i ON i.event_id = ${given.add(query.eventId)} AND i.rsvp_invitation_id = page.id
         ${keys.inOrder}`,
      given.values,
    );
    const { rows: shown, ...rest } = cutPage(rows, page, (row) => ({ key: row.sort_key, id: row.rsvp_invitation_id }));
    return { rows: shown.map(invitationRow), ...rest };
  },
  countInvited(query) {
    const given = parameters();
    const wanted = conditionOf(query, given);
    return countUpTo(pool, `rsvp_invitation i WHERE ${wanted}`, given.values);
  },
  async answers({ eventId, sectionEventId }) {
    const { rows } = await pool.query<{ readonly status: InvitationStatus; readonly count: number }>(
      'SELECT status, count(*)::int AS count FROM rsvp_invitation WHERE event_id = $1 AND ($2::int IS NULL OR ' +
        'section_event_id = $2) GROUP BY status',
      [eventId, sectionEventId],
    );
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  },
});
