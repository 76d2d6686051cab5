import type pg from 'pg';
import { cutPage } from '#server/platform/ports/page.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keyset, type Parameters, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';
import type { BoughtTicketRow } from '#server/ticket/ports/bought-ticket-row.ts';
import type { TicketMail, TicketWallet, WalletQuery } from '#server/ticket/ports/ticket-wallet.ts';
import { BOUGHT_TICKET_COLUMNS, BOUGHT_TICKET_SOURCE, ITS_ORDER } from './bought-ticket-columns.ts';

// Ticket by ticket (OFFSET keeps the planner to it): a join would read all sessions of a large account.
const ITS_SESSION = `JOIN LATERAL (SELECT begin_at, end_at FROM section_event s
  WHERE s.event_id = b.event_id AND s.section_event_id = b.section_event_id OFFSET 0) s ON true`;
const MESSAGES = ['order-confirmed', 'ticket-received'];

function conditionOf(query: WalletQuery, given: Parameters): string {
  const own = `b.account_id = ${given.add(query.accountId)}`;
  if (query.time === null) return own;
  return `${own} AND s.end_at ${query.time === 'UPCOMING' ? '>=' : '<'} ${given.add(new Date(query.now))}`;
}

const sourceOf = (time: WalletQuery['time']): string =>
  time === null ? 'bought_ticket b' : `bought_ticket b ${ITS_SESSION}`;

const sortOf = (time: WalletQuery['time']): SortOrder => ({
  key: time === null ? 'b.inserted_at' : 's.begin_at',
  keyType: 'timestamptz',
  id: 'b.bought_ticket_id',
  idType: 'uuid',
  descending: time !== 'UPCOMING',
});

export function makePostgresTicketWallet(pool: pg.Pool): TicketWallet {
  return {
    async held(query, page) {
      const given = parameters();
      const own = conditionOf(query, given);
      const sort = sortOf(query.time);
      const { condition, order } = keyset(sort, page, given);
      // Cuts the page first and joins only its tickets.
      const cut = `SELECT b.*, ${sort.key} AS key FROM ${sourceOf(query.time)} WHERE ${own} AND ${condition} ${order}`;
      const way = sort.descending !== (page.from?.direction === 'before') ? 'DESC' : 'ASC';
      const { rows } = await pool.query<BoughtTicketRow & { readonly key: number }>(
        `SELECT ${BOUGHT_TICKET_COLUMNS}, b.key FROM (${cut}) b ${ITS_ORDER}
          ORDER BY b.key ${way}, b.bought_ticket_id ${way}`,
        given.values,
      );
      return cutPage(rows, page, (row) => ({ key: row.key, id: row.boughtTicketId }));
    },
    countHeld(query) {
      const given = parameters();
      const own = conditionOf(query, given);
      return countUpTo(pool, `${sourceOf(query.time)} WHERE ${own}`, given.values);
    },
    async ticket(eventId, boughtTicketId) {
      const { rows } = await pool.query<BoughtTicketRow>(
        `SELECT ${BOUGHT_TICKET_COLUMNS} FROM ${BOUGHT_TICKET_SOURCE} WHERE b.event_id = $1
          AND b.bought_ticket_id = $2`,
        [eventId, boughtTicketId],
      );
      return rows[0] ?? null;
    },
    async tickets(eventId, boughtTicketIds) {
      const { rows } = await pool.query<BoughtTicketRow>(
        `SELECT ${BOUGHT_TICKET_COLUMNS} FROM ${BOUGHT_TICKET_SOURCE} WHERE b.event_id = $1
          AND b.bought_ticket_id = ANY($2::uuid[])`,
        [eventId, boughtTicketIds],
      );
      return rows;
    },
    async ofSession(accountId, eventId, sectionEventId) {
      const { rows } = await pool.query<BoughtTicketRow>(
        `SELECT ${BOUGHT_TICKET_COLUMNS} FROM ${BOUGHT_TICKET_SOURCE} WHERE b.event_id = $2 AND b.account_id = $1
          AND b.section_event_id = $3
          ORDER BY b.inserted_at, b.bought_ticket_id`,
        [accountId, eventId, sectionEventId],
      );
      return rows;
    },
    async ticketsOfOrders(orders) {
      const { rows } = await pool.query<BoughtTicketRow>(
        `SELECT ${BOUGHT_TICKET_COLUMNS} FROM unnest($1::int[], $2::uuid[]) AS asked (event_id, user_order_id),
          ${BOUGHT_TICKET_SOURCE}
          WHERE b.event_id = asked.event_id AND b.user_order_id = asked.user_order_id
          ORDER BY b.event_id, b.user_order_id, b.ticket_type_id, b.reservation_id, b.position`,
        [orders.map((order) => order.eventId), orders.map((order) => order.userOrderId)],
      );
      return rows;
    },
    async mails(userOrderIds) {
      const { rows } = await pool.query<TicketMail>(
        `SELECT subject_id AS "userOrderId", recipient, max(sent_at) AS "sentAt" FROM email_message
          WHERE message = ANY($1::text[]) AND subject_id = ANY($2::text[]) AND sent_at IS NOT NULL
            GROUP BY subject_id, recipient`,
        [MESSAGES, userOrderIds],
      );
      return rows;
    },
  };
}
