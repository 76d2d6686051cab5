import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SessionSeats } from '#domain/event/seat/session-seat.ts';
import { aSeatMap } from '#test/builders/a-seat-map.ts';
import { afterBatches, aQuota, aStock, aTicketType, beginCheckout, hold, SESSION } from '#test/builders/a-stock.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { needsApproval } from './needs-approval.ts';

const hallOf = (rows: readonly string[]): SessionSeats => ({
  sectionEventId: SESSION,
  poolsOpenAt: null,
  seats: aSeatMap(rows).seats.map(({ standing: _, ...seat }) => ({ ...seat, state: 'FREE' })),
});
const row = fc.string({ unit: fc.constantFrom('.', '?'), minLength: 4, maxLength: 8 });

it('an order waits for its organiser exactly if one of its seats was chosen by name and is on request', () => {
  fc.assert(
    fc.property(row, fc.nat(), fc.integer({ min: 1, max: 4 }), fc.boolean(), (drawn, from, party, byName) => {
      const first = from % (drawn.length - party + 1);
      const names = Array.from({ length: party }, (_none, at) => `a${first + at + 1}`);
      const seats = { kind: 'NAMED', seatIds: names, accessible: 0, code: null } as const;
      const line = { reservationId: 'r1', ticketTypeId: 'standard', quantity: party };
      const free = aTicketType({ requiredSeat: true, price: 0 as never, originalPrice: 0 as never });
      const stock = aStock({ ticketTypes: [free], quotas: [aQuota()], seats: [hallOf([drawn])] });
      const held = afterBatches(stock, [NOW, hold('r1', 0, { lines: [byName ? { ...line, seats } : line] })]);
      const plain = [...drawn].filter((sign) => sign === '.').length;
      // The best seats that there are never ask.
      expect(held.outcome?.ok).toBe(byName || plain >= party);
      if (held.outcome?.ok !== true) return;
      const [claim] = held.stock.reservations;
      const asked = (claim?.seats ?? []).filter(({ asks }) => asks === true).map(({ seatId }) => seatId);
      expect(asked).toEqual(byName ? names.filter((name) => drawn[Number(name.slice(1)) - 1] === '?') : []);
      const begun = afterBatches(held.stock, [
        minutes(1),
        beginCheckout('c1', [{ reservationId: 'r1', count: party }]),
      ]);
      expect(begun.outcome).toMatchObject({
        ok: true,
        value: { orderStatus: asked.length > 0 ? 'REQUIRED_APPROVAL' : 'SUCCESSFUL' },
      });
      expect(needsApproval({ requiredApproval: false }, begun.stock.reservations)).toBe(asked.length > 0);
      expect(needsApproval({ requiredApproval: true }, begun.stock.reservations)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
