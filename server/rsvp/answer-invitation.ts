import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import {
  type AcceptRefusal,
  acceptInvitation,
  declineInvitation,
  takeBackInvitation,
} from '#domain/rsvp/decide-invitation.ts';
import type { InvitationEvent } from '#domain/rsvp/invitation.ts';
import type { InvitationSecret } from '#domain/rsvp/invitation-secret.ts';
import type { InvitedSession } from '#domain/rsvp/invited-session.ts';
import { newsOfAnswers } from '#domain/rsvp/news-of-answers.ts';
import type { RsvpProblem } from '#domain/rsvp/rsvp-refusals.ts';
import { EventCatalogue } from '#server/event/ports/event-catalogue.ts';
import { NoteNews } from '#server/event/ports/team-news.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { type AcceptedOrder, type InvitationRow, Invitations } from '#server/rsvp/ports/invitations.ts';
import { type InvitationAnswer, KeepAnswers } from '#server/rsvp/ports/keep-answers.ts';
import { GiveBackOrder } from '#server/sale/give-back-order.ts';
import { IssueTickets } from '#server/sale/issue-tickets.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';
import { answered, unlessAnswered } from './invitation-answer.ts';
import { invitedTickets } from './invited-tickets.ts';
import { opensLetter } from './letter-secret.ts';
import { WaitForPlaces } from './wait-for-places.ts';

type Answer = {
  readonly eventId: number;
  readonly invitationId: string;
  readonly secret: InvitationSecret;
  readonly accountId: AccountId;
  readonly locale: Locale;
};
type Yes = Answer & {
  readonly party: number;
  readonly policyAgreed: boolean;
  /** To the event's questions, one for each form. */
  readonly formAnswers: readonly unknown[];
};

/** With the newest letter's secret, whatever their address. A repeat changes nothing. [S7.4-17] [S4-23] [S6-09] */
export type AnswerInvitation = {
  readonly accept: (answer: Yes) => Promise<Result<InvitationRow, Refusal>>;
  readonly decline: (answer: Answer) => Promise<Result<InvitationRow, Refusal>>;
  /** Voids the invitation's tickets. The caller has checked the right to. */
  readonly takeBack: (withdrawn: {
    readonly eventId: number;
    readonly invitationId: string;
    readonly by: AccountId;
  }) => Promise<Result<InvitationRow, Refusal>>;
};

const UNUSED = { checkedIn: false, handedOn: false };
const busy: Result<never, Refusal> = refused({ code: 'BUSY', retryAfterMs: 1_000 });

const rowAfter = (row: InvitationRow, { invitation, after }: InvitationAnswer): InvitationRow => ({
  ...row,
  invitation,
  answers: after + 1,
});

