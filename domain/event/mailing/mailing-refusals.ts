import type { Instant } from '#domain/kernel/instant.ts';

/** Why an event's team cannot write to its guests, or stop or resume it. Sentences are in words/event/mailing.ts. */
export type MailingProblem =
  | { readonly code: 'NO_RECIPIENTS' }
  /** `left`: how many the account may still write to today. */
  | { readonly code: 'TOO_MANY_RECIPIENTS'; readonly people: number; readonly left: number }
  /** A new account's emails carry no links. */
  | { readonly code: 'LINKS_TOO_EARLY'; readonly from: Instant }
  | { readonly code: 'MAILING_ENDED' };

export type MailingRefusal = { readonly code: 'MAILING_REFUSED'; readonly trouble: MailingProblem };
