import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

/** Whether an event shows no guests; for its managers. */
export type HiddenGuests = {
  readonly read: (eventId: number) => Promise<Result<boolean, Refusal>>;
  readonly hide: (eventId: number, hidden: boolean) => Promise<Result<null, Refusal>>;
};
export const HiddenGuests: Token<HiddenGuests> = token('HiddenGuests');
