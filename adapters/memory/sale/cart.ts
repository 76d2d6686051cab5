import type { EventPage } from '#application/event/ports/event-pages.ts';
import type { Cart, CartLine, WantedLine } from '#application/sale/ports/cart.ts';
import { BEST_SEATS, type SeatRequest } from '#domain/event/seat/seat.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { ok } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { linePrices } from '#domain/sale/pricing/line-prices.ts';
import { quoteCheckout } from '#domain/sale/reservation/quote-checkout.ts';
import type { Reservation } from '#domain/sale/reservation/reservation.ts';
import { workingOffers } from '#domain/sale/reservation/working-offers.ts';
import { type BoxOfficeInMemory, notFound } from './office.ts';

export function memoryCart({ eventOf, stockOf, asBuyer, clock, newId }: BoxOfficeInMemory): Cart {
  /** Counts the automatic promotions of the whole cart, as the checkout will. */
  function linesOf(event: EventPage, claims: readonly Reservation[]): readonly CartLine[] {
    const { promotions = [] } = stockOf(event.id).state().offers ?? {};
    const purchase = { lines: claims, donation: ZERO, code: null, own: [] };
    const quoted = quoteCheckout(workingOffers({ promotions, codes: [] }), purchase, clock.now());
    const prices = new Map(quoted.ok ? quoted.value.quote.lines.map((line) => [line.reservationId, line.price]) : []);
    return claims.map((claim) => {
      const line = lineOf(event, claim);
      return { ...line, price: prices.get(line.id) ?? line.price };
    });
  }

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
    return linesOf(event, stock.cart(accountId, sectionEventId));
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
        return held.ok ? ok(linesOf(event, held.value.lines)) : held;
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
