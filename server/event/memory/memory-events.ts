import type { TeamRole } from '#domain/event/event.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Scan } from '#server/door/ports/door-book.ts';
import type { CategoryRow } from '#server/event/ports/category-row.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import type { TakenPlaces } from '#server/event/ports/event-standing.ts';
import type { TicketTypeRow } from '#server/event/ports/event-store.ts';
import type { PhotoRow } from '#server/event/ports/photo-row.ts';
import type { SectionEventRow } from '#server/event/ports/section-event-row.ts';
import type { TicketRow } from '#server/event/ports/ticket-row.ts';
import type { CorporateRow, PersonRow } from '#server/people/ports/publisher-rows.ts';
import type { OrderView } from '#server/sale/ports/checkout-reader.ts';
import type { QuotaScope } from '#server/sale/ports/stock-desk.ts';
import type { BoughtTicketRow } from '#server/ticket/ports/bought-ticket-row.ts';
import type { TicketMail } from '#server/ticket/ports/ticket-wallet.ts';

type MemoryQuota = {
  readonly eventId: number;
  readonly quotaId: string;
  readonly scope: QuotaScope;
  readonly capacity: number | null;
  readonly reserved: number;
  readonly sold: number;
};

export type MemoryEvents = {
  readonly events: Map<number, EventRow>;
  readonly sessions: Map<number, SectionEventRow>;
  readonly ticketTypes: Map<string, TicketTypeRow>;
  readonly quotas: Map<string, MemoryQuota>;
  readonly draws: Map<string, readonly string[]>;
  readonly photos: Map<string, PhotoRow>;
  readonly favourites: { readonly eventId: number; readonly accountId: AccountId }[];
  readonly team: { readonly eventId: number; readonly accountId: AccountId; readonly role: TeamRole }[];
  readonly orders: OrderView[];
  readonly tickets: Map<string, BoughtTicketRow>;
  readonly scans: Scan[];
  readonly taken: ({
    readonly eventId: number;
    readonly accountId: AccountId;
    readonly ticketTypeId: string;
  } & TakenPlaces)[];
  readonly categories: CategoryRow[];
  readonly people: PersonRow[];
  readonly corporates: CorporateRow[];
  readonly mails: TicketMail[];
};

export const makeMemoryEvents = (): MemoryEvents => ({
  events: new Map(),
  sessions: new Map(),
  ticketTypes: new Map(),
  quotas: new Map(),
  draws: new Map(),
  photos: new Map(),
  favourites: [],
  team: [],
  orders: [],
  tickets: new Map(),
  scans: [],
  taken: [],
  categories: [],
  people: [],
  corporates: [],
  mails: [],
});

export const sessionsOfEvent = (state: MemoryEvents, eventId: number): SectionEventRow[] =>
  [...state.sessions.values()]
    .filter((session) => session.eventId === eventId)
    .sort(
      (one, other) =>
        one.position - other.position || one.beginAt - other.beginAt || one.sectionEventId - other.sectionEventId,
    );

export const photosOfEvent = (state: MemoryEvents, eventId: number): PhotoRow[] =>
  [...state.photos.values()]
    .filter((photo) => photo.eventId === eventId)
    .sort((one, other) => one.position - other.position || (one.photoId < other.photoId ? -1 : 1));

export function ticketRow(state: MemoryEvents, type: TicketTypeRow): TicketRow {
  const quotas = (state.draws.get(type.ticketTypeId) ?? []).flatMap((quotaId) => state.quotas.get(quotaId) ?? []);
  const of = (scope: QuotaScope) => quotas.find((quota) => quota.scope === scope);
  const left = quotas.flatMap((quota) =>
    quota.capacity === null ? [] : [quota.capacity - quota.reserved - quota.sold],
  );
  const own = of('TICKET_TYPE');
  return {
    ...type,
    quotaId: own?.quotaId ?? null,
    capacity: own?.capacity ?? null,
    sold: own?.sold ?? 0,
    held: own?.reserved ?? 0,
    sessionCapacity: of('SESSION')?.capacity ?? null,
    eventCapacity: of('EVENT')?.capacity ?? null,
    remaining: left.length === 0 ? null : Math.min(...left),
    requiredSeat: false,
    byInvitation: type.byInvitation ?? false,
    promotions: null,
  };
}

export const ticketsOfEvent = (state: MemoryEvents, eventId: number): TicketRow[] =>
  [...state.ticketTypes.values()]
    .filter((type) => type.eventId === eventId)
    .sort(
      (one, other) =>
        one.sectionEventId - other.sectionEventId ||
        one.position - other.position ||
        (one.ticketTypeId < other.ticketTypeId ? -1 : 1),
    )
    .map((type) => ticketRow(state, type));
