import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { WaitingStanding } from '#domain/sale/waiting/waiting-standing.ts';

export type WaitingGroup = {
  readonly id: string;
  readonly email: string;
  readonly ticketName: string;
  readonly sessionName: string;
  readonly tickets: number;
  readonly standing: WaitingStanding;
  readonly joinedAt: Instant;
  readonly heldUntil: Instant | null;
};

export type WaitingLineOfEvent = {
  /** That wait, and the tickets that they want. */
  readonly groups: number;
  readonly tickets: number;
  /** Groups with an offer first, then the others in order; at most 500. */
  readonly entries: readonly WaitingGroup[];
};

/** An organiser's side of a waiting list. Refused with FORBIDDEN without event.guests. */
export type WaitingLine = {
  readonly read: (eventId: number) => Promise<Result<WaitingLineOfEvent, Refusal>>;
  /** Refused with PAYMENT_STARTED. Repeating it changes nothing. */
  readonly remove: (groupId: string) => Promise<Result<null, Refusal>>;
};

export const WaitingLine = token<WaitingLine>('WaitingLine');
