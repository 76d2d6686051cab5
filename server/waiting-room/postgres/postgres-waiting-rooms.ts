import type pg from 'pg';
import type { EventFeature, EventStatus, TeamRole } from '#domain/event/event.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Roster } from '#domain/people/roster.ts';
import type { TypeStock } from '#domain/waiting-room/room-stock.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type { WaitingRooms } from '#server/waiting-room/ports/waiting-rooms.ts';

type Row = {
  readonly eventId: number;
  readonly on: boolean;
  readonly publishedAt: Instant | null;
  readonly name: string;
  readonly slugWords: string;
  readonly timezone: string;
  readonly linkNumber: number;
  readonly ownerAccountId: AccountId;
  readonly corporateId: number | null;
  readonly status: EventStatus;
  readonly feature: EventFeature;
  readonly archive: boolean;
  readonly team: Roster<TeamRole>;
  readonly tickets: readonly {
    readonly saleBeginAt: Instant | null;
    readonly saleEndAt: Instant | null;
    readonly sessionEndAt: Instant;
  }[];
};

// A session that is paused, or has no opening time, opens no room. Times inside JSON are whole milliseconds.
const FIND = `SELECT e.event_id AS "eventId", e.waiting_room AS "on", CASE WHEN e.status = 'PUBLISHED'
  THEN coalesce(e.published_at, e.inserted_at) END AS "publishedAt",
    e.link_number AS "linkNumber",
    e.name, e.slug_words AS "slugWords", e.timezone, e.owner_account_id AS "ownerAccountId",
      e.corporate_id AS "corporateId", e.status, e.feature, e.archive,
    coalesce((SELECT jsonb_agg(jsonb_build_object('accountId', u.account_id, 'role', u.role)) FROM event_user u
      WHERE u.event_id = e.event_id), '[]') AS team,
    coalesce((SELECT jsonb_agg(DISTINCT jsonb_build_object(
        'saleBeginAt', (extract(epoch FROM t.sale_begin_at) * 1000)::bigint,
        'saleEndAt', (extract(epoch FROM t.sale_end_at) * 1000)::bigint,
        'sessionEndAt', (extract(epoch FROM s.end_at) * 1000)::bigint))
      FROM section_event s JOIN ticket_type t USING (event_id, section_event_id)
      WHERE s.event_id = e.event_id AND s.plan_sale IS NULL AND NOT t.by_invitation), '[]') AS tickets
  FROM event e WHERE e.event_id = $1`;

// The tightest quota of each type; unlimited ones do not count.
const STOCK = `SELECT t.sale_begin_at AS "saleBeginAt", min(q.capacity - q.reserved - q.sold) AS "left",
  coalesce(max(q.reserved), 0) AS held
  FROM section_event s
    JOIN ticket_type t USING (event_id, section_event_id)
    LEFT JOIN ticket_type_quota l USING (event_id, ticket_type_id)
    LEFT JOIN quota q USING (event_id, quota_id)
  WHERE s.event_id = $1 AND s.plan_sale IS NULL AND NOT t.by_invitation AND s.end_at > now() AND (t.sale_end_at IS NULL
    OR t.sale_end_at > now())
  GROUP BY t.event_id, t.ticket_type_id`;

/** One statement per room. */
export function makePostgresWaitingRooms(pool: pg.Pool): WaitingRooms {
  return {
    async find(eventId) {
      const row = (await pool.query<Row>(FIND, [eventId])).rows[0];
      if (row === undefined) return null;
      const { ownerAccountId, corporateId, status, feature, archive, ...room } = row;
      return { ...room, standing: { ownerAccountId, corporateId, status, feature, archive, hasOrders: false } };
    },
    stock: async (eventId) => (await pool.query<TypeStock>(STOCK, [eventId])).rows,
    async turn(tx, eventId, on) {
      const { rowCount } = await inPostgres(tx).client.query('UPDATE event SET waiting_room = $2 WHERE event_id = $1', [
        eventId,
        on,
      ]);
      return rowCount === 1;
    },
  };
}
