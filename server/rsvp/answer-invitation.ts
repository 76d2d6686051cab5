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
import type { RsvpProblem } from '#domain/rsvp/rsvp-refusals.ts';
import { EventCatalogue } from '#server/event/ports/event-catalogue.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { type AcceptedOrder, type InvitationRow, Invitations } from '#server/rsvp/ports/invitations.ts';
import { type InvitationAnswer, InvitationAnswered, KeepAnswers } from '#server/rsvp/ports/keep-answers.ts';
import { GiveBackOrder } from '#server/sale/give-back-order.ts';
import { IssueTickets } from '#server/sale/issue-tickets.ts';
import type { Attendee } from '#server/sale/ports/reservation-desk.ts';
import { answered } from './invitation-answer.ts';
import { opensLetter } from './letter-secret.ts';

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

/** Sent twice it is the same order; after a no, the next yes is another. */
const answerKey = ({ invitation, answers }: InvitationRow): string => `rsvp ${invitation.invitationId} ${answers}`;

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
    transact: Transact,
    catalogue: EventCatalogue,
    issue: IssueTickets,
    giveBack: GiveBackOrder,
    keyring: Keyring,
    ids: NewId,
    clock: Clock,
  },
  (parts): AnswerInvitation => {
    const { invitations, keepAnswers, transact, catalogue, issue, giveBack, keyring, ids, clock } = parts;

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
      // The desk knows whether places are left, so the rule is asked as if there were.
      const decide = (now: InvitationRow) =>
        acceptInvitation(
          now.invitation,
          { accountId, party, boughtTicketId },
          { left: null, waitingList: false },
          session,
          saidAt,
        );
      const wanted = decide(row);
      if (!wanted.ok) return notAccepted(wanted.refusal);
      if (wanted.value.length === 0) return ok(row);
      const yes = answered(row, wanted.value);
      const issued = await unlessAnswered(() => issue({ ...ticketsOf(row, answer), boughtTicketId, answer: yes }));
      if (issued?.ok === true && issued.value.boughtTicketId === boughtTicketId) return ok(rowAfter(row, yes));
      if (issued?.ok === false && issued.refusal.code !== 'IDEMPOTENCY_KEY_REUSED') return issued;
      // Another answer was faster: decide on what is stored now.
      const now = await invitations.find(row.eventId, row.invitation.invitationId);
      const second = now === null ? null : decide(now);
      if (now === null || second === null) return troubled({ code: 'SECRET_INVALID' });
      if (!second.ok) return notAccepted(second.refusal);
      return second.value.length === 0 ? ok(now) : busy;
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
        if (accepted === null || invitation.status !== 'ACCEPTED') {
          await transact.transaction((tx) => keepAnswers(tx, eventId, [no], clock.now()));
          return ok(null);
        }
        const { checkoutSessionId } = accepted;
        return giveBack({ eventId, accountId: invitation.accountId, checkoutSessionId, by, answer: no });
      });
      if (kept?.ok === true) return ok(rowAfter(row, no));
      if (kept?.ok === false) {
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

/** Null where the invitation was answered since it was read. */
async function unlessAnswered<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InvitationAnswered) return null;
    throw error;
  }
}

const ticketsOf = (row: InvitationRow, { accountId, party, policyAgreed, formAnswers, locale }: Yes) => ({
  accountId,
  eventId: row.eventId,
  sectionEventId: row.sectionEventId,
  ticketTypeId: row.ticketTypeId,
  quantity: party,
  attendee: attendeeOf(row),
  policyAgreed,
  formAnswers,
  locale,
  idempotencyKey: answerKey(row),
});

/** The tickets carry the invited name and address, not those of the account that answers. */
const attendeeOf = ({ person }: InvitationRow): Attendee => ({
  email: person.email,
  firstName: person.firstName,
  lastName: person.lastName,
  nameOrder: person.nameOrder,
  gender: person.gender,
  phoneNumber: person.phoneNumber,
  jobTitle: person.jobTitle,
  note: null,
  about: {
    companyName: person.companyName,
    companyAddress: null,
    industries: person.industries,
    organization: null,
    question: null,
  },
  answers: null,
});

const troubled = (trouble: RsvpProblem): Result<never, Refusal> => refused({ code: 'RSVP_REFUSED', trouble });

const notAccepted = (refusal: AcceptRefusal): Result<never, Refusal> =>
  refusal.code === 'SOLD_OUT' ? refused(refusal) : troubled(refusal);
