import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

/** `id`: as it was asked. `refusal` null: of a newer server, unknown here. */
export type OneRefused = { readonly id: string; readonly refusal: Refusal | null };

export type GuestsCheckedIn = {
  /** `checkInId`: by which it is taken back. */
  readonly checkedIn: readonly { readonly ticketId: string; readonly checkInId: string }[];
  readonly refused: readonly OneRefused[];
};

/** How many were done. The others are refused one by one. */
export type SeveralDone = { readonly done: number; readonly refused: readonly OneRefused[] };

/** What the desk does with several guests of an event at once. Rejects when no answer came. */
export type GuestActs = {
  /** Counts once, however often it is sent with the same key. */
  readonly checkIn: (
    eventId: number,
    ticketIds: readonly string[],
    key: string,
  ) => Promise<Result<GuestsCheckedIn, Refusal>>;
  readonly undoCheckIns: (eventId: number, checkInIds: readonly string[]) => Promise<Result<SeveralDone, Refusal>>;
  readonly sendAgain: (eventId: number, ticketIds: readonly string[]) => Promise<Result<SeveralDone, Refusal>>;
};
export const GuestActs: Token<GuestActs> = token('GuestActs');
