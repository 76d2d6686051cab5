import type pg from 'pg';
import type { DoorList, DoorTicketRow } from '#server/door/ports/door-list.ts';

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** By the primary key: a page costs the same at any place of the list. */
const PAGE = `SELECT bought_ticket_id AS "boughtTicketId", redeem_code AS "redeemCode",
  issue_number AS "issueNumber", section_event_id AS "sectionEventId", status, redeem_count AS "redeemCount",
  first_redeemed_at AS "firstRedeemedAt", left_at AS "leftAt", first_name AS "firstName", last_name AS "lastName",
  name_order AS "nameOrder",
  ticket_name AS "ticketName", seat_alias AS "seatAlias"
  FROM bought_ticket WHERE event_id = $1 AND bought_ticket_id > $2 ORDER BY bought_ticket_id LIMIT $3`;

export const makePostgresDoorList = (pool: Pick<pg.Pool, 'query'>): DoorList => ({
  tickets: async (eventId, after, limit) =>
    (await pool.query<DoorTicketRow>(PAGE, [eventId, after ?? FIRST_ID, limit])).rows,
});
