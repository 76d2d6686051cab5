import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

/** What a bank's running promotion takes off payments by its cards. `issuer` null: the bank is not named. */
export type CardOffer = {
  readonly issuer: string | null;
  readonly percentOff: number | null;
  readonly amountOff: Dong | null;
  readonly maxAmountOff: Dong | null;
  readonly endAt: Instant | null;
};

export type CardWorth = { readonly off: Dong; readonly issuer: string | null };

export type CardToTry = {
  readonly cardId: string;
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly code: string | null;
  readonly donation: Dong;
};

/** Needs a signed-in buyer. Refused with NOT_FOUND, GATEWAY_FAILED, RATE_LIMITED and what a code is refused with. */
export type CardOffers = {
  readonly offers: (eventId: number) => Promise<Result<readonly CardOffer[], Refusal>>;
  readonly tryCard: (card: CardToTry) => Promise<Result<CardWorth, Refusal>>;
};
export const CardOffers: Token<CardOffers> = token<CardOffers>('CardOffers');
