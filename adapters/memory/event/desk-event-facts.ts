import type { DeskEvent, ManagedEvent, SessionFields, TicketTypeFields } from '#application/event/ports/event-desk.ts';
import {
  EVENT_FEATURES,
  EVENT_FORMATS,
  EVENT_STATUSES,
  type EventFeature,
  type EventFormat,
  type EventStatus,
} from '#domain/event/event.ts';
import { type EventAction, eventActionRefusal } from '#domain/event/event-actions.ts';
import type { PublishBlocker } from '#domain/event/event-refusals.ts';
import { type ManagementBucket, managementBuckets } from '#domain/event/management-bucket.ts';
import { publishBlockers } from '#domain/event/publish-blockers.ts';
import { validateTicketType } from '#domain/event/ticket-type.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { hasSoldOrHeld } from '#domain/sale/quantity/offer.ts';
import { usualLimit } from '#domain/sale/quantity/order-limit.ts';
import type { MemoryEvent, MemorySession, MemoryTicketType } from './memory-desk-world.ts';

export const beginOf = (event: MemoryEvent): Instant =>
  Math.min(...event.sessions.map((session) => session.beginAt)) as Instant;
const endOf = (event: MemoryEvent): Instant => Math.max(...event.sessions.map((session) => session.endAt)) as Instant;

export const asSession = (
  id: number,
  fields: SessionFields,
  ticketTypes: readonly MemoryTicketType[],
): MemorySession => ({
  ...fields,
  id,
  ticketTypes,
});

export function asTicketType(
  id: string,
  sessionId: number,
  fields: TicketTypeFields,
  before: MemoryTicketType | null,
): MemoryTicketType {
  const sold = before?.sold ?? 0;
  const held = before?.held ?? 0;
  return {
    id,
    sessionId,
    name: fields.name,
    description: fields.description,
    note: fields.note,
    price: fields.price,
    originalPrice: fields.originalPrice ?? fields.price,
    capacity: fields.capacity,
    sold,
    held,
    remaining: fields.capacity === null ? null : fields.capacity - sold - held,
    limit: fields.limit ?? usualLimit(fields.multipleOf),
    accountLimit: fields.accountLimit,
    multipleOf: fields.multipleOf,
    saleBeginAt: fields.saleBeginAt,
    saleEndAt: fields.saleEndAt,
    mode: fields.mode,
    saleState: 'ON_SALE',
  };
}

export const blockersOf = (event: MemoryEvent, now: Instant): PublishBlocker[] =>
  publishBlockers(
    {
      ...event,
      feature: featureOf(event),
      format: formatOf(event),
      sessions: event.sessions.map(({ endAt, address, urls, ticketTypes }) => ({
        endAt,
        address,
        urls,
        ticketTypeCount: ticketTypes.length,
      })),
      corporateStatus: null,
      publisherSuspended: false,
    },
    now,
  );

const featureOf = (event: MemoryEvent): EventFeature =>
  EVENT_FEATURES.find((feature) => feature === event.feature) ?? 'PUBLIC';
const formatOf = (event: MemoryEvent): EventFormat =>
  EVENT_FORMATS.find((format) => format === event.format) ?? 'ONSITE';
const statusOf = (event: MemoryEvent): EventStatus =>
  EVENT_STATUSES.find((status) => status === event.status) ?? 'PUBLISHED';
export const typesOf = (event: MemoryEvent): readonly MemoryTicketType[] =>
  event.sessions.flatMap((session) => session.ticketTypes);

const standing = (event: MemoryEvent) => ({
  status: statusOf(event),
  archive: event.archive,
  featured: event.featured ?? false,
  beginAt: beginOf(event),
  endAt: endOf(event),
});

export const refusalOf = (event: MemoryEvent, action: EventAction, now: Instant) =>
  eventActionRefusal(
    {
      ...standing(event),
      donations: event.donations,
      formPerTicket: event.oneFormPerTicket,
      hasOrders: hasSoldOrHeld(typesOf(event)),
      blockers: blockersOf(event, now),
    },
    action,
    now,
  );

export const inBucket = (event: MemoryEvent, bucket: ManagementBucket, now: Instant): boolean =>
  managementBuckets({ ...standing(event), favourite: event.favourite ?? false }, now).includes(bucket);

export const checkedType = (fields: TicketTypeFields, event: MemoryEvent) =>
  validateTicketType(
    { ...fields, originalPrice: fields.originalPrice ?? fields.price, purchaseLimit: fields.limit },
    { requiredApproval: event.approval },
  );

export const asManaged = (event: MemoryEvent): ManagedEvent => {
  const types = event.sessions.flatMap((session) => session.ticketTypes);
  return {
    id: event.id,
    slug: event.slug,
    name: event.name,
    status: event.status,
    archive: event.archive,
    format: event.format,
    address: event.address === '' ? null : event.address,
    timezone: event.timezone,
    beginAt: beginOf(event),
    endAt: endOf(event),
    sessions: event.sessions.length,
    cover: event.cover,
    sold: types.reduce((count, type) => count + type.sold, 0),
    capacity: types.some((type) => type.capacity === null)
      ? null
      : types.reduce((count, type) => count + (type.capacity ?? 0), 0),
    saleState: 'ON_SALE',
    abilities: event.abilities,
  };
};

export const versionOfType = ({ sold, held, remaining, saleState, ...fields }: MemoryTicketType): string =>
  JSON.stringify(fields);
export const versionOfSession = ({ ticketTypes, ...fields }: MemorySession): string => JSON.stringify(fields);
export const versionOfEvent = ({ sessions, status, archive, waitingRoom, cover, ...fields }: MemoryEvent): string =>
  JSON.stringify(fields);

export const withVersions = (event: MemoryEvent): Omit<DeskEvent, 'publishBlockers'> => ({
  ...event,
  version: versionOfEvent(event),
  sessions: event.sessions.map((session) => ({
    ...session,
    version: versionOfSession(session),
    invitationTicket: null,
    ticketTypes: session.ticketTypes.map((type) => ({ ...type, version: versionOfType(type) })),
  })),
});

/** What remains of a type is also what remains of the whole event. */
export function withRemaining(event: MemoryEvent): MemoryEvent {
  const all = event.sessions.flatMap((session) => session.ticketTypes);
  const left =
    event.capacity === null ? null : event.capacity - all.reduce((count, type) => count + type.sold + type.held, 0);
  const remaining = (type: MemoryTicketType): number | null =>
    type.remaining === null ? left : left === null ? type.remaining : Math.min(type.remaining, left);
  return {
    ...event,
    sessions: event.sessions.map((session) => ({
      ...session,
      ticketTypes: session.ticketTypes.map((type) => ({ ...type, remaining: remaining(type) })),
    })),
  };
}