export const AnswerInvitation = defineUseCase(
  'AnswerInvitation',
  {
    invitations: Invitations,
    keepAnswers: KeepAnswers,
    noteNews: NoteNews,
    transact: Transact,
    catalogue: EventCatalogue,
    issue: IssueTickets,
    wait: WaitForPlaces,
    giveBack: GiveBackOrder,
    desk: ReservationDesk,
    keyring: Keyring,
    ids: NewId,
    clock: Clock,
  },
  (parts): AnswerInvitation => {
    const {
      invitations,
      keepAnswers,
      noteNews,
      transact,
      catalogue,
      issue,
      wait,
      giveBack,
      desk,
      keyring,
      ids,
      clock,
    } = parts;

    /** Null where the secret does not open it. */
    async function opened(answer: Answer) {
      const row = await invitations.find(answer.eventId, answer.invitationId);
      if (row === null || !opensLetter(keyring, answer.secret, row)) return null;
      const [[event], [session]] = await Promise.all([
        catalogue.events([row.eventId]),
        catalogue.sessions([row.sectionEventId]),
      ]);
      if (event === undefined || session === undefined) return null;
      const invitedTo: InvitedSession = {
        eventStatus: event.status,
        endAt: session.endAt,
        answerBefore: row.answerBefore,
      };
      return { row, session: invitedTo };
    }

    const accept: AnswerInvitation['accept'] = async (answer) => {
      const found = await opened(answer);
      if (found === null) return troubled({ code: 'SECRET_INVALID' });
      const { row, session } = found;
      const { accountId, party } = answer;
      const boughtTicketId = ids.newId();
      const saidAt = clock.now();
      // The desk knows whether places are left, so the rule is asked as if there were. Who waits is served in order.
      const decide = (now: InvitationRow, left: number | null) =>
        acceptInvitation(
          now.invitation,
          { accountId, party, boughtTicketId },
          { left: now.invitation.status === 'WAITING' ? 0 : left, waitingList: true },
          session,
          saidAt,
        );
      const wanted = decide(row, null);
      if (!wanted.ok) return notAccepted(wanted.refusal);
      if (wanted.value.length === 0) return ok(row);
      const yes = answered(row, wanted.value);
      const issued = await unlessAnswered(() =>
        issue({ ...invitedTickets(row, answer), boughtTicketId, answer: yes, waiting: 'BEHIND' }),
      );
      let waitsElsewhere = false;
      if (issued?.ok === true && issued.value.boughtTicketId === boughtTicketId) return ok(rowAfter(row, yes));
      if (issued?.ok === false && isFull(issued.refusal)) {
        const full = decide(row, 0);
        const waits = full.ok ? answered(row, full.value) : null;
        const joined = waits === null ? null : await unlessAnswered(() => wait(row, answer, waits));
        if (waits !== null && joined?.ok === true && joined.value) return ok(rowAfter(row, waits));
        if (joined?.ok === false) return fitsSmaller(issued.refusal, joined.refusal) ? issued : joined;
        waitsElsewhere = joined?.ok === true;
      } else if (issued?.ok === false && issued.refusal.code !== 'IDEMPOTENCY_KEY_REUSED') return issued;
      // Another answer was faster: decide on what is stored now.
      const now = await invitations.find(row.eventId, row.invitation.invitationId);
      const second = now === null ? null : decide(now, null);
      if (now === null || second === null) return troubled({ code: 'SECRET_INVALID' });
      if (!second.ok) return notAccepted(second.refusal);
      if (second.value.length === 0) return ok(now);
      return waitsElsewhere ? refused({ code: 'WAITS_ALREADY', party }) : busy;
    };

    const decline: AnswerInvitation['decline'] = async (answer) => {
      const found = await opened(answer);
      if (found === null) return troubled({ code: 'SECRET_INVALID' });
      const { row, session } = found;
      const accepted = await acceptedOrder(row);
      const no = declineInvitation(row.invitation, answer.accountId, accepted ?? UNUSED, session, clock.now());
      return no.ok ? keepWithPlaces(row, no.value, accepted, null) : troubled(no.refusal);
    };

    const takeBack: AnswerInvitation['takeBack'] = async ({ eventId, invitationId, by }) => {
      const row = await invitations.find(eventId, invitationId);
      if (row === null) return refused({ code: 'NOT_FOUND' });
      const accepted = await acceptedOrder(row);
      const taken = takeBackInvitation(row.invitation, accepted ?? UNUSED, clock.now());
      return taken.ok ? keepWithPlaces(row, taken.value, accepted, by) : troubled(taken.refusal);
    };

    const acceptedOrder = async ({ eventId, invitation }: InvitationRow): Promise<AcceptedOrder | null> =>
      invitation.status === 'ACCEPTED' ? invitations.acceptedOrder(eventId, invitation.boughtTicketId) : null;

    /** With the places and tickets that an acceptance had taken. */
    async function keepWithPlaces(
      row: InvitationRow,
      events: readonly InvitationEvent[],
      accepted: AcceptedOrder | null,
      by: AccountId | null,
    ): Promise<Result<InvitationRow, Refusal>> {
      if (events.length === 0) return ok(row);
      const { eventId, invitation } = row;
      const no = answered(row, events);
      const kept = await unlessAnswered(async () => {
        const waitingEntryId =
          invitation.status === 'WAITING' ? await invitations.waitingEntry(eventId, invitation.invitationId) : null;
        if (invitation.status === 'WAITING' && waitingEntryId !== null)
          return desk.submit(
            eventId,
            { kind: 'LEAVE_WAITING', accountId: invitation.accountId, waitingEntryId },
            { answer: no },
          );
        if (accepted === null || invitation.status !== 'ACCEPTED') {
          await transact.transaction(async (tx) => {
            await keepAnswers(tx, eventId, [no], clock.now());
            await noteNews(tx, eventId, newsOfAnswers([no.invitation]));
          });
          return ok(null);
        }
        const { checkoutSessionId } = accepted;
        return giveBack({ eventId, accountId: invitation.accountId, checkoutSessionId, by, answer: no });
      });
      if (kept?.ok === true) return ok(rowAfter(row, no));
      if (kept?.ok === false) {
        // The places in line were taken a moment ago.
        if (kept.refusal.code === 'PAYMENT_STARTED') return busy;
        if (kept.refusal.code !== 'ORDER_STAYS') return kept;
        // A ticket was used or given away since it was read.
        const later = await acceptedOrder(row);
        return troubled({ code: later?.checkedIn === false ? 'TICKET_HANDED_ON' : 'TICKET_CHECKED_IN' });
      }
      const now = await invitations.find(eventId, invitation.invitationId);
      return now?.invitation.status === no.invitation.status ? ok(now) : busy;
    }

    return { accept, decline, takeBack };
  },
);

/** An event that closes at its capacity says that the sale is over. */
const isFull = ({ code }: Refusal): boolean => code === 'SOLD_OUT' || code === 'NOT_ON_SALE';

/** The places that are left are offered first, also to a party larger than the whole capacity. */
const fitsSmaller = (issuing: Refusal, joining: Refusal): boolean =>
  joining.code === 'NOT_SOLD_OUT' ||
  (joining.code === 'REACH_LIMITED_PURCHASE' && issuing.code === 'SOLD_OUT' && issuing.remaining > 0);

const troubled = (trouble: RsvpProblem): Result<never, Refusal> => refused({ code: 'RSVP_REFUSED', trouble });

const notAccepted = (refusal: AcceptRefusal): Result<never, Refusal> =>
  refusal.code === 'SOLD_OUT' ? refused(refusal) : troubled(refusal);
