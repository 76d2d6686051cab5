import { never } from '#domain/kernel/never.ts';
import type { Invitation, InvitationEvent } from './invitation.ts';

/** The invitation after what happened. [S4-22] [design] */
export function evolveInvitation(invitation: Invitation, event: InvitationEvent): Invitation {
  const { invitationId, letterNumber, partyLimit } = invitation;
  const letter = { invitationId, letterNumber, partyLimit };
  switch (event.kind) {
    case 'OPENED':
      return { ...letter, status: 'INVITED', openedAt: event.at };
    case 'ACCEPTED':
      return {
        ...letter,
        status: 'ACCEPTED',
        accountId: event.accountId,
        party: event.party,
        boughtTicketId: event.boughtTicketId,
        at: event.at,
      };
    case 'WAITING_JOINED':
      return { ...letter, status: 'WAITING', accountId: event.accountId, party: event.party, since: event.at };
    case 'DECLINED':
      return { ...letter, status: 'DECLINED', at: event.at };
    case 'TAKEN_BACK':
      return { ...letter, status: 'TAKEN_BACK', at: event.at };
    case 'INVITED_AGAIN':
      return { ...letter, letterNumber: letterNumber + 1, status: 'INVITED', openedAt: null };
    default:
      return never(event);
  }
}
