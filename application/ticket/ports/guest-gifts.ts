import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { Recipient } from '#domain/ticket/recipient.ts';

export type Gift = {
  readonly sessionId: number;
  readonly ticketTypeId: string;
  readonly to: Recipient;
  /** null: the name of its type. */
  readonly ticketName: string | null;
};

/** Idempotent by key. */
export type GuestGifts = (gift: Gift, key: string) => Promise<Result<null, Refusal>>;
export const GuestGifts: Token<GuestGifts> = token('GuestGifts');
