import type { Instant } from '#domain/kernel/instant.ts';
import type { SitemapEvent, SitemapEvents } from '#server/event/ports/sitemap-events.ts';
import type { Database } from '#server/platform/postgres/connection.ts';

/** Event numbers per part: in two languages each stays under the 50,000 addresses of a sitemap. */
const PART = 10_000;
const PAGE = 1_000;

const LISTED = `status = 'PUBLISHED' AND feature = 'PUBLIC' AND NOT archive`;
// Looks for one listed event per part.
const PARTS = `
  SELECT part FROM generate_series(0, (SELECT max(event_id) FROM event) / ${PART}) AS part
  WHERE EXISTS (SELECT FROM event WHERE event_id >= part * ${PART} AND event_id < (part + 1) * ${PART} AND ${LISTED})
    ORDER BY part`;
const EVENTS = `
  SELECT event_id, slug_words, name, updated_at FROM event
  WHERE event_id > $1 AND event_id < $2 AND ${LISTED} ORDER BY event_id LIMIT ${PAGE}`;

type Row = { event_id: number; slug_words: string; name: string; updated_at: Instant };

export const makePostgresSitemapEvents = ({ pool }: Pick<Database, 'pool'>): SitemapEvents => ({
  async parts() {
    const { rows } = await pool.query<{ part: number }>(PARTS);
    return rows.map(({ part }) => part);
  },
  async *inPart(part): AsyncGenerator<readonly SitemapEvent[]> {
    let after = part * PART - 1;
    for (;;) {
      const { rows } = await pool.query<Row>(EVENTS, [after, (part + 1) * PART]);
      const last = rows.at(-1);
      if (last === undefined) return;
      yield rows.map((row) => ({
        eventId: row.event_id,
        slugWords: row.slug_words,
        name: row.name,
        changedAt: row.updated_at,
      }));
      if (rows.length < PAGE) return;
      after = last.event_id;
    }
  },
});
