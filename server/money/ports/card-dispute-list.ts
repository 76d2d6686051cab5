import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { CardNotice } from './card-notices.ts';

export type ToldDispute = Extract<CardNotice, { readonly kind: 'DISPUTE' }>;

/** The card provider's own list. Empty where no cards are taken; rejects when it cannot be reached. */
export type CardDisputeList = {
  /** Begun since then, as they stand now; without inquiries, which take nothing. */
  readonly since: (from: Instant) => Promise<readonly ToldDispute[]>;
};
export const CardDisputeList: Token<CardDisputeList> = token<CardDisputeList>('CardDisputeList');
