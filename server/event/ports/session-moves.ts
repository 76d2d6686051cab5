import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Row } from '#server/platform/ports/row.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type SessionMoveRow = Omit<Row<'session_move'>, 'movedBy'> & { readonly movedBy: AccountId };

/** Changes of a published session's time or place that people are told about. */
export type SessionMoves = {
  readonly find: (eventId: number, moveId: string) => Promise<SessionMoveRow | null>;
  readonly lock: (tx: Transaction, eventId: number, moveId: string) => Promise<SessionMoveRow | null>;
  /** Changes that some people have not been told about yet, locked. */
  readonly lockUntold: (tx: Transaction, eventId: number) => Promise<readonly SessionMoveRow[]>;
  readonly put: (tx: Transaction, row: SessionMoveRow) => Promise<void>;
  /** Changes of a session for which orders may still be given back, the newest first. */
  readonly open: (eventId: number, sectionEventId: number, now: Instant) => Promise<readonly SessionMoveRow[]>;
};
export const SessionMoves: Token<SessionMoves> = token<SessionMoves>('SessionMoves');
