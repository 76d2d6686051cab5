import type { MemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import type { SalesDesk } from '#application/report/ports/sales-desk.ts';
import { DAY, instant } from '#domain/kernel/instant.ts';
import { type Dong, sum, ZERO } from '#domain/kernel/money/dong.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { ok, refused } from '#domain/kernel/result.ts';

export function makeMemorySalesDesk(world: MemoryDeskWorld): SalesDesk {
  return {
    // Its orders are all paid for.
    answerOrders: async ({ orderIds }) => ok({ answered: 0, refused: orderIds.length }),
    deleteOrder: async (orderNumber) => {
      const own = [...world.guests.values()].filter((guest) => guest.orderNumber === orderNumber);
      if (own.some(({ checkIns }) => checkIns.length > 0)) return refused({ code: 'ORDER_STAYS' });
      for (const guest of own) world.guests.delete(guest.ticketId);
      return ok(null);
    },
    overview: async (eventId) => {
      const event = world.events.get(eventId);
      if (event === undefined) return refused({ code: 'EVENT_NOT_FOUND' });
      const types = event.sessions.flatMap((session) => session.ticketTypes);
      const guests = [...world.guests.values()].filter((guest) => guest.eventId === eventId);
      const priceOf = (ticketTypeId: string): Dong => types.find((type) => type.id === ticketTypeId)?.price ?? ZERO;
      const days = new Map<number, { tickets: number; values: Dong[] }>();
      for (const guest of guests) {
        const day = guest.boughtAt - (guest.boughtAt % DAY);
        const known = days.get(day) ?? { tickets: 0, values: [] };
        days.set(day, { tickets: known.tickets + 1, values: [...known.values, priceOf(guest.ticketTypeId)] });
      }
      const revenue = sum(guests.map((guest) => priceOf(guest.ticketTypeId)));
      return ok({
        eventId,
        revenue,
        orders: [
          { status: 'SUCCESSFUL', count: new Set(guests.map((guest) => guest.orderNumber)).size, total: revenue },
        ],
        days: [...days]
          .sort(([one], [other]) => one - other)
          .map(([at, day]) => ({ at: instant(at), tickets: day.tickets, value: sum(day.values) })),
        sold: guests.length,
        held: types.reduce((count, type) => count + type.held, 0),
        checkedIn: guests.filter((guest) => guest.checkIns.length > 0).length,
        integrity: { healthy: true, problems: [], checkedAt: world.now() },
      });
    },
    orders: async (eventId, _search, { pending, sort, descending = false }) => {
      if (!world.events.has(eventId)) return refused({ code: 'EVENT_NOT_FOUND' });
      if (pending === true) return ok({ entries: [], after: null, before: null, totalCount: 0 });
      const guests = [...world.guests.values()].filter((guest) => guest.eventId === eventId);
      const numbers = [...new Set(guests.map((guest) => guest.orderNumber))];
      const words = new Intl.Collator('vi');
      const entries = numbers.flatMap((orderNumber) => {
        const own = guests.filter((guest) => guest.orderNumber === orderNumber);
        const first = own[0];
        if (first === undefined) return [];
        return [
          {
            id: orderNumber,
            orderNumber,
            status: 'SUCCESSFUL',
            price: ZERO,
            paymentMethod: 'BANK_TRANSFER',
            insertedAt: first.boughtAt,
            buyer: fullName(first),
            email: first.email,
            tickets: own.length,
            seatsOnRequest: [],
            hasCheckedInTicket: false,
            donation: null,
          },
        ];
      });
      // They are all paid for and cost nothing, so only buyers differ.
      const sorted =
        sort === 'buyer' ? entries.toSorted((one, other) => words.compare(one.buyer, other.buyer)) : entries;
      return ok({
        entries: descending ? sorted.toReversed() : sorted,
        after: null,
        before: null,
        totalCount: numbers.length,
      });
    },
  };
}
