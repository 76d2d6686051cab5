import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { Recipient } from '#domain/ticket/recipient.ts';

/** A free ticket of a session for somebody. */
export type Gift = { readonly sessionId: number; readonly ticketTypeId: string; readonly to: Recipient };

/** Gives a ticket in the event's name; the same key is one gift however often it is sent. */
export type GuestGifts = (gift: Gift, key: string) => Promise<Result<null, Refusal>>;
export const GuestGifts: Token<GuestGifts> = token('GuestGifts');
