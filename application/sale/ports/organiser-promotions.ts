import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { PromotionType } from '#domain/sale/promotion/automatic-promotion.ts';
import type { CodeRow } from '#domain/sale/promotion/check-code.ts';
import type { PromotionState } from '#domain/sale/promotion/promotion-state.ts';

/** One of percent and amount, for a time and a number of uses; null: no limit. */
export type Offer = {
  readonly percentOff: number | null;
  readonly amountOff: Dong | null;
  readonly beginAt: Instant | null;
  readonly endAt: Instant | null;
  readonly quantity: number | null;
};

type PromotionFields = Offer & {
  readonly type: PromotionType;
  readonly name: string;
  readonly minTicket: number | null;
  readonly maxTicket: number | null;
};

type InUse = {
  /** Of its terms, as read. */
  readonly version: string;
  readonly used: number;
  readonly state: PromotionState['state'];
};
export type DeskPromotion = PromotionFields & InUse & { readonly id: string; readonly ticketTypeId: string };

export type CodeFields = Offer & { readonly code: string; readonly ticketTypeIds: readonly string[] };

type Earned = { readonly discounted: Dong; readonly sold: Dong };
export type DeskCode = CodeFields & InUse & Earned;

/** A bank's offer for its cards: by their first digits, or for all that are known as the bank's. */
export type CardPromotionFields = Offer & {
  readonly iins: readonly string[];
  readonly issuer: string | null;
  readonly maxAmountOff: Dong | null;
  /** Purchases of each card and each account; null: no limit. */
  readonly limit: number | null;
};
export type DeskCardPromotion = CardPromotionFields & InUse & Earned & { readonly id: string };

export type DeskPromotions = {
  readonly promotions: readonly DeskPromotion[];
  readonly codes: readonly DeskCode[];
  readonly cards: readonly DeskCardPromotion[];
};

/** For all codes of one upload or one batch. */
export type CodesSetting = Pick<CodeFields, 'ticketTypeIds' | 'beginAt' | 'endAt'>;
export type MadeUpCodes = Pick<Offer, 'percentOff' | 'amountOff' | 'quantity'> & {
  readonly prefix: string;
  readonly count: number;
};

/** `refused`: the rows that are no code, each with its reason in the reader's language. */
export type AddedCodes = {
  readonly created: readonly string[];
  readonly refused: readonly { readonly line: number; readonly reason: string }[];
};

type Answer<T> = Promise<Result<T, Refusal>>;

export type OrganiserPromotions = {
  readonly read: (eventId: number) => Answer<DeskPromotions>;
  readonly addPromotion: (ticketTypeId: string, fields: PromotionFields) => Answer<null>;
  readonly addCode: (eventId: number, fields: CodeFields) => Answer<null>;
  /** Its kind and ticket stay. STALE: no longer the version that was read; as with codes and cards. */
  readonly changePromotion: (promotionId: string, fields: PromotionFields, version: string) => Answer<null>;
  /** The code itself stays. */
  readonly changeCode: (eventId: number, fields: CodeFields, version: string) => Answer<null>;
  readonly addCodes: (
    eventId: number,
    setting: CodesSetting,
    codes: readonly CodeRow[] | MadeUpCodes,
  ) => Answer<AddedCodes>;
  readonly addCard: (eventId: number, fields: CardPromotionFields) => Answer<null>;
  readonly changeCard: (promotionId: string, fields: CardPromotionFields, version: string) => Answer<null>;
  readonly endPromotion: (promotionId: string) => Answer<null>;
  readonly endCode: (eventId: number, code: string) => Answer<null>;
  readonly endCard: (promotionId: string) => Answer<null>;
  readonly pausePromotion: (promotionId: string, paused: boolean) => Answer<null>;
  readonly pauseCode: (eventId: number, code: string, paused: boolean) => Answer<null>;
  readonly pauseCard: (promotionId: string, paused: boolean) => Answer<null>;
};
export const OrganiserPromotions: Token<OrganiserPromotions> = token('OrganiserPromotions');
