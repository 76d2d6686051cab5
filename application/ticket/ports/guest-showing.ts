import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { OwnShowing } from '#domain/ticket/shown-guests.ts';

export type GuestShowing = {
  /** Null: there is nothing to agree to. */
  readonly own: (eventId: number) => Promise<Result<OwnShowing | null, Refusal>>;
  /** A repeated request changes nothing. */
  readonly show: (eventId: number, shown: boolean) => Promise<Result<OwnShowing | null, Refusal>>;
};
export const GuestShowing: Token<GuestShowing> = token('GuestShowing');
