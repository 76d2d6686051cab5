import { describe } from 'vitest';
import { makeMemorySeatCharts } from '#server/adapters/memory/memory-seat-charts.ts';
import { makePostgresSeatCharts } from '#server/adapters/postgres/postgres-seat-charts.ts';
import type { Transaction } from '#server/application/ports/transaction.ts';
import { saleWorld } from '#test/races/sale-world.ts';
import { memoryMoneyPorts } from './memory-money-ports.ts';
import { seatsContract } from './seats.contract.ts';

describe('in memory', () =>
  seatsContract(async () => {
    const ports = await memoryMoneyPorts();
    const { memory } = ports;
    return {
      ...ports,
      charts: makeMemorySeatCharts(memory),
      transaction: (work) => work({} as Transaction),
      seatsOfTickets: async (eventId) => {
        const lines = new Set(memory.books.get(eventId)?.stock.reservations.map((line) => line.reservationId));
        return memory.tickets
          .filter((ticket) => lines.has(ticket.reservationId))
          .map((ticket) => ticket.seat?.alias ?? '')
          .sort();
      },
    };
  }));
describe('in PostgreSQL', () =>
  seatsContract(async () => {
    const world = await saleWorld();
    return {
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
        const { rows } = await world.pool.query<{ seat_alias: string }>('SELECT seat_alias FROM bought_ticket WHERE event_id = $1 ORDER BY 1', [
          eventId,
        ]);
        return rows.map((row) => row.seat_alias);
      },
    };
  }));
