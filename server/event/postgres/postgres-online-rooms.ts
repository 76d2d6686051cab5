import type pg from 'pg';
import type { OnlineRoomRow, OnlineRooms } from '#server/event/ports/online-rooms.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const ROOMS = `SELECT r.event_id AS "eventId", r.online_room_id AS "onlineRoomId",
  r.section_event_id AS "sectionEventId", r.title, r.description, r.url,
    r.event_mode AS "eventMode", r.opens_at AS "opensAt", ARRAY(SELECT t.ticket_type_id FROM ticket_room t
      WHERE t.event_id = r.event_id AND t.online_room_id = r.online_room_id
        ORDER BY t.ticket_type_id) AS "ticketTypeIds"
  FROM online_room r`;
const OLDEST = 'ORDER BY r.inserted_at, r.online_room_id';
const PUT = `INSERT INTO online_room (event_id, online_room_id, section_event_id, title, description, url, event_mode,
  inserted_at, updated_at, opens_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9)
  ON CONFLICT (event_id, online_room_id) DO UPDATE SET title = $4, description = $5, url = $6, event_mode = $7,
    updated_at = $8, opens_at = $9`;
const OF_ITS_SESSION = `SELECT count(*)::int AS found FROM online_room r JOIN ticket_type t ON t.event_id = r.event_id
  AND t.section_event_id = r.section_event_id
  WHERE r.event_id = $1 AND t.ticket_type_id = $2 AND r.online_room_id = ANY($3::uuid[])`;
const CLOSE = 'DELETE FROM ticket_room WHERE event_id = $1 AND ticket_type_id = $2';
const OPEN = 'INSERT INTO ticket_room (event_id, ticket_type_id, online_room_id) SELECT $1, $2, unnest($3::uuid[])';

export const makePostgresOnlineRooms = (pool: Pick<pg.Pool, 'query'>): OnlineRooms => ({
  async room(eventId, onlineRoomId) {
    const { rows } = await pool.query<OnlineRoomRow>(`${ROOMS} WHERE r.event_id = $1 AND r.online_room_id = $2`, [
      eventId,
      onlineRoomId,
    ]);
    return rows[0] ?? null;
  },
  async lock(tx, eventId, onlineRoomId) {
    const { rows } = await inPostgres(tx).client.query<OnlineRoomRow>(
      `${ROOMS} WHERE r.event_id = $1 AND r.online_room_id = $2 FOR UPDATE OF r`,
      [eventId, onlineRoomId],
    );
    return rows[0] ?? null;
  },
  async ofEvents(eventIds) {
    const { rows } = await pool.query<OnlineRoomRow>(`${ROOMS} WHERE r.event_id = ANY($1::int[]) ${OLDEST}`, [
      eventIds,
    ]);
    return rows;
  },
  async ofSession(eventId, sectionEventId) {
    const { rows } = await pool.query<OnlineRoomRow>(
      `${ROOMS} WHERE r.event_id = $1 AND r.section_event_id = $2 ${OLDEST}`,
      [eventId, sectionEventId],
    );
    return rows;
  },
  async ofTicketTypes(types) {
    const { rows } = await pool.query<OnlineRoomRow>(
      `${ROOMS} WHERE EXISTS (SELECT FROM ticket_room t JOIN unnest($1::int[], $2::uuid[]) AS asked (event_id,
        ticket_type_id)
          ON t.event_id = asked.event_id AND t.ticket_type_id = asked.ticket_type_id
          WHERE t.event_id = r.event_id AND t.online_room_id = r.online_room_id) ${OLDEST}`,
      [types.map((type) => type.eventId), types.map((type) => type.ticketTypeId)],
    );
    return rows;
  },
  async put(tx, { eventId, onlineRoomId, sectionEventId, title, description, url, eventMode, opensAt }, at) {
    await inPostgres(tx).client.query(PUT, [
      eventId,
      onlineRoomId,
      sectionEventId,
      title,
      description,
      url,
      eventMode,
      new Date(at),
      opensAt === null ? null : new Date(opensAt),
    ]);
  },
  async remove(tx, eventId, onlineRoomId) {
    await inPostgres(tx).client.query('DELETE FROM online_room WHERE event_id = $1 AND online_room_id = $2', [
      eventId,
      onlineRoomId,
    ]);
  },
  async openWith(tx, { eventId, ticketTypeId }, onlineRoomIds) {
    const { client } = inPostgres(tx);
    const named = [...new Set(onlineRoomIds)];
    const { rows } = await client.query<{ readonly found: number }>(OF_ITS_SESSION, [eventId, ticketTypeId, named]);
    if (rows[0]?.found !== named.length) return false;
    await client.query(CLOSE, [eventId, ticketTypeId]);
    await client.query(OPEN, [eventId, ticketTypeId, named]);
    return true;
  },
});
