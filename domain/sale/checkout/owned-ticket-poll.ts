import { SECOND } from '#domain/kernel/instant.ts';

/** Between two looks for the ticket after a private purchase, in milliseconds. [S4-46] */
const POLL_EVERY = SECOND;
const MOST_POLLS = 30;

/**
 * What is read at each look: the event, which says whether its ticket is owned, and the order where somebody has to
 * approve it. [S4-46] [S4-47]
 */
export type OwnedTicketRead = 'EVENT' | 'ORDER';

export const ownedTicketReads = (event: { readonly requiredApproval: boolean }): readonly OwnedTicketRead[] =>
  event.requiredApproval ? ['EVENT', 'ORDER'] : ['EVENT'];

/** What follows a look; `looks` counts those that were made, none at first. [S4-46] */
export function afterPoll(
  looks: number,
  ownsTicket: boolean,
):
  | { readonly kind: 'LOOK_AGAIN'; readonly afterMs: number }
  | { readonly kind: 'OWNED' }
  | { readonly kind: 'GAVE_UP' } {
  if (ownsTicket) return { kind: 'OWNED' };
  return looks < MOST_POLLS ? { kind: 'LOOK_AGAIN', afterMs: POLL_EVERY } : { kind: 'GAVE_UP' };
}
