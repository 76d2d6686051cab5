import type { DeskEvent, DeskSession, DeskTicketType } from '#application/event/ports/event-desk.ts';
import type { AttendanceMode, EventFormat, EventKind, PlanSale } from '#domain/event/event.ts';
import { saleWindow } from '#domain/event/sale-window.ts';
import { usualLimit } from '#domain/sale/quantity/order-limit.ts';
import { APPROVAL_DAYS } from '#domain/ticket/approval.ts';
import { DEFAULT_TIMEZONE } from '#domain/time/local-time.ts';
import { type WallClock, wallClockOf } from '#domain/time/wall-clock.ts';

export type TicketDraft = {
  /** Identifies the ticket type in the form; it may have no id yet. */
  readonly key: string;
  readonly id: string | null;
  readonly name: string;
  readonly description: string;
  readonly note: string;
  readonly kind: 'FREE' | 'PAID';
  readonly price: string;
  readonly originalPrice: string;
  readonly unlimited: boolean;
  readonly capacity: string;
  readonly limit: string;
  readonly accountLimit: string;
  readonly multipleOf: string;
  /** FOLLOWS_EVENT: sold until the session ends. [S3-48] */
  readonly sale: 'FOLLOWS_EVENT' | 'SCHEDULED';
  readonly saleBegin: WallClock;
  readonly saleEnd: WallClock;
  readonly mode: AttendanceMode;
  /** When the form was opened. */
  readonly sold: number;
  readonly held: number;
};

export type SessionDraft = {
  readonly key: string;
  readonly id: number | null;
  readonly name: string;
  readonly begin: WallClock;
  readonly end: WallClock;
  /** Empty: at the event's address. */
  readonly address: string;
  readonly planSale: PlanSale;
  readonly recording?: string;
  readonly tickets: readonly TicketDraft[];
};

export type CoverDraft = {
  /** Null until the picture belongs to the event. */
  readonly id: string | null;
  readonly url: string;
  readonly color: string | null;
  readonly replaces?: string | null;
};

export type EventDraft = {
  readonly eventId: number | null;
  readonly slug: string | null;
  /** In whose name it is created: a corporate's, or one's own (absent). Fixed once it exists. */
  readonly corporateId?: number | null;
  readonly type: EventKind;
  readonly format: EventFormat;
  readonly series: boolean;
  readonly name: string;
  readonly categoryId: number | null;
  readonly address: string;
  readonly link: string;
  readonly timezone: string;
  readonly description: string;
  readonly policy: string;
  readonly cover: CoverDraft | null;
  /** The name of the plate that it has without a cover; null: not chosen. */
  readonly plate: string | null;
  readonly sessions: readonly SessionDraft[];
  readonly feature: 'PUBLIC' | 'PRIVATE';
  readonly donations: boolean;
  readonly approval: boolean;
  readonly oneFormPerTicket: boolean;
  readonly generalInfo: boolean;
  readonly ticketsAtVenue: boolean;
  readonly unlimited: boolean;
  readonly capacity: string;
  readonly closeAtCapacity: boolean;
  readonly allowReEntry: boolean;
  readonly approvalDays: string;
  /** Days as typed; null: switched off. */
  readonly refundDays: string | null;
  readonly nameChangeDays: string | null;
  readonly sessionChangeDays: string | null;
};

export const emptyTicket = (key: string, mode: TicketDraft['mode']): TicketDraft => ({
  key,
  id: null,
  name: '',
  description: '',
  note: '',
  kind: 'FREE',
  price: '',
  originalPrice: '',
  unlimited: false,
  capacity: '',
  limit: '',
  accountLimit: '',
  multipleOf: '',
  sale: 'FOLLOWS_EVENT',
  saleBegin: '',
  saleEnd: '',
  mode,
  sold: 0,
  held: 0,
});

export const emptySession = (key: string): SessionDraft => ({
  key,
  id: null,
  name: '',
  begin: '',
  end: '',
  address: '',
  planSale: null,
  tickets: [],
});

