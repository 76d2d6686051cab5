import type { EventStatus } from '#domain/event/event.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { InvitationStatus } from './invitation.ts';
import type { AnswerDeadlineRefusal, ScheduleRefusal } from './invited-session.ts';

/** An answer to an invitation, or its letter's secret, is refused. [S8] */
export type RsvpRefusal = { readonly code: 'RSVP_REFUSED'; readonly trouble: RsvpProblem };

/** Sentences are in words/rsvp/rsvp-answers.ts. [S8-23] [S5-40] */
export type RsvpProblem =
  | { readonly code: 'RSVP_INFORMATION_MISSING' }
  | { readonly code: 'SECRET_INVALID' }
  | { readonly code: 'INVITATION_TAKEN_BACK' }
  | { readonly code: 'EVENT_ENDED' }
  | { readonly code: 'EVENT_NOT_OPEN'; readonly status: EventStatus }
  | { readonly code: 'ANSWER_TOO_LATE'; readonly answerBefore: Instant }
  | { readonly code: 'PARTY_EMPTY' }
  | { readonly code: 'PARTY_TOO_LARGE'; readonly max: number }
  | { readonly code: 'PARTY_ALREADY_CHOSEN'; readonly party: number }
  | { readonly code: 'ANSWERED_BY_ANOTHER' }
  | { readonly code: 'TICKET_CHECKED_IN' }
  | { readonly code: 'TICKET_HANDED_ON' }
  | { readonly code: 'INVITER_NAME_MISSING' }
  | AnswerDeadlineRefusal
  | ScheduleRefusal
  | { readonly code: 'TOO_MANY_ROWS'; readonly max: number }
  /** Invitations give free tickets only. */
  | { readonly code: 'TICKET_HAS_PRICE' }
  | { readonly code: 'ALREADY_INVITED'; readonly status: InvitationStatus }
  | { readonly code: 'NOTHING_TO_ASK'; readonly status: InvitationStatus }
  | { readonly code: 'NOT_SENT_YET' }
  | { readonly code: 'UNSUBSCRIBED' }
  | { readonly code: 'ADDRESS_BOUNCED' }
  | { readonly code: 'SENT_OFTEN_ENOUGH'; readonly max: number }
  | { readonly code: 'LETTER_EMPTY' }
  | { readonly code: 'LETTER_TOO_LONG'; readonly max: number }
  | { readonly code: 'UNKNOWN_FIELD'; readonly field: string }
  | { readonly code: 'LINK_MISSING' };
