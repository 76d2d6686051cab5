import type pg from 'pg';
import type { Instant } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Reservation } from '#domain/sale/reservation/reservation.ts';
import type { WaitingEntry } from '#domain/sale/waiting/waiting-entry.ts';
import { waitingStanding } from '#domain/sale/waiting/waiting-standing.ts';
import type { WaitingList, WaitingView } from '#server/sale/ports/waiting-list.ts';

const VIEW = `SELECT w.event_id, w.waiting_entry_id, w.account_id, w.section_event_id, w.ticket_type_id, w.party,
    w.state, w.email, w.joined_at, w.rsvp_invitation_id,
    t.name AS ticket_name, s.name AS session_name, r.state AS hold, r.held_until,
    (SELECT count(*)::int FROM waiting_entry o WHERE o.event_id = w.event_id AND o.state = 'WAITING'
      AND o.ticket_type_id = w.ticket_type_id
      AND (o.joined_at, o.waiting_entry_id) < (w.joined_at, w.waiting_entry_id)) AS ahead
  FROM waiting_entry w JOIN ticket_type t USING (event_id, ticket_type_id)
  JOIN section_event s ON s.event_id = w.event_id AND s.section_event_id = w.section_event_id
  LEFT JOIN reservation r ON r.event_id = w.event_id AND r.reservation_id = w.waiting_entry_id`;
const ONE = `${VIEW} WHERE w.event_id = $1 AND w.waiting_entry_id = $2`;
const MINE = `SELECT * FROM (SELECT DISTINCT ON (mine.ticket_type_id) mine.* FROM (${VIEW}
    WHERE w.event_id = $1 AND w.account_id = $2 AND w.rsvp_invitation_id IS NULL) mine
  ORDER BY mine.ticket_type_id, mine.joined_at DESC, mine.waiting_entry_id DESC) newest
  WHERE newest.state <> 'LEFT' ORDER BY newest.joined_at`;
const LINE = `SELECT * FROM (${VIEW} WHERE w.event_id = $1 AND (w.state = 'WAITING'
    OR (w.state = 'OFFERED' AND r.state IN ('HELD', 'IN_CHECKOUT')))) line
  ORDER BY line.state = 'WAITING', line.joined_at, line.waiting_entry_id LIMIT $2`;
const COUNT = `SELECT count(*)::int AS groups, coalesce(sum(party), 0)::int AS places FROM waiting_entry
  WHERE event_id = $1 AND state = 'WAITING'`;
// Entries of sessions that are not over stay.
const FORGET = `DELETE FROM waiting_entry w USING (
    SELECT e.event_id, e.waiting_entry_id FROM waiting_entry e
    WHERE e.updated_at < $1 AND (e.state <> 'WAITING' OR EXISTS (SELECT FROM section_event s
      WHERE s.event_id = e.event_id AND s.section_event_id = e.section_event_id AND s.end_at < $1))
    ORDER BY e.updated_at LIMIT $2 FOR UPDATE SKIP LOCKED) gone
  WHERE w.event_id = gone.event_id AND w.waiting_entry_id = gone.waiting_entry_id`;

type Row = {
  readonly event_id: number;
  readonly waiting_entry_id: string;
  readonly account_id: AccountId;
  readonly section_event_id: number;
  readonly ticket_type_id: string;
  readonly party: number;
  readonly state: WaitingEntry['state'];
  readonly email: string;
  readonly joined_at: Instant;
  readonly ticket_name: string;
  readonly session_name: string;
  readonly hold: Reservation['state'] | null;
  readonly held_until: Instant | null;
  readonly ahead: number;
  readonly rsvp_invitation_id: string | null;
};

function viewOf(row: Row, now: Instant): WaitingView {
  const { hold, held_until: heldUntil } = row;
  const held = hold === null || heldUntil === null ? null : { state: hold, heldUntil };
  const standing = waitingStanding(row.state, held, now);
  return {
    waitingEntryId: row.waiting_entry_id,
    eventId: row.event_id,
    accountId: row.account_id,
    sectionEventId: row.section_event_id,
    ticketTypeId: row.ticket_type_id,
    ticketName: row.ticket_name,
    sessionName: row.session_name,
    email: row.email,
    party: row.party,
    standing,
    ahead: row.ahead,
    joinedAt: row.joined_at,
    heldUntil: standing === 'OFFERED' ? heldUntil : null,
    invitationId: row.rsvp_invitation_id,
  };
}

export const makePostgresWaitingList = (pool: Pick<pg.Pool, 'query'>): WaitingList => ({
  find: async (eventId, waitingEntryId, now) => {
    const [row] = (await pool.query<Row>(ONE, [eventId, waitingEntryId])).rows;
    return row === undefined ? null : viewOf(row, now);
  },
  mine: async (eventId, accountId, now) =>
    (await pool.query<Row>(MINE, [eventId, accountId])).rows.map((row) => viewOf(row, now)),
  line: async (eventId, now, most) =>
    (await pool.query<Row>(LINE, [eventId, most])).rows.map((row) => viewOf(row, now)),
  count: async (eventId) => {
    const [row] = (await pool.query<{ readonly groups: number; readonly places: number }>(COUNT, [eventId])).rows;
    return row ?? { groups: 0, places: 0 };
  },
  forget: async (before, most) => (await pool.query(FORGET, [new Date(before), most])).rowCount ?? 0,
});
