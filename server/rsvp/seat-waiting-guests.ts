import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';
import { acceptInvitation, leaveLine } from '#domain/rsvp/decide-invitation.ts';
import { EventCatalogue } from '#server/event/ports/event-catalogue.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { Invitations, type OfferedGuest } from '#server/rsvp/ports/invitations.ts';
import { KeepAnswers } from '#server/rsvp/ports/keep-answers.ts';
import { IssueTickets } from '#server/sale/issue-tickets.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';
import { answered, unlessAnswered } from './invitation-answer.ts';
import { invitedTickets } from './invited-tickets.ts';
import { invitedSession } from './inviting-ports.ts';

const MOST_AT_ONCE = 100;

/**
 * Turns places that the waiting list held for a guest into tickets. A guest who can no longer have them leaves the
 * list, and may answer again. Returns how many were looked at.
 */
export type SeatWaitingGuests = () => Promise<number>;

export const SeatWaitingGuests = defineUseCase(
  'SeatWaitingGuests',
  {
    invitations: Invitations,
    catalogue: EventCatalogue,
    issue: IssueTickets,
    desk: ReservationDesk,
    keepAnswers: KeepAnswers,
    transact: Transact,
    ids: NewId,
    clock: Clock,
  },
  ({ invitations, catalogue, issue, desk, keepAnswers, transact, ids, clock }): SeatWaitingGuests => {
    async function take({ row, waitingEntryId, yes }: OfferedGuest): Promise<Result<null, Refusal>> {
      const session = await invitedSession({ catalogue }, row);
      if (session === null) return refused({ code: 'NOT_FOUND' });
      const boughtTicketId = ids.newId();
      const { accountId, party } = yes;
      const places = { left: party, waitingList: true };
      const accepted = acceptInvitation(
        row.invitation,
        { accountId, party, boughtTicketId },
        places,
        session,
        clock.now(),
      );
      if (!accepted.ok) return refused({ code: 'NOT_FOUND' });
      const answer = answered(row, accepted.value);
      const tickets = { ...invitedTickets(row, yes), boughtTicketId, answer, waiting: { waitingEntryId } };
      const issued = await issue(tickets);
      // The questions changed since: they are asked on the ticket.
      const again =
        !issued.ok && issued.refusal.code === 'ANSWERS_INCOMPLETE'
          ? await issue({ ...tickets, formAnswers: null })
          : issued;
      return again.ok ? ok(null) : again;
    }

    async function seat(guest: OfferedGuest): Promise<void> {
      const taken = await take(guest);
      if (taken.ok || taken.refusal.code === 'BUSY') return;
      const { row, waitingEntryId, yes } = guest;
      const answer = answered(row, leaveLine(row.invitation, clock.now()));
      const email = await invitations.emailOf(yes.accountId);
      const left = await desk.submit(
        row.eventId,
        { kind: 'LEAVE_WAITING', accountId: yes.accountId, waitingEntryId },
        { answer, tell: email === null ? null : { email, locale: yes.locale } },
      );
      // They bought the places themselves in this moment.
      if (!left.ok && left.refusal.code === 'PAYMENT_STARTED')
        await transact.transaction((tx) => keepAnswers(tx, row.eventId, [answer], clock.now()));
    }

    return async () => {
      const guests = await invitations.offered(MOST_AT_ONCE);
      await Promise.all(guests.map((guest) => unlessAnswered(() => seat(guest))));
      return guests.length;
    };
  },
);
