import { never } from '#domain/kernel/never.ts';
import type { Invitation } from './invitation.ts';
import type { WaitingEvent, WaitingList } from './waiting-list.ts';

/**
 * What an answer means for the waiting list, where the invitation's id is the entry's. Who says yes again after letting
 * an offer pass waits again, at the end. [design]
 */
export function followAnswer(list: WaitingList, invitation: Invitation): readonly WaitingEvent[] {
  const entryId = invitation.invitationId;
  const state = list.find((entry) => entry.entryId === entryId)?.state;
  const stands = state === 'WAITING' || state === 'OFFERED';
  switch (invitation.status) {
    case 'WAITING':
      return stands ? [] : [{ kind: 'JOINED', entryId, party: invitation.party }];
    case 'ACCEPTED':
      return state === 'OFFERED' ? [{ kind: 'TAKEN', entryId }] : [];
    case 'INVITED':
    case 'DECLINED':
    case 'TAKEN_BACK':
      return stands ? [{ kind: 'LEFT', entryId }] : [];
    default:
      return never(invitation);
  }
}
