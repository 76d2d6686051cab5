import { makePostgresSeatCharts } from '#server/event/postgres/postgres-seat-charts.ts';
import type { SaleWorld } from '#test/races/sale-world.ts';
import { postgresMoneyPorts } from './postgres-money-ports.ts';
import type { SeatPorts } from './seat-world.ts';

export const postgresSeatPorts = (world: SaleWorld): SeatPorts => ({
  ...postgresMoneyPorts(world),
  charts: makePostgresSeatCharts(world.database),
  transaction: (work) => world.database.transaction(work),
  seatsOfTickets: async (eventId) => {
    const { rows } = await world.pool.query<{ seat_alias: string }>(
      'SELECT seat_alias FROM bought_ticket WHERE event_id = $1 ORDER BY 1',
      [eventId],
    );
    return rows.map((row) => row.seat_alias);
  },
});
