import type { CardOffers } from '#application/sale/ports/card-offers.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { readCode } from '#domain/sale/promotion/discount-code.ts';
import { promotionState } from '#domain/sale/promotion/promotion-state.ts';
import { quoteCheckout } from '#domain/sale/reservation/quote-checkout.ts';
import { workingOffers } from '#domain/sale/reservation/working-offers.ts';
import { type BoxOfficeInMemory, notFound } from './office.ts';

export const memoryCardOffers = ({
  eventNumbered,
  stockOf,
  asBuyer,
  clock,
  payingCard,
}: BoxOfficeInMemory): CardOffers => ({
  offers: (eventId) =>
    asBuyer(() => {
      if (eventNumbered(eventId) === undefined) return notFound;
      const { cards = [] } = stockOf(eventId).state().offers ?? {};
      return ok(
        cards
          .filter((promotion) => promotionState(promotion, clock.now()).state === 'RUNNING')
          .map(({ issuer, discount, maxAmountOff, endAt }) => ({
            issuer,
            percentOff: discount.type === 'PERCENT_OFF' ? discount.percentOff : null,
            amountOff: discount.type === 'AMOUNT' ? discount.amountOff : null,
            maxAmountOff,
            endAt,
          })),
      );
    }),
  tryCard: ({ cardId, eventId, sectionEventId, code: typed, donation }) =>
    asBuyer((accountId) => {
      const card = payingCard(cardId);
      if (eventNumbered(eventId) === undefined || card === null) return notFound;
      const code = typed === null ? null : readCode(typed);
      if (code?.ok === false) return refused({ code: 'PROMOTION_CODE_INVALID' });
      const stock = stockOf(eventId);
      const lines = stock.cart(accountId, sectionEventId);
      const purchase = { lines, donation, code: code?.value ?? null, payer: { accountId, card }, own: [] };
      const { offers } = stock.state();
      const quoted = quoteCheckout(workingOffers(offers), purchase, clock.now());
      if (!quoted.ok) return quoted;
      const use = quoted.value.uses.find(({ kind }) => kind === 'CARD');
      const issuer = offers?.cards?.find(({ promotionId }) => promotionId === use?.id)?.issuer ?? null;
      return ok({ off: use?.card?.off ?? ZERO, issuer });
    }),
});
