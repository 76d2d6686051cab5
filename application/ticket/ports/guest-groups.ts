import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

export type TicketGroup = { readonly id: string; readonly name: string };
/** `guests`: with a valid ticket. */
export type GuestGroup = TicketGroup & { readonly guests: number };

type Answer<T> = Promise<Result<T, Refusal>>;

/** Groups that an event's team puts guests into. Everything is safe to repeat. Rejects when no answer came. */
export type GuestGroups = {
  /** By name. */
  readonly list: (eventId: number) => Answer<readonly GuestGroup[]>;
  /** Into the group of this name, which is made where there is none. */
  readonly add: (eventId: number, name: string, ticketIds: readonly string[]) => Answer<GuestGroup>;
  readonly takeOut: (groupId: string, ticketIds: readonly string[]) => Answer<GuestGroup>;
  readonly rename: (groupId: string, name: string) => Answer<GuestGroup>;
  /** Its guests stay on the list. */
  readonly remove: (groupId: string) => Answer<null>;
};
export const GuestGroups: Token<GuestGroups> = token('GuestGroups');
