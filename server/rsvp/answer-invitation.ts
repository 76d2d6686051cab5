import { later, MINUTE } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import {
  type AcceptRefusal,
  acceptInvitation,
  declineInvitation,
  takeBackInvitation,
} from '#domain/rsvp/decide-invitation.ts';
import { evolveInvitation, type InvitationEvent } from '#domain/rsvp/invitation.ts';
import type { InvitationSecret } from '#domain/rsvp/invitation-secret.ts';
import type { InvitedSession } from '#domain/rsvp/invited-session.ts';
import type { RsvpProblem } from '#domain/rsvp/rsvp-refusals.ts';
import type { EventCatalogue } from '#server/event/ports/event-catalogue.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';
import type { AcceptedOrder, InvitationRow, Invitations } from '#server/rsvp/ports/invitations.ts';
import type { GiveBackPlaces } from './give-back-places.ts';
import { acceptanceKey, type IssueInvitedTicket } from './issue-invited-ticket.ts';
import { opensLetter } from './letter-secret.ts';

type Answer = {
  readonly eventId: number;
  readonly invitationId: string;
  readonly secret: InvitationSecret;
  readonly accountId: AccountId;
  readonly locale: Locale;
};

/**
 * Takes an answer from whoever shows the newest letter's secret and is signed in, under whichever address. Said again
 * by the same account it changes nothing and answers the same. [S7.4-17] [S4-23] [S6-09]
 */
export type AnswerInvitation = {
  readonly accept: (
    answer: Answer & { readonly party: number; readonly policyAgreed: boolean },
  ) => Promise<Result<InvitationRow, Refusal>>;
  readonly decline: (answer: Answer) => Promise<Result<InvitationRow, Refusal>>;
  /** The organiser strikes somebody from the list, and what was accepted is void. The right to it is asked before. */
  readonly takeBack: (struck: {
    readonly eventId: number;
    readonly invitationId: string;
    readonly by: AccountId;
  }) => Promise<Result<InvitationRow, Refusal>>;
};
export const AnswerInvitation: Token<AnswerInvitation> = token<AnswerInvitation>('AnswerInvitation');

type Parts = {
  readonly invitations: Invitations;
  readonly catalogue: Pick<EventCatalogue, 'events' | 'sessions'>;
  readonly issue: IssueInvitedTicket;
  readonly giveBack: GiveBackPlaces;
  readonly keyring: Keyring;
  readonly clock: Clock;
};

/** Longer than the desk lets anybody wait: a claim that stands longer was left by a node that died. */
const CLAIM_LASTS = MINUTE;
const NOTHING_SEEN = { checkedIn: false, handedOn: false };
const busy: Result<never, Refusal> = refused({ code: 'BUSY', retryAfterMs: 1_000 });

