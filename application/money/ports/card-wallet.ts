import type { Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';
import type { SavedCard } from '#domain/money/payment/saved-card.ts';
import type { Refusal } from '#domain/refusal.ts';

/** The buyer's saved cards and card payments, on our server. Needs a signed-in buyer. */
export type CardWallet = {
  /** Refused with PAYMENT_METHOD_UNAVAILABLE where cards are not taken. [S3-18] */
  readonly publishableKey: () => Promise<Result<string, Refusal>>;
  /** The newest first. */
  readonly cards: () => Promise<Result<readonly SavedCard[], Refusal>>;
  /** Begins to pay a checkout by card; answers the client secret. `key` is an idempotency key. */
  readonly createIntent: (checkoutSessionId: string, key: string) => Promise<Result<string, Refusal>>;
  /** Keeps a card that the provider's field created. Refused with CARD_REFUSED. */
  readonly keep: (cardId: string) => Promise<Result<SavedCard, Refusal>>;
  readonly remove: (cardId: string) => Promise<Result<true, Refusal>>;
};
export const CardWallet = token<CardWallet>('CardWallet');
