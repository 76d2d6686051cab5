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

/** Read under the lock that takes the places. */
export type InvitationPlaces = {
  /** Free for this invitation, including places offered to it; null: as many as are wanted. */
  readonly left: number | null;
  readonly waitingList: boolean;
};

export type Acceptance = {
  readonly accountId: AccountId;
  /** Number of guests, including the invited person. */
  readonly party: number;
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

/** Accepts, or joins the waiting list, from which it takes its places even after the deadline. [S4-22] [design] */
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

export type AcceptedTickets = { readonly checkedIn: boolean; readonly handedOn: boolean };

export type DeclineRefusal =
  | ClosedRefusal
  | { readonly code: 'INVITATION_TAKEN_BACK' }
  | { readonly code: 'ANSWERED_BY_ANOTHER' }
  | { readonly code: 'TICKET_CHECKED_IN' }
  | { readonly code: 'TICKET_HANDED_ON' };

/** Declines, also after accepting, unless a ticket was used or given away. Safe to repeat. [S4-23] [design] */
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

/** Removes somebody from the guest list and voids their acceptance; not possible after check-in. [design] */
export function takeBackInvitation(
  invitation: Invitation,
  tickets: Pick<AcceptedTickets, 'checkedIn'>,
  now: Instant,
): Result<readonly InvitationEvent[], TakeBackRefusal> {
  if (invitation.status === 'TAKEN_BACK') return ok([]);
  if (invitation.status === 'ACCEPTED' && tickets.checkedIn) return refused({ code: 'TICKET_CHECKED_IN' });
  return ok([{ kind: 'TAKEN_BACK', at: now }]);
}

/** The guest left the waiting list, or places offered to them expired: the invitation is unanswered again. [design] */
export const leaveLine = (invitation: Invitation, now: Instant): readonly InvitationEvent[] =>
  invitation.status === 'WAITING' ? [{ kind: 'LINE_LEFT', at: now }] : [];

/** The organiser deleted the order of an acceptance: the invitation is unanswered again. [S1-45] [design] */
export const reopenInvitation = (invitation: Invitation, now: Instant): readonly InvitationEvent[] =>
  invitation.status === 'ACCEPTED' ? [{ kind: 'ORDER_DELETED', at: now }] : [];
