import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { dong } from '#domain/money/dong.ts';
import type { TicketRow } from '#server/application/ports/ticket-row.ts';
import { ticketForViewer } from './ticket-for-viewer.ts';
import { lowestTicket, sumsOfEvent, sumsOfSession } from './ticket-sums.ts';

const capacity = fc.option(fc.integer({ min: 0, max: 50 }));
const ticket = (sessionCapacity: number | null, eventCapacity: number | null) =>
  fc
    .record({
      price: fc.integer({ min: 0, max: 9 }),
      off: fc.integer({ min: 0, max: 3 }),
      capacity,
      sold: fc.integer({ min: 0, max: 20 }),
      session: fc.integer({ min: 1, max: 3 }),
    })
    .map(
      ({ price, off, session, ...stock }): TicketRow => ({
        eventId: 1,
        ticketTypeId: 't',
        sectionEventId: session,
        name: 't',
        description: null,
        price: dong(price),
        originalPrice: dong(price + off),
        currency: 'VND',
        purchaseLimit: null,
        accountLimit: null,
        multipleOf: 1,
        saleBeginAt: null,
        saleEndAt: instant(1),
        mode: 'ONSITE',
        position: 0,
        quotaId: null,
        held: 0,
        remaining: stock.capacity === null ? null : Math.max(0, stock.capacity - stock.sold),
        sessionCapacity,
        eventCapacity,
        ...stock,
      }),
    );
const tickets = fc.tuple(capacity, capacity).chain(([session, event]) => fc.array(ticket(session, event), { minLength: 1, maxLength: 8 }));

describe('how many tickets went, of how many', () => {
  it('an event has sold what its sessions have sold, and takes no more than they and its own pot do', () => {
    fc.assert(
      fc.property(tickets, (all) => {
        const sums = sumsOfEvent(all);
        const sessions = [...Map.groupBy(all, (one) => one.sectionEventId).values()].map(sumsOfSession);
        expect(sums.sold).toBe(sessions.reduce((sum, session) => sum + session.sold, 0));
        const own = all[0]?.eventCapacity ?? null;
        if (sums.capacity === null) expect([own, sessions.every((session) => session.capacity !== null)]).toEqual([null, false]);
        else {
          if (own !== null) expect(sums.capacity).toBeLessThanOrEqual(own);
          if (sessions.every((session) => session.capacity !== null))
            expect(sums.capacity).toBeLessThanOrEqual(sessions.reduce((sum, session) => sum + (session.capacity ?? 0), 0));
        }
      }),
    );
  });

  it('the lowest ticket costs no more than any other, and none is lowest of none', () => {
    expect(lowestTicket([])).toBeNull();
    fc.assert(
      fc.property(tickets, (all) => {
        expect(all.every((one) => one.price >= (lowestTicket(all)?.price ?? 0))).toBe(true);
      }),
    );
  });
});

describe('what a ticket type offers to a viewer', () => {
  it('the viewer’s own cart counts as left, others’ does not, and what was bought counts against the account', () => {
    fc.assert(
      fc.property(
        ticket(null, null),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 1, max: 6 }),
        (row, held, bought, accountLimit) => {
          const offer = ticketForViewer({ ...row, accountLimit, held: held + 2 }, { held, paying: 0, bought });
          expect(offer.remaining).toBe(row.remaining === null ? null : row.remaining + held);
          expect(offer.heldByOthers).toBe(2);
          expect(offer.limit).toBeLessThanOrEqual(Math.max(0, accountLimit - bought));
          if (offer.remaining !== null) expect(offer.limit).toBeLessThanOrEqual(offer.remaining);
        },
      ),
    );
  });

  it('its organiser sees the limits as they were set', () => {
    fc.assert(
      fc.property(ticket(null, null), fc.option(fc.integer({ min: 1, max: 100 })), (row, purchaseLimit) => {
        expect(ticketForViewer({ ...row, purchaseLimit, accountLimit: 1, shownTo: 'TEAM' }).limit).toBe(purchaseLimit ?? 5);
      }),
    );
  });
});
