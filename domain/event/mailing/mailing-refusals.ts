import type { EventStatus } from '#domain/event/event.ts';
import type { Instant } from '#domain/kernel/instant.ts';

/** Why somebody cannot write to so many people, or not like this. */
export type MailingLimit =
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
  | { readonly code: 'BANK_AS_SENDER'; readonly bank: string };

/** Or why they cannot schedule, stop or resume it. Sentences are in words/event/mailing-problems.ts. */
export type MailingProblem =
  | MailingLimit
  | { readonly code: 'SCHEDULED_TOO_LATE'; readonly latest: Instant }
  | { readonly code: 'TOO_MANY_SCHEDULED'; readonly max: number }
  | { readonly code: 'MAILING_NOT_BEGUN' }
  | { readonly code: 'MAILING_BEGUN' }
  | { readonly code: 'MAILING_CANCELLED' }
  | { readonly code: 'MAILING_ENDED' };

export type MailingRefusal = { readonly code: 'MAILING_REFUSED'; readonly trouble: MailingProblem };
export type MailingLimitRefusal = { readonly code: 'MAILING_REFUSED'; readonly trouble: MailingLimit };

/** A state of an event in which its scheduled mailings are not sent. */
export type ClosedToMailings = Exclude<EventStatus, 'PUBLISHED'> | 'ARCHIVED';

/**
 * Why a scheduled mailing was not sent. NOT_ALLOWED: who scheduled it may no longer write to guests. GROUP_DELETED: the
 * group of guests that it was for is no more.
 */
export type NotSentReason = `EVENT_${ClosedToMailings}` | 'NOT_ALLOWED' | 'GROUP_DELETED' | MailingLimit['code'];
