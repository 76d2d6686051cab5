import type { Gate } from '#application/door/ports/door.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { Way } from '#domain/ticket/admit.ts';

/** A person, or the gate pass that they made. `name` null: the account was deleted. */
export type CheckInHand = { readonly name: string | null; readonly passName: string | null };

export type CheckInLine = {
  readonly id: string;
  readonly at: Instant;
  readonly way: Way;
  readonly by: CheckInHand;
  /** The device; null where it did not name itself. */
  readonly gate: Gate | null;
  /** When a scan that was made offline arrived. */
  readonly receivedAt: Instant | null;
  /** Another gate admitted the ticket first. */
  readonly otherGate: boolean;
  readonly undone: { readonly at: Instant; readonly by: CheckInHand } | null;
  readonly canUndo: boolean;
};

/** The check-ins of a guest's ticket, as the desk sees them. */
export type CheckInHistory = {
  /** Newest first. */
  readonly read: (ticketId: string) => Promise<Result<readonly CheckInLine[], Refusal>>;
  readonly undo: (checkInId: string) => Promise<Result<null, Refusal>>;
};
export const CheckInHistory: Token<CheckInHistory> = token('CheckInHistory');
