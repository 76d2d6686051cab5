import { retry } from '#application/platform/retry.ts';
import { type OwnTicket, OwnTickets } from '#application/ticket/ports/own-tickets.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** null if unknown. [S4-46] [S4-47] */
export type FindOwnTicket = (eventId: number) => Promise<OwnTicket | null>;

export const FindOwnTicket = defineUseCase(
  'FindOwnTicket',
  { ownTickets: OwnTickets },
  ({ ownTickets }): FindOwnTicket =>
    async (eventId) => {
      const answer = await retry(() => ownTickets.read(eventId));
      return answer.ok ? answer.value : null;
    },
);
