import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';

export type RehearsedTicket = {
  readonly sectionEventId: number;
  readonly ticketTypeId: string;
  readonly multipleOf: number;
};

export type Stage = {
  readonly desk: Pick<ReservationDesk, 'submit'>;
  readonly tickets: readonly RehearsedTicket[];
  readonly close: () => Promise<void>;
};

/** One rehearsal at a time per database. */
export type RehearsalStage = {
  readonly open: (eventId: number) => Promise<Result<Stage, 'ANOTHER_RUNS' | 'NOTHING_TO_SELL'>>;
};
export const RehearsalStage: Token<RehearsalStage> = token<RehearsalStage>('RehearsalStage');
