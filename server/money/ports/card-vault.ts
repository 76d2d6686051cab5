import { type Token, token } from '#domain/kernel/token.ts';
import type { SavedCard } from '#domain/money/payment/saved-card.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { SavedPayingCard } from '#domain/sale/promotion/card-promotion.ts';

/** Cards kept by the card provider; numbers never reach us. Calls reject when the provider cannot be reached. */
export type CardVault = {
  readonly publishableKey: string;
  /** One customer for each account, however often it is asked. */
  readonly createCustomer: (accountId: AccountId, email: string) => Promise<string>;
  /** The newest first; `after`: the last card of the page before, or null. */
  readonly cards: (customerId: string, limit: number, after: string | null) => Promise<readonly SavedCard[]>;
  /** null: the provider refuses the card. */
  readonly attach: (customerId: string, cardId: string) => Promise<SavedCard | null>;
  /** The customer that a card belongs to; null: nobody, or no such card. */
  readonly customerOf: (cardId: string) => Promise<string | null>;
  /** null: no such card, another's, or one the provider does not identify. `customerId` null: no customer yet. */
  readonly payingCard: (customerId: string | null, cardId: string) => Promise<SavedPayingCard | null>;
  readonly detach: (cardId: string) => Promise<void>;
};

/** `open`: null while no card provider is configured. */
export type CardVaults = { readonly open: CardVault | null };
export const CardVaults: Token<CardVaults> = token<CardVaults>('CardVaults');
