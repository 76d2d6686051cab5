import type { Instant } from '#domain/kernel/instant.ts';

/** What somebody can do who was told no, or not so many. A list of them is never empty and begins with the best. */
export type NextStep =
  | { readonly kind: 'CHOOSE_FEWER'; readonly atMost: number }
  | { readonly kind: 'CHOOSE_WHOLE_SETS'; readonly of: number }
  /** Held places may come back from then on. */
  | { readonly kind: 'WAIT_UNTIL'; readonly at: Instant }
  /** The sale opens; null: the organiser has not said when. */
  | { readonly kind: 'COME_BACK_FOR_THE_SALE'; readonly at: Instant | null }
  | { readonly kind: 'CHOOSE_ANOTHER_TICKET' }
  | { readonly kind: 'CHOOSE_ANOTHER_SESSION' }
  | { readonly kind: 'JOIN_WAITING_LIST' }
  | { readonly kind: 'CONTACT_ORGANISER' };

export type NextSteps = readonly [NextStep, ...NextStep[]];

/** What else the event still has. */
export type Alternatives = {
  /** Another ticket type of the same session can be had. */
  readonly otherTicket: boolean;
  /** Another session of the event can be chosen. */
  readonly otherSession: boolean;
  readonly waitingList: boolean;
};

/** The steps that apply, best first; the organiser can always be asked, and is asked last. */
export function nextSteps(...steps: readonly (NextStep | false | null)[]): NextSteps {
  const [first, ...others] = steps.filter((step) => step !== false && step !== null);
  return first === undefined ? [{ kind: 'CONTACT_ORGANISER' }] : [first, ...others];
}
