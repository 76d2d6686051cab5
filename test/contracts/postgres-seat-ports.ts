import { makePostgresSeatCharts } from '#server/adapters/postgres/postgres-seat-charts.ts';
import type { SaleWorld } from '#test/races/sale-world.ts';
import type { SeatPorts } from './seat-world.ts';

/** The ports of a sale with numbered seats over a real database. */
export const postgresSeatPorts = (world: SaleWorld): SeatPorts => ({
  desk: world.desk,
  reader: world.reader,
  notes: world.notes,
  inbox: world.inbox,
  buyers: world.buyers,
  clock: { now: world.now },
  newId: world.test.newId,
  pass: world.pass,
  buyer: world.buyer,
  sale: world.sale,
  ticketsOf: (eventId) => world.count('bought_ticket WHERE event_id = $1', [eventId]),
  charts: makePostgresSeatCharts(world.database),
  transaction: (work) => world.database.transaction(work),
  seatsOfTickets: async (eventId) => {
    const { rows } = await world.pool.query<{ seat_alias: string }>('SELECT seat_alias FROM bought_ticket WHERE event_id = $1 ORDER BY 1', [eventId]);
    return rows.map((row) => row.seat_alias);
  },
});
