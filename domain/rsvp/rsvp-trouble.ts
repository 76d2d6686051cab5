import type { EventStatus } from '#domain/event/event.ts';
import type { Instant } from '#domain/kernel/instant.ts';

/** Why an answer to an invitation is not taken, as it goes over the wire. The sentences stand in words/rsvp-answers.ts. [S8-23] */
export type RsvpTrouble =
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
  /** Accepted before: its ticket is out, and only the organiser can take it back. */
  | { readonly code: 'TICKET_ISSUED' };
