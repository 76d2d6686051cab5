/** READY is an unpublished draft. Archiving is a flag beside the status. [D12] */
export type EventStatus = 'READY' | 'PUBLISHED' | 'CANCELLED';
export const EVENT_STATUSES = ['READY', 'PUBLISHED', 'CANCELLED'] as const satisfies readonly EventStatus[];

/**
 * Who finds it: PUBLIC is listed; PRIVATE is reached by its link only; HIGHLIGHT_PRIVATE is private with a prominent
 * panel.
 */
export type EventFeature = 'PUBLIC' | 'PRIVATE' | 'HIGHLIGHT_PRIVATE';
export const EVENT_FEATURES = ['PUBLIC', 'PRIVATE', 'HIGHLIGHT_PRIVATE'] as const satisfies readonly EventFeature[];

export type EventKind = 'EVENT' | 'CLASS';
export const EVENT_KINDS = ['EVENT', 'CLASS'] as const satisfies readonly EventKind[];

export type EventFormat = 'ONLINE' | 'ONSITE' | 'HYBRID';
export const EVENT_FORMATS = ['ONLINE', 'ONSITE', 'HYBRID'] as const satisfies readonly EventFormat[];

/** How one ticket lets its holder attend. */
export type AttendanceMode = 'ONLINE' | 'ONSITE';
export const ATTENDANCE_MODES = ['ONLINE', 'ONSITE'] as const satisfies readonly AttendanceMode[];

/** The organiser's own word on a session's sale; null leaves it to the dates. */
export type PlanSale = 'UPCOMING' | 'CLOSED' | null;
export const PLAN_SALES = ['UPCOMING', 'CLOSED', null] as const satisfies readonly PlanSale[];

/** The role of an event's team member. [D12] */
export type TeamRole = 'MANAGER' | 'EDITOR' | 'CHECK_IN';
export const TEAM_ROLES = ['MANAGER', 'EDITOR', 'CHECK_IN'] as const satisfies readonly TeamRole[];

export const isPrivate = (feature: EventFeature): boolean => feature !== 'PUBLIC';

/** A draft has no page and sells nothing; a cancelled event keeps its page. [S2.6-05] [D12] */
export const hasPage = (event: { readonly status: EventStatus }): boolean => event.status !== 'READY';

/** What lists and searches show. */
export const isListed = (event: {
  readonly status: EventStatus;
  readonly feature: EventFeature;
  readonly archive: boolean;
}): boolean => event.status === 'PUBLISHED' && !isPrivate(event.feature) && !event.archive;

export const needsAddress = (format: EventFormat): boolean => format !== 'ONLINE';

/** Whether people join it over a link; then the link is for those who hold a ticket. [S5-08] */
export const needsLink = (format: EventFormat): boolean => format !== 'ONSITE';

/** How a ticket lets its holder attend: only where people come and join online at once is there something to choose. */
export const ticketMode = (format: EventFormat, chosen: AttendanceMode): AttendanceMode =>
  format === 'HYBRID' ? chosen : format;

/**
 * What may happen next; event-actions.ts says when. A published event goes back to a draft only while nobody has
 * ordered. A draft is deleted and not cancelled: what is cancelled is shown to everybody who had heard of it. [D12]
 */
export const EVENT_TRANSITIONS = {
  READY: ['PUBLISHED'],
  PUBLISHED: ['READY', 'CANCELLED'],
  CANCELLED: [],
} as const satisfies Readonly<Record<EventStatus, readonly EventStatus[]>>;

/** The rooms take this many at once. [S9-37] */
const ONLINE_CAPACITY_MAX = 100_000;

/** The most tickets of a type, or null where nothing limits it. [S9-37] */
export const capacityCeiling = (mode: AttendanceMode): number | null =>
  mode === 'ONLINE' ? ONLINE_CAPACITY_MAX : null;

/**
 * A map finds an address, not what an organiser says in its place: 'A house by the lake; the address comes with your
 * ticket'. [design]
 */
export const isMappableAddress = (address: string): boolean =>
  !/[;?!]/u.test(address) && !(address.trimEnd().endsWith('.') && !/\d/u.test(address));
