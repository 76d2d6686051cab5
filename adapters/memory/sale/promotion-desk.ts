import type { PromotionDesk } from '#application/sale/ports/promotion-desk.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { readCode } from '#domain/sale/promotion/discount-code.ts';
import { asIfHeld, quoteCheckout } from '#domain/sale/reservation/quote-checkout.ts';
import { workingOffers } from '#domain/sale/reservation/working-offers.ts';
import { type BoxOfficeInMemory, notFound } from './office.ts';

export const memoryPromotionDesk = ({ eventNumbered, stockOf, asBuyer, clock }: BoxOfficeInMemory): PromotionDesk => ({
  tryCode: ({ typed, eventId, sectionEventId, chosen }) =>
    asBuyer((who) => {
      if (eventNumbered(eventId) === undefined) return notFound;
      const read = readCode(typed);
      if (!read.ok) return refused({ code: 'PROMOTION_CODE_INVALID' });
      const stock = stockOf(eventId);
      const { offers, ticketTypes } = stock.state();
      const lines =
        chosen === null
          ? stock.cart(who, sectionEventId)
          : asIfHeld(
              chosen.map(({ ticketId, quantity }) => ({ ticketTypeId: ticketId, quantity })),
              ticketTypes.filter((type) => type.sectionEventId === sectionEventId),
            );
      const purchase = { lines, donation: ZERO, code: read.value, own: [] };
      const quoted = quoteCheckout(workingOffers(offers), purchase, clock.now());
      return quoted.ok ? ok({ code: read.value, off: quoted.value.quote.promo }) : quoted;
    }),
});
