/** What is missing before an event can be published. */
export type PublishBlocker =
  | 'NAME_MISSING'
  | 'ADDRESS_MISSING'
  | 'ONLINE_LINK_MISSING'
  | 'SESSION_MISSING'
  | 'SESSION_ENDED'
  | 'TICKET_MISSING'
  | 'CORPORATE_NOT_APPROVED';

/** Refusals of finding and organising events. [S8] */
export type EventRefusal =
  | { readonly code: 'EVENT_NOT_FOUND' }
  | { readonly code: 'NOT_READY_TO_PUBLISH'; readonly blockers: readonly PublishBlocker[] }
  | { readonly code: 'APPROVAL_ONLY_FOR_FREE' }
  | { readonly code: 'HAS_ORDERS' }
  | { readonly code: 'EVENT_STATE_FORBIDS'; readonly state: string };
