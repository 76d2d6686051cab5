import type { Instant } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Invitation, InvitationEvent } from './invitation.ts';
import {
  type ClosedRefusal,
  type DeadlineRefusal,
  type InvitedSession,
  inTime,
  takesAnswers,
} from './invited-session.ts';
import { type PartyRefusal, partySize } from './party-size.ts';

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
  const early = inTime(session, now);
  if (!early.ok) return early;
  const party = partySize(acceptance.party, partyLimit);
  if (!party.ok) return party;
  if (places.left === null || places.left >= party.value) return ok([placesTaken(acceptance, now)]);
  if (!places.waitingList) return refused({ code: 'SOLD_OUT', remaining: places.left });
  return ok([{ kind: 'WAITING_JOINED', at: now, accountId: acceptance.accountId, party: party.value }]);
}

const placesTaken = (acceptance: Acceptance, at: Instant): InvitationEvent => ({ kind: 'ACCEPTED', at, ...acceptance });
