import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { AttendanceMode, EventFormat, EventKind, PlanSale } from '#domain/event/event.ts';
import type { ManagementBucket } from '#domain/event/management-bucket.ts';
import type { SelfServicePolicy } from '#domain/event/self-service-policy.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

/** [S4-08] */
export type ManagedEvent = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly status: string;
  readonly archive: boolean;
  readonly format: string;
  readonly address: string | null;
  readonly timezone: string;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly sessions: number;
  readonly cover: { readonly url: string; readonly color: string } | null;
  readonly sold: number;
  /** Null: unlimited. */
  readonly capacity: number | null;
  readonly saleState: string;
  readonly abilities: readonly string[];
};

export type DeskTicketType = {
  readonly id: string;
  readonly version: string;
  readonly sessionId: number;
  readonly name: string;
  readonly description: string;
  /** Empty: none. */
  readonly note: string;
  readonly price: Dong;
  readonly originalPrice: Dong;
  readonly capacity: number | null;
  readonly sold: number;
  readonly held: number;
  readonly remaining: number | null;
  readonly limit: number;
  readonly accountLimit: number | null;
  readonly multipleOf: number;
  /** Both null: sold until the session ends. */
  readonly saleBeginAt: Instant | null;
  readonly saleEndAt: Instant | null;
  readonly mode: AttendanceMode;
  readonly saleState: string;
};

/** Free and not for sale. `sold`: given to guests who come. */
type InvitationTicket = { readonly id: string; readonly name: string; readonly sold: number };

export type DeskSession = {
  readonly id: number;
  readonly version: string | null;
  readonly name: string;
  readonly address: string | null;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly planSale: string | null;
  readonly urls: readonly string[];
  /** Where it can be watched afterwards. */
  readonly recording: string | null;
  readonly ticketTypes: readonly DeskTicketType[];
  /** What guests get who were invited without a ticket type; null: nobody was yet. [decision 54] */
  readonly invitationTicket: InvitationTicket | null;
};

export type DeskEvent = SelfServicePolicy & {
  readonly id: number;
  /** Of its own fields, as its sessions and ticket types have theirs; null: the viewer does not edit it. */
  readonly version: string | null;
  readonly slug: string;
  readonly name: string;
  readonly type: string;
  readonly format: string;
  readonly feature: string;
  readonly status: string;
  readonly archive: boolean;
  readonly categoryId: number | null;
  readonly description: string;
  readonly address: string;
  readonly timezone: string;
  readonly urls: readonly string[];
  readonly donations: boolean;
  readonly approval: boolean;
  /** Days until a registration without an answer is declined. */
  readonly approvalDays: number;
  readonly oneFormPerTicket: boolean;
  /** Every attendee gives phone number, gender and job title. */
  readonly generalInfo: boolean;
  /** Tickets are handed out there. */
  readonly ticketsAtVenue: boolean;
  readonly waitingRoom: boolean;
  /** The regulations as plain text; may be empty. */
  readonly policy: string;
  readonly capacity: number | null;
  /** Sales close once the capacity is sold. */
  readonly closeAtCapacity: boolean;
  /** Guests may go out and come back in. */
  readonly allowReEntry: boolean;
  readonly cover: { readonly id: string; readonly url: string; readonly color: string } | null;
  readonly plate: string;
  readonly sessions: readonly DeskSession[];
  readonly publishBlockers: readonly string[];
  readonly abilities: readonly string[];
};

export type EventFields = SelfServicePolicy & {
  readonly name: string;
  readonly type: EventKind;
  readonly format: EventFormat;
  readonly feature: 'PUBLIC' | 'PRIVATE';
  readonly categoryId: number | null;
  readonly description: string;
  readonly address: string | null;
  readonly timezone: string;
  readonly urls: readonly string[];
  readonly donations: boolean;
  readonly approval: boolean;
  readonly oneFormPerTicket: boolean;
  /** Every attendee gives phone number, gender and job title. */
  readonly generalInfo: boolean;
  /** Tickets are handed out there. */
  readonly ticketsAtVenue: boolean;
  readonly policy: string;
  readonly capacity: number | null;
  readonly closeAtCapacity: boolean;
  /** Guests may go out and come back in. */
  readonly allowReEntry: boolean;
  readonly approvalDays: number;
  /** The name of its plate; null: the one that its id gives. */
  readonly plate: string | null;
};

