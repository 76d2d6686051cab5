import type { FeaturedOrder } from '#server/event/ports/featured-order.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import { BY_FEATURED_PLACE, LISTED } from './event-columns.ts';

// Locked in one order, so that two admins wait for each other.
const LOCK = `SELECT e.event_id FROM event e WHERE ${LISTED} AND e.featured AND e.end_at >= $1
  ORDER BY e.event_id FOR NO KEY UPDATE`;
const ORDERED = `SELECT e.event_id AS id FROM event e WHERE e.event_id = ANY($1::int[]) ORDER BY ${BY_FEATURED_PLACE}`;
const PUT = `UPDATE event e SET featured_place = wished.place
  FROM unnest($1::int[]) WITH ORDINALITY AS wished (event_id, place) WHERE e.event_id = wished.event_id`;

export const postgresFeaturedOrder: FeaturedOrder = {
  async lock(tx, now) {
    const { client } = inPostgres(tx);
    const locked = await client.query<{ readonly event_id: number }>(LOCK, [new Date(now)]);
    const { rows } = await client.query<{ readonly id: number }>(ORDERED, [
      locked.rows.map(({ event_id }) => event_id),
    ]);
    return rows.map(({ id }) => id);
  },
  async put(tx, eventIds) {
    await inPostgres(tx).client.query(PUT, [eventIds]);
  },
};
