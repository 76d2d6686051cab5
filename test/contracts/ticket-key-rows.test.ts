import { describe } from 'vitest';
import { makeMemoryTicketKeyRows } from '#server/ticket/memory/memory-ticket-key-rows.ts';
import { makePostgresTicketKeyRows } from '#server/ticket/postgres/postgres-ticket-key-rows.ts';
import { saleWorld } from '#test/races/sale-world.ts';
import { ticketKeyRowsContract } from './ticket-key-rows.contract.ts';

let events = 0;
describe('in memory', () =>
  ticketKeyRowsContract(async () => ({
    rows: makeMemoryTicketKeyRows(),
    newEvent: async () => {
      events += 1;
      return events;
    },
  })));

const world = await saleWorld();
describe('in PostgreSQL', () =>
  ticketKeyRowsContract(async () => ({
    rows: makePostgresTicketKeyRows(world.test.database, world.test.clock),
    newEvent: async () => (await world.sale()).eventId,
  })));
