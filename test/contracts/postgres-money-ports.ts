import type { SaleWorld } from '#test/races/sale-world.ts';
import type { MoneyPorts } from './money-world.ts';

export const postgresMoneyPorts = (world: SaleWorld): MoneyPorts => ({
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
});
