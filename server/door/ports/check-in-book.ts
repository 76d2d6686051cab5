import type { DoorHand, RecordedCheckIn } from '#domain/door/undo-check-in.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Way } from '#domain/ticket/admit.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { Gate } from './door-book.ts';

/** A check-in by the key that its device gave it, or by its own id. */
export type CheckInNamed =
  | { readonly kind: 'key'; readonly scanKey: string }
  | { readonly kind: 'id'; readonly redeemId: string };

export type FoundCheckIn = RecordedCheckIn & {
  readonly redeemId: string;
  readonly boughtTicketId: string;
  readonly way: Way;
};

/** What a ticket has after one of its scans was taken back. */
export type CheckInsLeft = {
  readonly count: number;
  readonly firstAt: Instant | null;
  readonly leftAt: Instant | null;
};

/** A line of a guest's history. */
export type CheckInRow = RecordedCheckIn & {
  readonly redeemId: string;
  readonly type: 'QR' | 'CODE';
  readonly way: Way;
  /** null: a scan of long ago, or of a device that did not name itself. */
  readonly gate: Gate | null;
  /** Of the gate pass that scanned. */
  readonly gatePassName: string | null;
  /** When a scan that was made offline arrived; null: decided on line. */
  readonly receivedAt: Instant | null;
  readonly otherGate: boolean;
  readonly undoneBy: DoorHand | null;
  readonly undoneByPassName: string | null;
};

export type CheckInBook = {
  /** Locks the ticket, as a door does, until the transaction ends. */
  readonly lock: (tx: Transaction, eventId: number, named: CheckInNamed) => Promise<FoundCheckIn | null>;
  /** Moves the check-in to those that were taken back. Answers the check-ins that are left to its ticket. */
  readonly undo: (
    tx: Transaction,
    eventId: number,
    check: Pick<FoundCheckIn, 'redeemId' | 'boughtTicketId'>,
    by: DoorHand,
    at: Instant,
  ) => Promise<CheckInsLeft>;
  /** Newest first, with those that were taken back. */
  readonly ofTicket: (eventId: number, boughtTicketId: string, limit: number) => Promise<readonly CheckInRow[]>;
};

export const CheckInBook: Token<CheckInBook> = token<CheckInBook>('CheckInBook');
