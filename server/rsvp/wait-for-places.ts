import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import type { InvitationRow } from '#server/rsvp/ports/invitations.ts';
import type { InvitationAnswer } from '#server/rsvp/ports/keep-answers.ts';
import { Buyers } from '#server/sale/ports/buyers.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';
import type { InvitedYes } from './invited-tickets.ts';

/**
 * At the end of the line of buyers and guests of the ticket type. False: the account has another place in it already.
 * NOT_SOLD_OUT: places are left, but fewer than wanted. Throws InvitationAnswered.
 */
export type WaitForPlaces = (
  row: InvitationRow,
  yes: InvitedYes,
  answer: InvitationAnswer,
) => Promise<Result<boolean, Refusal>>;

export const WaitForPlaces = defineUseCase(
  'WaitForPlaces',
  { desk: ReservationDesk, buyers: Buyers, ids: NewId },
  ({ desk, buyers, ids }): WaitForPlaces =>
    async ({ eventId, ticketTypeId, invitation }, { accountId, party, policyAgreed, formAnswers, locale }, answer) => {
      const guest = await buyers.registrantOf(accountId);
      if (guest === null) return refused({ code: 'UNAUTHORIZED' });
      const waitingEntryId = ids.newId();
      const joined = await desk.submit(
        eventId,
        { kind: 'JOIN_WAITING', accountId, waitingEntryId, ticketTypeId, party, invited: true },
        {
          email: guest.email,
          locale,
          invitationId: invitation.invitationId,
          guest: { policyAgreed, formAnswers, answer },
        },
      );
      return joined.ok ? ok(joined.value.entry.waitingEntryId === waitingEntryId) : joined;
    },
);
