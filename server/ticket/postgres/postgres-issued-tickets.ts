import type pg from 'pg';
import type { Instant } from '#domain/kernel/instant.ts';
import { cutPage } from '#server/platform/ports/page.ts';
import { countUpTo } from '#server/platform/postgres/count-up-to.ts';
import { keyset, parameters, type SortOrder } from '#server/platform/postgres/keyset.ts';
import type { BoughtTicketRow } from '#server/ticket/ports/bought-ticket-row.ts';
import type { IssuedTickets } from '#server/ticket/ports/issued-tickets.ts';
import { BOUGHT_TICKET_COLUMNS, ITS_ORDER } from './bought-ticket-columns.ts';

const NOTE = `INSERT INTO issued_ticket (event_id, bought_ticket_id, section_event_id, by_account_id, issued_at)
  VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`;

const NEWEST: SortOrder = {
  key: 'g.issued_at',
  keyType: 'timestamptz',
  id: 'g.bought_ticket_id',
  idType: 'uuid',
  descending: true,
};

export const makePostgresIssuedTickets = (pool: Pick<pg.Pool, 'query'>): IssuedTickets => ({
  async note({ eventId, sectionEventId, boughtTicketId, by, at }) {
    await pool.query(NOTE, [eventId, boughtTicketId, sectionEventId, by, new Date(at)]);
  },
  async ofSession(eventId, sectionEventId, page) {
    const given = parameters();
    const wanted = `g.event_id = ${given.add(eventId)} AND g.section_event_id = ${given.add(sectionEventId)}`;
    const { condition, order } = keyset(NEWEST, page, given);
    const { rows } = await pool.query<BoughtTicketRow & { readonly issuedAt: Instant }>(
      `SELECT ${BOUGHT_TICKET_COLUMNS}, g.issued_at AS "issuedAt" FROM issued_ticket g
         JOIN bought_ticket b ON b.event_id = g.event_id AND b.bought_ticket_id = g.bought_ticket_id ${ITS_ORDER}
       WHERE ${wanted} AND ${condition} ${order}`,
      given.values,
    );
    return cutPage(rows, page, (row) => ({ key: row.issuedAt, id: row.boughtTicketId }));
  },
  countOfSession: (eventId, sectionEventId) =>
    countUpTo(
      { query: (text, values = []) => pool.query(text, [...values]) },
      'issued_ticket g WHERE g.event_id = $1 AND g.section_event_id = $2',
      [eventId, sectionEventId],
    ),
});