export type SessionFields = {
  readonly name: string;
  readonly address: string | null;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly planSale: PlanSale;
  readonly urls: readonly string[];
  readonly recording: string | null;
};

export type TicketTypeFields = {
  readonly name: string;
  readonly description: string;
  readonly note: string;
  readonly price: Dong;
  readonly originalPrice: Dong | null;
  readonly capacity: number | null;
  readonly limit: number | null;
  readonly accountLimit: number | null;
  readonly multipleOf: number;
  readonly saleBeginAt: Instant | null;
  readonly saleEndAt: Instant | null;
  readonly mode: AttendanceMode;
};

export type EventCategory = { readonly id: number; readonly name: string };

type Answer<T> = Promise<Result<T, Refusal>>;

/** As saved; null: the viewer does not edit it. */
type Saved = { readonly version: string | null };

export type EventDesk = {
  readonly list: (bucket: ManagementBucket, search: string, at: PageAt) => Answer<Page<ManagedEvent>>;
  readonly read: (eventId: number) => Answer<DeskEvent>;
  readonly categories: () => Answer<readonly EventCategory[]>;
  readonly create: (
    fields: EventFields,
    firstSession: SessionFields,
    /** Whose event it is; null: the organiser's own. CORPORATE_NOT_APPROVED, or FORBIDDEN. */
    corporateId?: number | null,
  ) => Answer<{ readonly eventId: number; readonly sessionId: number; readonly slug: string }>;
  /** STALE: no longer the version that was read. Sessions and ticket types too; without one, all are overwritten. */
  readonly change: (
    eventId: number,
    fields: EventFields,
    version?: string | null,
  ) => Answer<Saved & { readonly slug: string }>;
  /** NOT_READY_TO_PUBLISH names what is missing. */
  readonly publish: (eventId: number) => Answer<{ readonly slug: string }>;
  /** Back to a draft; HAS_ORDERS where there are orders. */
  readonly unpublish: (eventId: number) => Answer<null>;
  readonly changeVisibility: (eventId: number, feature: EventFields['feature']) => Answer<null>;
  /** Of a private event; EVENT_STATE_FORBIDS: it is public. */
  readonly renewLink: (eventId: number) => Answer<null>;
  readonly archive: (eventId: number, archive: boolean) => Answer<null>;
  readonly turnWaitingRoom: (eventId: number, on: boolean) => Answer<null>;
  /** HAS_ORDERS where there are orders. */
  readonly remove: (eventId: number) => Answer<null>;
  readonly addSession: (eventId: number, fields: SessionFields) => Answer<{ readonly sessionId: number }>;
  readonly changeSession: (sessionId: number, fields: SessionFields, version?: string | null) => Answer<Saved>;
  readonly removeSession: (sessionId: number) => Answer<null>;
  readonly addTicketType: (sessionId: number, fields: TicketTypeFields) => Answer<{ readonly ticketTypeId: string }>;
  /** CAPACITY_BELOW_TAKEN says how many are sold, how many are held and until when. */
  readonly changeTicketType: (ticketTypeId: string, fields: TicketTypeFields, version?: string | null) => Answer<Saved>;
  readonly removeTicketType: (ticketTypeId: string) => Answer<null>;
  /** Makes the picture the event's first, and deletes the one before. */
  readonly setCover: (
    eventId: number,
    url: string,
    before: string | null,
  ) => Answer<{ readonly id: string; readonly url: string; readonly color: string }>;
};
export const EventDesk: Token<EventDesk> = token('EventDesk');