export function makeAnswerInvitation({
  invitations,
  catalogue,
  issue,
  giveBack,
  keyring,
  clock,
}: Parts): AnswerInvitation {
  /**
   * What a node left that died while it kept an answer: where it had taken places the invitation is accepted, else
   * nobody answers it any more.
   */
  async function settled(row: InvitationRow): Promise<InvitationRow> {
    const { eventId, invitation, claimedBy: accountId } = row;
    if (accountId === null) return row;
    const now = clock.now();
    const left = await invitations.leftClaim(row, acceptanceKey(row), later(now, -CLAIM_LASTS));
    if (left === null) return row;
    if (left.taken === null) await invitations.unclaim(row, accountId, now);
    else
      await invitations.answer(
        row,
        evolveInvitation(invitation, { kind: 'ACCEPTED', at: now, accountId, ...left.taken }),
        accountId,
        now,
      );
    return (await invitations.find(eventId, invitation.invitationId)) ?? row;
  }

  /** What the letter invites to; null where its secret does not open it. */
  async function opened(
    answer: Answer,
  ): Promise<{ readonly row: InvitationRow; readonly session: InvitedSession } | null> {
    const found = await invitations.find(answer.eventId, answer.invitationId);
    if (found === null || !opensLetter(keyring, answer.secret, found)) return null;
    const row = await settled(found);
    const [[event], [session]] = await Promise.all([
      catalogue.events([row.eventId]),
      catalogue.sessions([row.sectionEventId]),
    ]);
    return event === undefined || session === undefined
      ? null
      : { row, session: { eventStatus: event.status, endAt: session.endAt, answerBefore: row.answerBefore } };
  }

  const accept: AnswerInvitation['accept'] = async (answer) => {
    const found = await opened(answer);
    if (found === null) return troubled({ code: 'SECRET_INVALID' });
    const { row, session } = found;
    const { accountId, party, policyAgreed, locale } = answer;
    // A yes counts as said when it was said, however long its places take.
    const saidAt = clock.now();
    // Whether places are left is the reservation desk's to say, under its own lock.
    const decide = (boughtTicketId: string) =>
      acceptInvitation(
        row.invitation,
        { accountId, party, boughtTicketId },
        { left: null, waitingList: false },
        session,
        saidAt,
      );
    const wanted = decide('');
    if (!wanted.ok) return notAccepted(wanted.refusal);
    if (wanted.value.length === 0) return ok(row);
    // Two people with one letter take places for one of them. No transaction stays open for it: the desk needs
    // connections of its own.
    if (!(await invitations.claim(row, accountId, clock.now()))) {
      const now = await invitations.find(answer.eventId, answer.invitationId);
      const own = now?.invitation.status === 'ACCEPTED' && now.invitation.accountId === accountId;
      return now !== null && own ? ok(now) : troubled({ code: 'ANSWERED_BY_ANOTHER' });
    }
    const issued = await issue({ row, accountId, party, policyAgreed, locale });
    if (!issued.ok) {
      // Another press of theirs may have taken places under the same key, or a node that died: then the claim stands
      // for those.
      const left = await invitations.leftClaim(
        { ...row, claimedBy: accountId },
        acceptanceKey(row),
        later(clock.now(), CLAIM_LASTS),
      );
      if (left !== null && left.taken !== null) return busy;
      await invitations.unclaim(row, accountId, clock.now());
      return issued;
    }
    const { boughtTicketId } = issued.value;
    const taken = decide(boughtTicketId);
    if (!taken.ok) return notAccepted(taken.refusal);
    const kept = await keep(answer, row, taken.value, accountId);
    const stands = kept.ok && kept.value.invitation.status === 'ACCEPTED' ? kept.value.invitation : null;
    if (stands?.boughtTicketId === boughtTicketId) return kept;
    // The claim was given up meanwhile, by the same account's other press or because it stood too long: nothing answers
    // for these places.
    const order = await invitations.acceptedOrder(row.eventId, boughtTicketId);
    if (order !== null)
      await giveBack({ eventId: row.eventId, accountId, checkoutSessionId: order.checkoutSessionId, by: null });
    return stands === null || stands.accountId === accountId ? kept : troubled({ code: 'ANSWERED_BY_ANOTHER' });
  };

  const decline: AnswerInvitation['decline'] = async (answer) => {
    const found = await opened(answer);
    if (found === null) return troubled({ code: 'SECRET_INVALID' });
    const { row, session } = found;
    const { accountId } = answer;
    if (row.claimedBy !== null) return row.claimedBy === accountId ? busy : troubled({ code: 'ANSWERED_BY_ANOTHER' });
    const accepted = await acceptedOrder(row);
    const declined = declineInvitation(row.invitation, accountId, accepted ?? NOTHING_SEEN, session, clock.now());
    if (!declined.ok) return troubled(declined.refusal);
    const undone = await undo(row, accepted, null);
    return undone.ok ? keep(answer, row, declined.value, null) : undone;
  };

  async function keep(
    answer: Pick<Answer, 'eventId' | 'invitationId'>,
    row: InvitationRow,
    events: readonly InvitationEvent[],
    claimedBy: AccountId | null,
  ): Promise<Result<InvitationRow, Refusal>> {
    if (events.length === 0) return ok(row);
    const answered = events.reduce(evolveInvitation, row.invitation);
    if (await invitations.answer(row, answered, claimedBy, clock.now()))
      return ok({ ...row, invitation: answered, answers: row.answers + 1 });
    // Answered meanwhile: by the same press sent twice, or by somebody else.
    const now = await invitations.find(answer.eventId, answer.invitationId);
    return now?.invitation.status === answered.status ? ok(now) : busy;
  }

  const acceptedOrder = async ({ eventId, invitation }: InvitationRow): Promise<AcceptedOrder | null> =>
    invitation.status === 'ACCEPTED' ? invitations.acceptedOrder(eventId, invitation.boughtTicketId) : null;

  /**
   * What an acceptance took comes back before its answer goes: a node that dies between leaves an answer that can be
   * given again.
   */
  async function undo(
    { eventId, invitation }: InvitationRow,
    accepted: AcceptedOrder | null,
    by: AccountId | null,
  ): Promise<Result<null, Refusal>> {
    if (invitation.status !== 'ACCEPTED' || accepted === null) return ok(null);
    return giveBack({ eventId, accountId: invitation.accountId, checkoutSessionId: accepted.checkoutSessionId, by });
  }

  const takeBack: AnswerInvitation['takeBack'] = async (struck) => {
    const found = await invitations.find(struck.eventId, struck.invitationId);
    if (found === null) return refused({ code: 'NOT_FOUND' });
    const row = await settled(found);
    if (row.claimedBy !== null) return busy;
    const accepted = await acceptedOrder(row);
    const taken = takeBackInvitation(row.invitation, accepted ?? NOTHING_SEEN, clock.now());
    if (!taken.ok) return troubled(taken.refusal);
    const undone = await undo(row, accepted, struck.by);
    return undone.ok ? keep(struck, row, taken.value, null) : undone;
  };

  return { accept, decline, takeBack };
}

const troubled = (trouble: RsvpProblem): Result<never, Refusal> => refused({ code: 'RSVP_REFUSED', trouble });

const notAccepted = (refusal: AcceptRefusal): Result<never, Refusal> =>
  refusal.code === 'SOLD_OUT' ? refused(refusal) : troubled(refusal);
