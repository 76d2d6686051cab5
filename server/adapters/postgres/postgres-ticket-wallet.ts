import type pg from 'pg';
import type { BoughtTicketRow } from '#server/application/ports/bought-ticket-row.ts';
import { cutPage } from '#server/application/ports/page.ts';
import type { TicketMail, TicketWallet, WalletQuery } from '#server/application/ports/ticket-wallet.ts';
import { BOUGHT_TICKET_COLUMNS, BOUGHT_TICKET_SOURCE } from './bought-ticket-columns.ts';
import { countTo } from './count-to.ts';
import { keyset, type Parameters, parameters, type SortOrder } from './keyset.ts';

const WITH_SESSION = `${BOUGHT_TICKET_SOURCE} JOIN section_event s ON s.event_id = b.event_id AND s.section_event_id = b.section_event_id`;
const MESSAGES = ['order-confirmed', 'ticket-received'];

function conditionOf(query: WalletQuery, given: Parameters): string {
  const own = `b.account_id = ${given.add(query.accountId)}`;
  if (query.time === null) return own;
  return `${own} AND s.end_at ${query.time === 'UPCOMING' ? '>=' : '<'} ${given.add(new Date(query.now))}`;
}

const sortOf = (time: WalletQuery['time']): SortOrder => ({
  key: time === null ? 'b.inserted_at' : 's.begin_at',
  keyType: 'timestamptz',
  id: 'b.bought_ticket_id',
  idType: 'uuid',
  descending: time !== 'UPCOMING',
});

/** Tickets of their holders over PostgreSQL. */
export function makePostgresTicketWallet(pool: pg.Pool): TicketWallet {
  return {
    async held(query, page) {
      const given = parameters();
      const own = conditionOf(query, given);
      const sort = sortOf(query.time);
      const { condition, order } = keyset(sort, page, given);
      const { rows } = await pool.query<BoughtTicketRow & { readonly key: number }>(
        `SELECT ${BOUGHT_TICKET_COLUMNS}, ${sort.key} AS key FROM ${WITH_SESSION} WHERE ${own} AND ${condition} ${order}`,
        given.values,
      );
      return cutPage(rows, page, (row) => ({ key: row.key, id: row.boughtTicketId }));
    },
    countHeld(query) {
      const given = parameters();
      const own = conditionOf(query, given);
      return countTo(pool, `${WITH_SESSION} WHERE ${own}`, given.values);
    },
    async ticket(eventId, boughtTicketId) {
      const { rows } = await pool.query<BoughtTicketRow>(
        `SELECT ${BOUGHT_TICKET_COLUMNS} FROM ${BOUGHT_TICKET_SOURCE} WHERE b.event_id = $1 AND b.bought_ticket_id = $2`,
        [eventId, boughtTicketId],
      );
      return rows[0] ?? null;
    },
    async ticketsOfOrders(orders) {
      const { rows } = await pool.query<BoughtTicketRow>(
        `SELECT ${BOUGHT_TICKET_COLUMNS} FROM unnest($1::int[], $2::uuid[]) AS asked (event_id, user_order_id), ${BOUGHT_TICKET_SOURCE}
          WHERE b.event_id = asked.event_id AND b.user_order_id = asked.user_order_id
          ORDER BY b.event_id, b.user_order_id, b.ticket_type_id, b.reservation_id, b.position`,
        [orders.map((order) => order.eventId), orders.map((order) => order.userOrderId)],
      );
      return rows;
    },
    async mails(userOrderIds) {
      const { rows } = await pool.query<TicketMail>(
        `SELECT subject_id AS "userOrderId", recipient, max(sent_at) AS "sentAt" FROM email_message
          WHERE message = ANY($1::text[]) AND subject_id = ANY($2::text[]) AND sent_at IS NOT NULL GROUP BY subject_id, recipient`,
        [MESSAGES, userOrderIds],
      );
      return rows;
    },
  };
}
