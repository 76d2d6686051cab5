import type pg from 'pg';
import { groupKey, type NamedGroup } from '#domain/ticket/guest-groups.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type { GuestGroupRow, GuestGroups, TicketGroup } from '#server/ticket/ports/guest-groups.ts';

const BY_NAME = `ORDER BY g.name COLLATE "und-x-icu", g.guest_group_id`;
// One pass over the members: an event may have a hundred groups of thousands.
const groups = (more: string): string => `SELECT g.event_id AS "eventId", g.guest_group_id AS "groupId", g.name,
    count(b.bought_ticket_id)::int AS guests
  FROM guest_group g
    LEFT JOIN guest_group_member m ON m.event_id = $1 AND m.event_id = g.event_id
      AND m.guest_group_id = g.guest_group_id
    LEFT JOIN bought_ticket b ON b.event_id = m.event_id AND b.bought_ticket_id = m.bought_ticket_id
      AND b.status = 'VALID'
  WHERE g.event_id = $1 ${more} GROUP BY g.event_id, g.guest_group_id ${BY_NAME}`;
const OF_TICKETS = `SELECT g.event_id AS "eventId", g.guest_group_id AS "groupId", g.name,
    m.bought_ticket_id AS "boughtTicketId"
  FROM unnest($1::int[], $2::uuid[]) t(event_id, bought_ticket_id)
    JOIN guest_group_member m ON m.event_id = t.event_id AND m.bought_ticket_id = t.bought_ticket_id
    JOIN guest_group g ON g.event_id = m.event_id AND g.guest_group_id = m.guest_group_id ${BY_NAME}`;
// Sales do not lock events this way.
const LOCK = 'SELECT FROM event WHERE event_id = $1 FOR NO KEY UPDATE';
const OPEN = 'SELECT guest_group_id AS "groupId", name FROM guest_group WHERE event_id = $1';
const PUT = `INSERT INTO guest_group (event_id, guest_group_id, name, name_key, inserted_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (event_id, guest_group_id) DO UPDATE SET name = excluded.name, name_key = excluded.name_key`;
const ADD = `INSERT INTO guest_group_member (event_id, guest_group_id, bought_ticket_id)
  SELECT b.event_id, $2, b.bought_ticket_id FROM bought_ticket b
  WHERE b.event_id = $1 AND b.bought_ticket_id = ANY($3::uuid[]) ON CONFLICT DO NOTHING`;
const REMOVE = `DELETE FROM guest_group_member
  WHERE event_id = $1 AND guest_group_id = $2 AND bought_ticket_id = ANY($3::uuid[])`;

export const makePostgresGuestGroups = (pool: Pick<pg.Pool, 'query'>): GuestGroups => ({
  list: async (eventId) => (await pool.query<GuestGroupRow>(groups(''), [eventId])).rows,
  async find(eventId, groupId) {
    const { rows } = await pool.query<GuestGroupRow>(groups('AND g.guest_group_id = $2'), [eventId, groupId]);
    return rows[0] ?? null;
  },
  ofTickets: async (tickets) =>
    (
      await pool.query<TicketGroup>(OF_TICKETS, [
        tickets.map(({ eventId }) => eventId),
        tickets.map(({ boughtTicketId }) => boughtTicketId),
      ])
    ).rows,
  async open(tx, eventId) {
    const { client } = inPostgres(tx);
    await client.query(LOCK, [eventId]);
    return (await client.query<NamedGroup>(OPEN, [eventId])).rows;
  },
  async put(tx, eventId, { groupId, name }, at) {
    await inPostgres(tx).client.query(PUT, [eventId, groupId, name, groupKey(name), new Date(at)]);
  },
  async remove(tx, eventId, groupId) {
    await inPostgres(tx).client.query('DELETE FROM guest_group WHERE event_id = $1 AND guest_group_id = $2', [
      eventId,
      groupId,
    ]);
  },
  addTickets: async (tx, eventId, groupId, ids) =>
    (await inPostgres(tx).client.query(ADD, [eventId, groupId, ids])).rowCount ?? 0,
  removeTickets: async (tx, eventId, groupId, ids) =>
    (await inPostgres(tx).client.query(REMOVE, [eventId, groupId, ids])).rowCount ?? 0,
});
