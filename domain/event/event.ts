/** READY is an unpublished draft. Archiving is a separate flag. [D12] */
export type EventStatus = 'READY' | 'PUBLISHED' | 'CANCELLED';
export const EVENT_STATUSES = ['READY', 'PUBLISHED', 'CANCELLED'] as const satisfies readonly EventStatus[];

/** PUBLIC events are listed; PRIVATE ones are reached by link only; HIGHLIGHT_PRIVATE adds a prominent panel. */
export type EventFeature = 'PUBLIC' | 'PRIVATE' | 'HIGHLIGHT_PRIVATE';
export const EVENT_FEATURES = ['PUBLIC', 'PRIVATE', 'HIGHLIGHT_PRIVATE'] as const satisfies readonly EventFeature[];

export type EventKind = 'EVENT' | 'CLASS';
export const EVENT_KINDS = ['EVENT', 'CLASS'] as const satisfies readonly EventKind[];

export type EventFormat = 'ONLINE' | 'ONSITE' | 'HYBRID';
export const EVENT_FORMATS = ['ONLINE', 'ONSITE', 'HYBRID'] as const satisfies readonly EventFormat[];

export type AttendanceMode = 'ONLINE' | 'ONSITE';
export const ATTENDANCE_MODES = ['ONLINE', 'ONSITE'] as const satisfies readonly AttendanceMode[];

/** The organiser's override of a session's sale; null follows the dates. */
export type PlanSale = 'UPCOMING' | 'CLOSED' | null;
export const PLAN_SALES = ['UPCOMING', 'CLOSED', null] as const satisfies readonly PlanSale[];

/** [D12] */
export type TeamRole = 'MANAGER' | 'EDITOR' | 'CHECK_IN';
export const TEAM_ROLES = ['MANAGER', 'EDITOR', 'CHECK_IN'] as const satisfies readonly TeamRole[];

export const isPrivate = (feature: EventFeature): boolean => feature !== 'PUBLIC';

/** Drafts have no page and sell nothing; cancelled events keep their page. [S2.6-05] [D12] */
export const hasPage = (event: { readonly status: EventStatus }): boolean => event.status !== 'READY';

/** Whether lists and searches show the event. */
export const isListed = (event: {
  readonly status: EventStatus;
  readonly feature: EventFeature;
  readonly archive: boolean;
}): boolean => event.status === 'PUBLISHED' && !isPrivate(event.feature) && !event.archive;

export const needsAddress = (format: EventFormat): boolean => format !== 'ONLINE';

/** Whether guests join by link, which is then shown to ticket holders only. [S5-08] */
export const needsLink = (format: EventFormat): boolean => format !== 'ONSITE';

/** How a ticket lets its holder attend. Only hybrid events leave a choice. */
export const ticketMode = (format: EventFormat, chosen: AttendanceMode): AttendanceMode =>
  format === 'HYBRID' ? chosen : format;

/** A draft is deleted, not cancelled: a cancelled event is shown to everyone who knew it. [D12] */
export const EVENT_TRANSITIONS = {
  READY: ['PUBLISHED'],
  PUBLISHED: ['READY', 'CANCELLED'],
  CANCELLED: [],
} as const satisfies Readonly<Record<EventStatus, readonly EventStatus[]>>;

/** Most attendees an online room takes. [S9-37] */
const ONLINE_CAPACITY_MAX = 100_000;

/** Largest capacity of a ticket type; null for no limit. [S9-37] */
export const capacityCeiling = (mode: AttendanceMode): number | null =>
  mode === 'ONLINE' ? ONLINE_CAPACITY_MAX : null;

/** Organisers also write notes, as in 'A house by the lake; the address comes with your ticket'. [design] */
export const isMappableAddress = (address: string): boolean =>
  !/[;?!]/u.test(address) && !(address.trimEnd().endsWith('.') && !/\d/u.test(address));
