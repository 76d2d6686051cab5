import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AcceptedTickets } from './decline-invitation.ts';
import type { Invitation, InvitationEvent } from './invitation.ts';
import { type ClosedRefusal, type InvitedSession, takesAnswers } from './invited-session.ts';

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
