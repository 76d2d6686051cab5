import type pg from 'pg';
import type { EventListing } from '#domain/event/event-listing.ts';
import type { EventListings } from '#server/event/ports/event-listings.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const OF =
  'SELECT event_id AS "eventId", tags, forbes_id AS "forbesId" FROM event_listing WHERE event_id = ANY($1::int[])';
const PUT = `INSERT INTO event_listing (event_id, tags, forbes_id, updated_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (event_id) DO UPDATE SET tags = $2, forbes_id = $3, updated_at = $4`;

export const makePostgresEventListings = (pool: Pick<pg.Pool, 'query'>): EventListings => ({
  async of(eventIds) {
    const { rows } = await pool.query<EventListing & { readonly eventId: number }>(OF, [eventIds]);
    return new Map(rows.map(({ eventId, ...listing }) => [eventId, listing]));
  },
  async put(tx, eventId, { tags, forbesId }, at) {
    await inPostgres(tx).client.query(PUT, [eventId, tags, forbesId, new Date(at)]);
  },
});
