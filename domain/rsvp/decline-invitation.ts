import type { Instant } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Invitation, InvitationEvent } from './invitation.ts';
import { type ClosedRefusal, type InvitedSession, takesAnswers } from './invited-session.ts';

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
