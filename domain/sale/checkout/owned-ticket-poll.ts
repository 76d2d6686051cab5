import { SECOND } from '#domain/kernel/instant.ts';

/** Interval in milliseconds. [S4-46] */
const POLL_EVERY = SECOND;
const MOST_POLLS = 30;

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
