import { describe } from 'vitest';
import { saleWorld } from '#test/races/sale-world.ts';
import { memoryMoneyPorts } from './memory-money-ports.ts';
import { moneyPortsContract } from './money-ports.contract.ts';

describe('in memory', () => moneyPortsContract(memoryMoneyPorts));
describe('in PostgreSQL', () =>
  moneyPortsContract(async () => {
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
    };
  }));
