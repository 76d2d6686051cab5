import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { type CardOffer, CardOffers, type CardToTry, type CardWorth } from '#application/sale/ports/card-offers.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** Nothing is used up. [S3-83] */
export type PreviewCard = {
  readonly offers: (eventId: number) => Promise<Result<readonly CardOffer[], Trouble>>;
  readonly worth: (card: CardToTry) => Promise<Result<CardWorth, Trouble>>;
};

export const PreviewCard = defineUseCase(
  'PreviewCard',
  { cardOffers: CardOffers },
  ({ cardOffers }): PreviewCard => ({
    offers: (eventId) => retry(() => cardOffers.offers(eventId)),
    worth: (card) => retry(() => cardOffers.tryCard(card)),
  }),
);
