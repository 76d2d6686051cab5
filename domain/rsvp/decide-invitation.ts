import type { Instant } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { type Invitation, type InvitationEvent, type PartyRefusal, partySize } from './invitation.ts';
import {
  type ClosedRefusal,
  type DeadlineRefusal,
  type InvitedSession,
  isBeforeDeadline,
  takesAnswers,
} from './invited-session.ts';

/** What stock says of the session, read under the lock that will take the places. */
export type InvitationPlaces = {
  /** Free for this invitation, places that are offered to it included; null: unlimited. */
  readonly left: number | null;
  readonly waitingList: boolean;
};

export type Acceptance = {
  readonly accountId: AccountId;
  /** How many come, the invited person included. */
  readonly party: number;
  /** Of the ticket that is issued when places are taken. */
  readonly boughtTicketId: string;
};

export type AcceptRefusal =
  | ClosedRefusal
  | DeadlineRefusal
  | PartyRefusal
  | { readonly code: 'SOLD_OUT'; readonly remaining: number }
  | { readonly code: 'INVITATION_TAKEN_BACK' }
  | { readonly code: 'ANSWERED_BY_ANOTHER' }
  | { readonly code: 'PARTY_ALREADY_CHOSEN'; readonly party: number };

type Answered = Result<readonly InvitationEvent[], AcceptRefusal>;

/**
 * Says yes: takes places, or joins the waiting list when too few are left. Said again by the same account it changes
 * nothing, save that a waiting invitation takes its places once there are enough; the deadline for answers does not
 * bind it any more. [S4-22] [design]
 */
export function acceptInvitation(
  invitation: Invitation,
  acceptance: Acceptance,
  places: InvitationPlaces,
  session: InvitedSession,
  now: Instant,
): Answered {
  const open = takesAnswers(session, now);
  if (!open.ok) return open;
  switch (invitation.status) {
    case 'TAKEN_BACK':
      return refused({ code: 'INVITATION_TAKEN_BACK' });
    case 'ACCEPTED':
    case 'WAITING':
      if (invitation.accountId !== acceptance.accountId) return refused({ code: 'ANSWERED_BY_ANOTHER' });
      if (invitation.party !== acceptance.party)
        return refused({ code: 'PARTY_ALREADY_CHOSEN', party: invitation.party });
      return ok(
        invitation.status === 'WAITING' && (places.left === null || places.left >= invitation.party)
          ? [placesTaken(acceptance, now)]
          : [],
      );
    case 'INVITED':
    case 'DECLINED':
      return firstYes(acceptance, invitation.partyLimit, places, session, now);
    default:
      return never(invitation);
  }
}

function firstYes(
  acceptance: Acceptance,
  partyLimit: number,
  places: InvitationPlaces,
  session: InvitedSession,
  now: Instant,
): Answered {
  const early = isBeforeDeadline(session, now);
  if (!early.ok) return early;
  const party = partySize(acceptance.party, partyLimit);
  if (!party.ok) return party;
  if (places.left === null || places.left >= party.value) return ok([placesTaken(acceptance, now)]);
  if (!places.waitingList) return refused({ code: 'SOLD_OUT', remaining: places.left });
  return ok([{ kind: 'WAITING_JOINED', at: now, accountId: acceptance.accountId, party: party.value }]);
}

const placesTaken = (acceptance: Acceptance, at: Instant): InvitationEvent => ({ kind: 'ACCEPTED', at, ...acceptance });

/** What became of the tickets of an acceptance: used by somebody, or handed on to somebody else. */
export type AcceptedTickets = { readonly checkedIn: boolean; readonly handedOn: boolean };

export type DeclineRefusal =
  | ClosedRefusal
  | { readonly code: 'INVITATION_TAKEN_BACK' }
  | { readonly code: 'ANSWERED_BY_ANOTHER' }
  | { readonly code: 'TICKET_CHECKED_IN' }
  | { readonly code: 'TICKET_HANDED_ON' };

/**
 * Says no, also after a yes as long as nobody uses its tickets; kept, so that a reload and the organiser see it. Said
 * again it changes nothing. [S4-23] [design]
 */
export function declineInvitation(
  invitation: Invitation,
  accountId: AccountId,
  tickets: AcceptedTickets,
  session: InvitedSession,
  now: Instant,
): Result<readonly InvitationEvent[], DeclineRefusal> {
  const open = takesAnswers(session, now);
  if (!open.ok) return open;
  switch (invitation.status) {
    case 'TAKEN_BACK':
      return refused({ code: 'INVITATION_TAKEN_BACK' });
    case 'DECLINED':
      return ok([]);
    case 'INVITED':
      return ok([{ kind: 'DECLINED', at: now }]);
    case 'WAITING':
    case 'ACCEPTED':
      if (invitation.accountId !== accountId) return refused({ code: 'ANSWERED_BY_ANOTHER' });
      if (invitation.status === 'ACCEPTED' && tickets.checkedIn) return refused({ code: 'TICKET_CHECKED_IN' });
      if (invitation.status === 'ACCEPTED' && tickets.handedOn) return refused({ code: 'TICKET_HANDED_ON' });
      return ok([{ kind: 'DECLINED', at: now }]);
    default:
      return never(invitation);
  }
}

export type TakeBackRefusal = { readonly code: 'TICKET_CHECKED_IN' };
export type InviteAgainRefusal = ClosedRefusal | { readonly code: 'STILL_INVITED' };

/** The letter was looked at for the first time. Only a letter that waits for its answer notes it. */
export const openInvitation = (invitation: Invitation, now: Instant): readonly InvitationEvent[] =>
  invitation.status === 'INVITED' && invitation.openedAt === null ? [{ kind: 'OPENED', at: now }] : [];

/**
 * The organiser strikes somebody from the list, and what was accepted is void. Who came in already has come. [design]
 */
export function takeBackInvitation(
  invitation: Invitation,
  tickets: Pick<AcceptedTickets, 'checkedIn'>,
  now: Instant,
): Result<readonly InvitationEvent[], TakeBackRefusal> {
  if (invitation.status === 'TAKEN_BACK') return ok([]);
  if (invitation.status === 'ACCEPTED' && tickets.checkedIn) return refused({ code: 'TICKET_CHECKED_IN' });
  return ok([{ kind: 'TAKEN_BACK', at: now }]);
}

/**
 * A new letter for who declined or was struck from the list; the older letter's secret opens nothing any more. [design]
 */
export function inviteAgain(
  invitation: Invitation,
  session: InvitedSession,
  now: Instant,
): Result<readonly InvitationEvent[], InviteAgainRefusal> {
  const open = takesAnswers(session, now);
  if (!open.ok) return open;
  return invitation.status === 'DECLINED' || invitation.status === 'TAKEN_BACK'
    ? ok([{ kind: 'INVITED_AGAIN' }])
    : refused({ code: 'STILL_INVITED' });
}
