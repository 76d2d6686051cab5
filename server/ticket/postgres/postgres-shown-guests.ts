import type pg from 'pg';
import type { NameOrder } from '#domain/kernel/names/name-order.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';
import type { OwnGuestFacts, ShownGuests } from '#server/ticket/ports/shown-guests.ts';

type NameRow = {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly nameOrder: NameOrder | null;
};

const NAME = 'a.first_name AS "firstName", a.last_name AS "lastName", a.name_order AS "nameOrder"';

const holding = (account: string, event: string): string => `SELECT FROM bought_ticket b
  WHERE b.account_id = ${account} AND b.event_id = ${event} AND b.status = 'VALID'
    AND (b.sent_at IS NULL OR b.received_at IS NOT NULL)`;

// Guest by guest (LIMIT keeps the planner to it): a join would read all tickets of a large event.
const GOING = `SELECT ${NAME} FROM shown_guest g
    JOIN account a ON a.account_id = g.account_id
    JOIN LATERAL (${holding('g.account_id', 'g.event_id')} LIMIT 1) t ON true
  WHERE g.event_id = $1
  ORDER BY g.agreed_at DESC, g.account_id LIMIT $2`;

const OWN = `SELECT ${NAME},
    EXISTS (SELECT FROM shown_guest g WHERE g.account_id = $2 AND g.event_id = $1) AS agreed,
    EXISTS (${holding('$2', '$1')}) AS "holdsTicket",
    EXISTS (SELECT FROM hidden_guest_list h WHERE h.event_id = $1) AS hidden
  FROM account a WHERE a.account_id = $2`;

export const makePostgresShownGuests = (pool: Pick<pg.Pool, 'query'>): ShownGuests => ({
  going: async (eventId, most) => (await pool.query<NameRow>(GOING, [eventId, most])).rows,
  async own(eventId, accountId) {
    const [row] = (await pool.query<NameRow & Omit<OwnGuestFacts, 'name'>>(OWN, [eventId, accountId])).rows;
    if (row === undefined) return null;
    const { agreed, holdsTicket, hidden, ...name } = row;
    return { agreed, holdsTicket, hidden, name };
  },
  async agree(eventId, accountId, at) {
    await pool.query(
      `INSERT INTO shown_guest (account_id, event_id, agreed_at)
        SELECT $2, event_id, $3 FROM event WHERE event_id = $1 ON CONFLICT DO NOTHING`,
      [eventId, accountId, new Date(at)],
    );
  },
  async revoke(eventId, accountId) {
    await pool.query('DELETE FROM shown_guest WHERE account_id = $2 AND event_id = $1', [eventId, accountId]);
  },
  async isHidden(eventId) {
    return ((await pool.query('SELECT FROM hidden_guest_list WHERE event_id = $1', [eventId])).rowCount ?? 0) > 0;
  },
  async setHidden(tx, eventId, hidden, at) {
    const { client } = inPostgres(tx);
    const { rowCount } = hidden
      ? await client.query(
          'INSERT INTO hidden_guest_list (event_id, hidden_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
          [eventId, new Date(at)],
        )
      : await client.query('DELETE FROM hidden_guest_list WHERE event_id = $1', [eventId]);
    return rowCount === 1;
  },
});
