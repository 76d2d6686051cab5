import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RehearsalReport } from '#domain/waiting-room/rehearsal.ts';

/** The newest rehearsal of an event. `endedAt` is null while it runs; the report is null when it was aborted. */
export type Rehearsal = {
  readonly startedAt: Instant;
  readonly buyers: number;
  readonly endedAt: Instant | null;
  readonly report: RehearsalReport | null;
};

/** One row of on_sale_rehearsal per event, readable by every node. */
export type Rehearsals = {
  readonly begin: (eventId: number, by: AccountId, buyers: number, now: Instant) => Promise<void>;
  readonly end: (eventId: number, report: RehearsalReport | null, now: Instant) => Promise<void>;
  readonly newest: (eventId: number) => Promise<Rehearsal | null>;
};
export const Rehearsals: Token<Rehearsals> = token<Rehearsals>('Rehearsals');
