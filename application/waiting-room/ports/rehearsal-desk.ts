import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { RehearsalReport, RehearsalState } from '#domain/waiting-room/rehearsal.ts';

/** `report` is set once the state is DONE. */
export type Rehearsal = {
  readonly state: RehearsalState;
  readonly startedAt: Instant;
  readonly buyers: number;
  readonly report: RehearsalReport | null;
};

export type RehearsalDesk = {
  readonly begin: (eventId: number, buyers: number) => Promise<Result<Rehearsal, Refusal>>;
  /** null: there was none. */
  readonly newest: (eventId: number) => Promise<Result<Rehearsal | null, Refusal>>;
};
export const RehearsalDesk: Token<RehearsalDesk> = token('RehearsalDesk');
