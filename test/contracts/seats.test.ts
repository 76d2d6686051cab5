import { describe } from 'vitest';
import { makeMemorySeatCharts } from '#server/event/memory/memory-seat-charts.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { saleWorld } from '#test/races/sale-world.ts';
import { memoryMoneyPorts } from './memory-money-ports.ts';
import { postgresSeatPorts } from './postgres-seat-ports.ts';
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
describe('in PostgreSQL', () => seatsContract(async () => postgresSeatPorts(await saleWorld())));
