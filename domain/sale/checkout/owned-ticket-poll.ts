import { SECOND } from '#domain/kernel/instant.ts';

/** Interval in milliseconds. [S4-46] */
const POLL_EVERY = SECOND;
const MOST_POLLS = 30;

/** What each poll reads: the event, for the owned ticket, and the order, if it needs approval. [S4-46] [S4-47] */
export type OwnedTicketRead = 'EVENT' | 'ORDER';

export const ownedTicketReads = (event: { readonly requiredApproval: boolean }): readonly OwnedTicketRead[] =>
  event.requiredApproval ? ['EVENT', 'ORDER'] : ['EVENT'];

/** What follows a poll. `looks`: number of polls made. [S4-46] */
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
