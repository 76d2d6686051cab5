import { askSurely } from '#application/platform/ask-surely.ts';
import { type OwnTicket, OwnTickets } from '#application/ticket/ports/own-tickets.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/**
 * Whether the ticket of an event is there, and how the order stands that it comes from. Null where it could not be
 * learnt. [S4-46] [S4-47]
 */
export type LookForOwnTicket = (eventId: number) => Promise<OwnTicket | null>;

export const LookForOwnTicket = defineUseCase(
  'LookForOwnTicket',
  { ownTickets: OwnTickets },
  ({ ownTickets }): LookForOwnTicket =>
    async (eventId) => {
      const answer = await askSurely(() => ownTickets.read(eventId));
      return answer.ok ? answer.value : null;
    },
);
