import type { Instant } from '#domain/kernel/instant.ts';
import type { SelfServiceProblem } from './self-service.ts';

/** ORDER_GIVEN_UP: withdrawn, or cancelled with its event. */
export type ApprovalRefusal =
  | { readonly code: 'NO_APPROVAL_NEEDED' }
  | { readonly code: 'ANSWERED_OTHERWISE' }
  | { readonly code: 'ORDER_GIVEN_UP' };

/** [S8] */
export type TicketRefusal =
  | ApprovalRefusal
  | { readonly code: 'TICKET_STAYS'; readonly because: TicketChangeObstacle }
  /** By its event's policy, a ticket's buyer may not return or change it; `until`: they could. */
  | {
      readonly code: 'SELF_SERVICE_REFUSED';
      readonly because: SelfServiceProblem;
      readonly until: Instant | null;
    }
  | { readonly code: 'QR_INVALID' }
  | { readonly code: 'TICKET_VOID' }
  | { readonly code: 'TICKET_REISSUED' }
  /** The scan was not counted. `beginAt`: of the ticket's session. */
  | { readonly code: 'TICKET_TOO_EARLY'; readonly beginAt: Instant }
  /** From the guest list, not counted again: the guest is inside. `firstAt`: their first check-in. */
  | { readonly code: 'ALREADY_CHECKED_IN'; readonly firstAt: Instant }
  /** Scanned on the way out of an event that lets nobody back in. */
  | { readonly code: 'RE_ENTRY_OFF' }
  /** Scanned on the way out. `leftAt`: they are outside since then; null: they never came in. */
  | { readonly code: 'NOT_INSIDE'; readonly leftAt: Instant | null }
  | { readonly code: 'OTHER_EVENT_OR_SESSION' };

export type TicketChangeObstacle =
  | 'TICKET_CHECKED_IN'
  | 'TICKET_TRANSFERRED'
  | 'EVENT_ENDED'
  | 'TO_ONESELF'
  | 'NOT_SENT';
