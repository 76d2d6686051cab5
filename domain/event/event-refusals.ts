import type { InvalidInput } from '#domain/kernel/field-problems.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { RequestRefusal } from '#domain/kernel/request-refusal.ts';
import type { RefusalIn } from '#domain/kernel/result.ts';
import type { TeamRefusal } from './event-team.ts';
import type { HandOverRefusal } from './hand-over.ts';
import type { MailingRefusal } from './mailing/mailing-refusals.ts';
import type { SeatsTaken } from './seat/change-seat-plan.ts';

export type PublishBlocker =
  | 'NAME_MISSING'
  | 'ADDRESS_MISSING'
  | 'ONLINE_LINK_MISSING'
  | 'SESSION_MISSING'
  | 'SESSION_ENDED'
  | 'TICKET_MISSING'
  | 'CORPORATE_NOT_APPROVED'
  | 'PUBLISHER_SUSPENDED';

/** Who is not the owner has no right to hand an event over: FORBIDDEN, like every missing right. */
export type TeamProblem = TeamRefusal['code'] | Exclude<HandOverRefusal, 'NOT_THE_OWNER'>;

/** Cannot be taken back, deleted, cancelled in silence, removed, or given seats, once people ordered. [S5-11] */
export type OrderedPart = 'UNPUBLISH' | 'DELETE' | 'CANCEL' | 'SESSION' | 'TICKET_TYPE' | 'SEATS';

/** [S8] */
export type EventRefusal =
  | { readonly code: 'EVENT_NOT_FOUND' }
  | { readonly code: 'NOT_READY_TO_PUBLISH'; readonly blockers: readonly PublishBlocker[] }
  | { readonly code: 'APPROVAL_ONLY_FOR_FREE' }
  /** `of`: what orders keep as it is. */
  | { readonly code: 'HAS_ORDERS'; readonly of: OrderedPart }
  | SeatsTaken
  | { readonly code: 'EVENT_STATE_FORBIDS'; readonly state: string }
  | { readonly code: 'TEAM_REFUSED'; readonly because: TeamProblem }
  | MailingRefusal
  /** The name typed to confirm is not the event's. */
  | { readonly code: 'NAME_DIFFERS' }
  /** `since`: when the time to undo a cancellation ended. */
  | { readonly code: 'UNDO_OVER'; readonly since: Instant };

export type CancellationRefusal =
  | InvalidInput
  | RefusalIn<RequestRefusal, 'NOT_FOUND'>
  | RefusalIn<EventRefusal, 'NAME_DIFFERS'>
  | RefusalIn<EventRefusal, 'UNDO_OVER'>;
