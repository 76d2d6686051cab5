import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AutomaticPromotion, PromotionTerms } from '#domain/sale/promotion/automatic-promotion.ts';
import type { CodeTerms, CodeText, DiscountCode } from '#domain/sale/promotion/discount-code.ts';
import type { EventOffers } from '#domain/sale/reservation/reservation.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

/** Of the orders that count as revenue: what it took off them, and what was paid for their tickets. */
export type PromotionMoney = { readonly orders: number; readonly off: Dong; readonly sold: Dong };

export const NO_MONEY: PromotionMoney = { orders: 0, off: ZERO, sold: ZERO };

/** `money` is read for the event's organisers. */
export type EventCode = DiscountCode & { readonly eventId: number; readonly money?: PromotionMoney };

/** `unitPrice`: of its ticket type, where it is read with it. */
export type EventPromotion = AutomaticPromotion & { readonly eventId: number; readonly unitPrice?: Dong };

/** An event's promotions and codes. Their uses are counted by the reservation desk. */
export type PromotionBook = {
  /** All automatic promotions, and the code if the event has it. */
  readonly offers: (eventId: number, code: CodeText | null) => Promise<EventOffers>;
  /** The oldest first. */
  readonly codes: (eventId: number) => Promise<readonly DiscountCode[]>;
  /** All of them, as the organiser's transaction sees them. */
  readonly all: (tx: Transaction, eventId: number) => Promise<EventOffers>;
  readonly addPromotion: (
    tx: Transaction,
    eventId: number,
    promotion: PromotionTerms & { readonly promotionId: string },
    at: Instant,
  ) => Promise<void>;
  readonly addCode: (tx: Transaction, eventId: number, code: CodeTerms, at: Instant) => Promise<void>;
  /** Many at once; none of them exists. */
  readonly addCodes: (tx: Transaction, eventId: number, codes: readonly CodeTerms[], at: Instant) => Promise<void>;
  /** Lets it end now, whether or not it has begun. False: there is none. */
  readonly endPromotion: (tx: Transaction, eventId: number, promotionId: string, at: Instant) => Promise<boolean>;
  readonly endCode: (tx: Transaction, eventId: number, code: CodeText, at: Instant) => Promise<boolean>;
  /** Lets it take nothing off for now, or go on. False: there is none. */
  readonly pausePromotion: (tx: Transaction, eventId: number, promotionId: string, paused: boolean) => Promise<boolean>;
  readonly pauseCode: (tx: Transaction, eventId: number, code: CodeText, paused: boolean) => Promise<boolean>;
  /** As the organiser's transaction sees it, with its count kept still; null: there is none. */
  readonly lockPromotion: (tx: Transaction, eventId: number, promotionId: string) => Promise<AutomaticPromotion | null>;
  readonly lockCode: (tx: Transaction, eventId: number, code: CodeText) => Promise<DiscountCode | null>;
  /** New terms for one that exists; kind, ticket and code stay. */
  readonly revisePromotion: (
    tx: Transaction,
    eventId: number,
    promotionId: string,
    terms: PromotionTerms,
  ) => Promise<void>;
  readonly reviseCode: (tx: Transaction, eventId: number, terms: CodeTerms) => Promise<void>;
  /** By code. */
  readonly moneyOfCodes: (eventId: number) => Promise<ReadonlyMap<string, PromotionMoney>>;
};

export const PromotionBook: Token<PromotionBook> = token<PromotionBook>('PromotionBook');
