import type { Instant } from '#domain/kernel/instant.ts';

/** Why somebody cannot write to many guests, or stop or resume it. Sentences are in words/event/mailing-problems.ts. */
export type MailingProblem =
  | { readonly code: 'NO_RECIPIENTS' }
  /** `left`: how many the account may still write to today. `raisedFrom`: when it may write to more; null: never. */
  | {
      readonly code: 'TOO_MANY_RECIPIENTS';
      readonly people: number;
      readonly left: number;
      readonly raisedFrom: Instant | null;
    }
  /** A new account's emails carry no links. */
  | { readonly code: 'LINKS_TOO_EARLY'; readonly from: Instant }
  /** The email would come from `bank`, which did not write it. */
  | { readonly code: 'BANK_AS_SENDER'; readonly bank: string }
  | { readonly code: 'MAILING_ENDED' };

export type MailingRefusal = { readonly code: 'MAILING_REFUSED'; readonly trouble: MailingProblem };
