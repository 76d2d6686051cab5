import { expect, it } from 'vitest';
import { makePostgresGuestList } from '#server/ticket/postgres/postgres-guest-list.ts';
import { saleWorld } from '#test/races/sale-world.ts';

it('finds a ticket at once, and after the index was merged', async () => {
  const world = await saleWorld();
  const guests = makePostgresGuestList(world.database.pool);
  const sale = await world.sale();
  expect(await world.checkout(await world.buyer(), sale, [2])).toMatchObject({ ok: true });
  const found = () =>
    guests.countGuests({
      eventId: sale.eventId,
      sectionEventId: null,
      ticketTypeId: null,
      search: 've 1',
      checkIn: null,
    });
  expect(await found()).toBe(2);
  await guests.sortInNewTickets();
  expect(await found()).toBe(2);
});
