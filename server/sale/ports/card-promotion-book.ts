import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { CardPromotion, CardTerms } from '#domain/sale/promotion/card-promotion.ts';
import type { CardPurchase } from '#domain/sale/reservation/reservation.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { PromotionMoney } from './promotion-book.ts';

/** `money` is read for the event's organisers. */
export type EventCardPromotion = CardPromotion & { readonly eventId: number; readonly money?: PromotionMoney };

/** The banks' promotions of an event. Their uses are counted by the reservation desk. */
export type CardPromotionBook = {
  /** The oldest first. */
  readonly of: (eventId: number) => Promise<readonly CardPromotion[]>;
  /** Earlier purchases of this buyer or card, which limits count. */
  readonly purchases: (eventId: number, accountId: AccountId, fingerprint: string) => Promise<readonly CardPurchase[]>;
  readonly add: (
    tx: Transaction,
    eventId: number,
    promotion: CardTerms & { readonly promotionId: string },
    at: Instant,
  ) => Promise<void>;
  /** Lets it end now, whether or not it has begun. False: there is none. */
  readonly end: (tx: Transaction, eventId: number, promotionId: string, at: Instant) => Promise<boolean>;
  /** Lets it take nothing off for now, or go on. False: there is none. */
  readonly pause: (tx: Transaction, eventId: number, promotionId: string, paused: boolean) => Promise<boolean>;
  /** As the organiser's transaction sees it, with its count kept still; null: there is none. */
  readonly lock: (tx: Transaction, eventId: number, promotionId: string) => Promise<CardPromotion | null>;
  /** New terms for one that exists. */
  readonly revise: (tx: Transaction, eventId: number, promotionId: string, terms: CardTerms) => Promise<void>;
  /** Keyed by promotion id. */
  readonly money: (eventId: number) => Promise<ReadonlyMap<string, PromotionMoney>>;
};

export const CardPromotionBook: Token<CardPromotionBook> = token<CardPromotionBook>('CardPromotionBook');
