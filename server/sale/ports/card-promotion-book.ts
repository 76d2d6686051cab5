import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { CardPromotion, CardTerms } from '#domain/sale/promotion/card-promotion.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type EventCardPromotion = CardPromotion & { readonly eventId: number };

/** The banks' promotions of an event. Their uses are counted by the reservation desk. */
export type CardPromotionBook = {
  /** The oldest first. */
  readonly of: (eventId: number) => Promise<readonly CardPromotion[]>;
  readonly add: (
    tx: Transaction,
    eventId: number,
    promotion: CardTerms & { readonly promotionId: string },
    at: Instant,
  ) => Promise<void>;
  /** Lets it end now, whether or not it has begun. False: there is none. */
  readonly end: (tx: Transaction, eventId: number, promotionId: string, at: Instant) => Promise<boolean>;
};

export const CardPromotionBook: Token<CardPromotionBook> = token<CardPromotionBook>('CardPromotionBook');