export const emptyDraft = (sessionKey: string): EventDraft => ({
  eventId: null,
  slug: null,
  type: 'EVENT',
  format: 'ONSITE',
  series: false,
  name: '',
  categoryId: null,
  address: '',
  link: '',
  timezone: DEFAULT_TIMEZONE,
  description: '',
  policy: '',
  cover: null,
  plate: null,
  sessions: [emptySession(sessionKey)],
  feature: 'PUBLIC',
  donations: false,
  approval: false,
  oneFormPerTicket: false,
  generalInfo: false,
  ticketsAtVenue: false,
  unlimited: true,
  capacity: '',
  closeAtCapacity: false,
  allowReEntry: false,
  approvalDays: String(APPROVAL_DAYS),
  refundDays: null,
  nameChangeDays: null,
  sessionChangeDays: null,
});

const digits = (value: number | null): string => (value === null ? '' : String(value));
const typedDays = (days: number | null): string | null => (days === null ? null : String(days));

const ticketDraftOf = (type: DeskTicketType, zone: string): TicketDraft => ({
  key: type.id,
  id: type.id,
  name: type.name,
  description: type.description,
  note: type.note,
  kind: type.price === 0 ? 'FREE' : 'PAID',
  price: type.price === 0 ? '' : digits(type.price),
  originalPrice: type.originalPrice === type.price ? '' : digits(type.originalPrice),
  unlimited: type.capacity === null,
  capacity: digits(type.capacity),
  // A default is shown as an empty field, not as the organiser's choice.
  limit: type.limit === usualLimit(type.multipleOf) ? '' : digits(type.limit),
  accountLimit: digits(type.accountLimit),
  multipleOf: type.multipleOf === 1 ? '' : digits(type.multipleOf),
  sale: saleWindow(type).kind,
  saleBegin: type.saleBeginAt === null ? '' : wallClockOf(type.saleBeginAt, zone),
  saleEnd: type.saleEndAt === null ? '' : wallClockOf(type.saleEndAt, zone),
  mode: type.mode,
  sold: type.sold,
  held: type.held,
});

const sessionDraftOf = (session: DeskSession, event: DeskEvent): SessionDraft => ({
  key: String(session.id),
  id: session.id,
  name: session.name,
  begin: wallClockOf(session.beginAt, event.timezone),
  end: wallClockOf(session.endAt, event.timezone),
  address: session.address === event.address ? '' : (session.address ?? ''),
  planSale: session.planSale === 'UPCOMING' || session.planSale === 'CLOSED' ? session.planSale : null,
  recording: session.recording ?? '',
  tickets: session.ticketTypes.map((type) => ticketDraftOf(type, event.timezone)),
});

export const draftOf = (event: DeskEvent): EventDraft => ({
  eventId: event.id,
  slug: event.slug,
  type: event.type === 'CLASS' ? 'CLASS' : 'EVENT',
  format: event.format === 'ONLINE' || event.format === 'HYBRID' ? event.format : 'ONSITE',
  series: event.sessions.length > 1,
  name: event.name,
  categoryId: event.categoryId,
  address: event.address,
  link: event.urls[0] ?? '',
  timezone: event.timezone,
  description: event.description,
  policy: event.policy,
  cover: event.cover,
  plate: event.plate,
  sessions: event.sessions.map((session) => sessionDraftOf(session, event)),
  feature: event.feature === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE',
  donations: event.donations,
  approval: event.approval,
  oneFormPerTicket: event.oneFormPerTicket,
  generalInfo: event.generalInfo,
  ticketsAtVenue: event.ticketsAtVenue,
  unlimited: event.capacity === null,
  capacity: digits(event.capacity),
  closeAtCapacity: event.closeAtCapacity,
  allowReEntry: event.allowReEntry,
  approvalDays: digits(event.approvalDays),
  refundDays: typedDays(event.refundDays),
  nameChangeDays: typedDays(event.nameChangeDays),
  sessionChangeDays: typedDays(event.sessionChangeDays),
});

/** Places that are sold or being paid for; such ticket types and sessions stay. */
export const takenOf = (tickets: readonly TicketDraft[]): number =>
  tickets.reduce((taken, { sold, held }) => taken + sold + held, 0);

export const copiedTicket = (ticket: TicketDraft, key: string): TicketDraft => ({
  ...ticket,
  key,
  id: null,
  sold: 0,
  held: 0,
});
