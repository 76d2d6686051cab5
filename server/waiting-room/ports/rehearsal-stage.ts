import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';

/** What is sold on the stage. */
export type RehearsedTicket = {
  readonly sectionEventId: number;
  readonly ticketTypeId: string;
  readonly multipleOf: number;
};

/**
 * A copy of what an event sells, everything free again, with a desk of its own. Nothing that happens here is real, and
 * nothing stays.
 */
export type Stage = {
  readonly desk: Pick<ReservationDesk, 'submit'>;
  readonly tickets: readonly RehearsedTicket[];
  readonly close: () => Promise<void>;
};

/** One stage at a time over the whole database. */
export type RehearsalStage = {
  readonly open: (eventId: number) => Promise<Result<Stage, 'ANOTHER_RUNS' | 'NOTHING_TO_SELL'>>;
};
export const RehearsalStage: Token<RehearsalStage> = token<RehearsalStage>('RehearsalStage');
