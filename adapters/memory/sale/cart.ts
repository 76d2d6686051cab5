import type { EventPage } from '#application/event/ports/event-pages.ts';
import type { Cart, CartLine, WantedLine } from '#application/sale/ports/cart.ts';
import { BEST_SEATS, type SeatRequest } from '#domain/event/seat/seat.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { ok } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { linePrices } from '#domain/sale/pricing/line-prices.ts';
import type { Reservation } from '#domain/sale/reservation/reservation.ts';
import { type BoxOfficeInMemory, notFound } from './office.ts';

export function memoryCart({ eventOf, stockOf, asBuyer, clock, newId }: BoxOfficeInMemory): Cart {
  const lineOf = (event: EventPage, claim: Reservation): CartLine => ({
    id: claim.reservationId,
    ticketId: claim.ticketTypeId,
    ticketName:
      event.sessions.flatMap((session) => session.tickets).find((ticket) => ticket.id === claim.ticketTypeId)?.name ??
      '',
    quantity: claim.quantity,
    seats: claim.seats.map(({ seatId, alias }) => ({ id: seatId, alias })),
    ...linePrices(claim),
    specialOff: ZERO,
    insertedAt: clock.now(),
    heldUntil: claim.heldUntil,
  });

  const cartOf = (event: EventPage, accountId: AccountId, sectionEventId: number): readonly CartLine[] => {
    const stock = stockOf(event.id);
    stock.run({ kind: 'RELEASE_EXPIRED' }, clock.now());
    return stock.cart(accountId, sectionEventId).map((claim) => lineOf(event, claim));
  };

  return {
    read: (sectionEventId) =>
      asBuyer((who) => {
        const event = eventOf(sectionEventId);
        return event === undefined ? notFound : ok(cartOf(event, who, sectionEventId));
      }),
    choose: (sectionEventId, lines, key) =>
      asBuyer((who) => {
        const event = eventOf(sectionEventId);
        if (event === undefined) return notFound;
        const held = stockOf(event.id).run(
          {
            kind: 'HOLD',
            mode: 'replace',
            accountId: who,
            sectionEventId,
            lines: lines.map((line) => ({
              reservationId: newId(),
              ticketTypeId: line.ticketId,
              quantity: line.quantity,
              seats: seatsAsked(line),
            })),
            idempotencyKey: key,
            requestHash: JSON.stringify(lines),
          },
          clock.now(),
        );
        return held.ok ? ok(held.value.lines.map((claim) => lineOf(event, claim))) : held;
      }),
    empty: (sectionEventId) =>
      asBuyer((who) => {
        const event = eventOf(sectionEventId);
        if (event === undefined) return notFound;
        stockOf(event.id).run({ kind: 'RELEASE_CART', accountId: who, sectionEventId }, clock.now());
        return ok(true);
      }),
  };
}

function seatsAsked({ seatIds, accessible = 0, specialCode }: WantedLine): SeatRequest {
  const rest = { accessible, code: specialCode ?? null };
  return seatIds === undefined ? { ...BEST_SEATS, ...rest } : { kind: 'NAMED', seatIds, ...rest };
}
