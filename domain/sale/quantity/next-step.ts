import type { Instant } from '#domain/kernel/instant.ts';

/** What a refused buyer can do next. A list is never empty and begins with the best. */
export type NextStep =
  | { readonly kind: 'CHOOSE_FEWER'; readonly atMost: number }
  | { readonly kind: 'CHOOSE_WHOLE_SETS'; readonly of: number }
  /** Held places may be released then. */
  | { readonly kind: 'WAIT_UNTIL'; readonly at: Instant }
  /** Null: no date is set. */
  | { readonly kind: 'COME_BACK_FOR_THE_SALE'; readonly at: Instant | null }
  | { readonly kind: 'CHOOSE_ANOTHER_TICKET' }
  | { readonly kind: 'CHOOSE_ANOTHER_SESSION' }
  | { readonly kind: 'JOIN_WAITING_LIST' }
  | { readonly kind: 'CONTACT_ORGANISER' };

export type NextSteps = readonly [NextStep, ...NextStep[]];

export type Alternatives = {
  /** In the same session. */
  readonly otherTicket: boolean;
  readonly otherSession: boolean;
  readonly waitingList: boolean;
};

/** The steps that apply, best first; contacting the organiser always comes last. [design] */
export function nextSteps(...steps: readonly (NextStep | false | null)[]): NextSteps {
  const [first, ...others] = steps.filter((step) => step !== false && step !== null);
  return first === undefined ? [{ kind: 'CONTACT_ORGANISER' }] : [first, ...others];
}
