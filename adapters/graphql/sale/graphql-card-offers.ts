import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { CardOffers } from '#application/sale/ports/card-offers.ts';
import { ok } from '#domain/kernel/result.ts';
import { CardOffersDocument } from './card-offers.gen.ts';
import { CardWorthDocument } from './card-worth.gen.ts';

export const makeGraphqlCardOffers = (transport: GraphqlTransport): CardOffers => ({
  offers: async (eventId) => {
    const answer = await transport(CardOffersDocument, { eventId });
    if (!answer.ok) return answer;
    return ok(
      answer.value.card_offers.map((offer) => ({
        issuer: offer.issuer,
        percentOff: offer.percent_off,
        amountOff: offer.amount_off,
        maxAmountOff: offer.max_amount_off,
        endAt: offer.end_at,
      })),
    );
  },
  tryCard: async (card) => {
    const answer = await transport(CardWorthDocument, card);
    return answer.ok ? ok(answer.value.card_worth) : answer;
  },
});
