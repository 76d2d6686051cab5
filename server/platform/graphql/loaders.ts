import DataLoader from 'dataloader';
import { type EventListing, NO_LISTING } from '#domain/event/event-listing.ts';
import { isForSale } from '#domain/event/ticket-type.ts';
import type { Token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import type { VoidFacts } from '#domain/ticket/void-cause.ts';
import type { CatalogueReads } from '#server/event/ports/catalogue-reads.ts';
import type { CategoryRow } from '#server/event/ports/category-row.ts';
import { EventListings } from '#server/event/ports/event-listings.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import type { LinkedFacts, TakenPlaces } from '#server/event/ports/event-standing.ts';
import { type EventPapers, EventStore } from '#server/event/ports/event-store.ts';
import { Interests } from '#server/event/ports/interests.ts';
import { ManagedEvents, type SalesFigures } from '#server/event/ports/managed-events.ts';
import { type OnlineRoomRow, OnlineRooms } from '#server/event/ports/online-rooms.ts';
import type { PhotoRow } from '#server/event/ports/photo-row.ts';
import type { SectionEventRow } from '#server/event/ports/section-event-row.ts';
import { SessionMedia, type SessionMediaRow } from '#server/event/ports/session-media.ts';
import type { TicketRow } from '#server/event/ports/ticket-row.ts';
import type { CorporateRow, PersonRow } from '#server/people/ports/publisher-rows.ts';
import { type BouncedAddress, Bounces } from '#server/platform/ports/bounces.ts';
import { type InvitationRow, Invitations } from '#server/rsvp/ports/invitations.ts';
import { type OrderRefundRow, OrderRefunds } from '#server/sale/ports/order-refunds.ts';
import type { QuotaCount } from '#server/sale/ports/stock-desk.ts';
import { StockDesk } from '#server/sale/ports/stock-desk.ts';
import type { BoughtTicketRow } from '#server/ticket/ports/bought-ticket-row.ts';
import { GuestGroups, type TicketGroup } from '#server/ticket/ports/guest-groups.ts';
import { type TicketAttendee, TicketAttendees } from '#server/ticket/ports/ticket-attendees.ts';
import { type TicketMail, TicketWallet } from '#server/ticket/ports/ticket-wallet.ts';
import { VoidTickets } from '#server/ticket/ports/void-tickets.ts';
import { decodeWireId, encodeWireId } from './wire-id.ts';

type Keyed<Row, Key> = (row: Row) => Key;

function oneEach<Row, Key>(keys: readonly Key[], rows: readonly Row[], keyOf: Keyed<Row, Key>): (Row | null)[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => byKey.get(key) ?? null);
}

function manyEach<Row, Key>(keys: readonly Key[], rows: readonly Row[], keyOf: Keyed<Row, Key>): (readonly Row[])[] {
  const byKey = new Map<Key, Row[]>();
  for (const row of rows) byKey.set(keyOf(row), [...(byKey.get(keyOf(row)) ?? []), row]);
  return keys.map((key) => byKey.get(key) ?? []);
}

type Load<Key, Value> = (keys: readonly Key[]) => Promise<readonly Value[]>;

/** Created on first use: a request needs one or two of fifteen. */
class LazyLoader<Key, Value> {
  readonly #load: Load<Key, Value>;
  #made: DataLoader<Key, Value> | undefined;

  constructor(load: Load<Key, Value>) {
    this.#load = load;
  }

  get #loader(): DataLoader<Key, Value> {
    this.#made ??= new DataLoader<Key, Value>(this.#load, { maxBatchSize: 500 });
    return this.#made;
  }

  load(key: Key): Promise<Value> {
    return this.#loader.load(key);
  }

  loadMany(keys: readonly Key[]): Promise<(Value | Error)[]> {
    return this.#loader.loadMany(keys);
  }

  clear(key: Key): void {
    this.#made?.clear(key);
  }

  clearAll(): void {
    this.#made?.clearAll();
  }
}

const loader = <Key, Value>(load: Load<Key, Value>): LazyLoader<Key, Value> => new LazyLoader(load);

export type LoaderSources = {
  readonly use: <T>(token: Token<T>) => T;
  readonly viewer: PermissionViewer;
  readonly reads: CatalogueReads;
};

/** Each kind of row in one statement. Keyed by wire id where finding the row needs its event. */
export function makeLoaders({ use, viewer, reads: { catalogue, standing, publishers } }: LoaderSources) {
  const accountId = viewer.kind === 'account' ? viewer.accountId : null;
  let categories: Promise<readonly CategoryRow[]> | undefined;

  const event = loader<number, EventRow | null>(async (ids) =>
    oneEach(ids, await catalogue.events(ids), (row) => row.eventId),
  );
  const eventFacts = loader<number, LinkedFacts | null>(async (ids) => {
    const facts = await standing.facts(ids, accountId);
    return ids.map((id) => facts.get(id) ?? null);
  });
  const sessionsOf = loader<number, readonly SectionEventRow[]>(async (ids) =>
    manyEach(ids, await catalogue.sessionsOf(ids), (row) => row.eventId),
  );
  const session = loader<number, SectionEventRow | null>(async (ids) =>
    oneEach(ids, await catalogue.sessions(ids), (row) => row.sectionEventId),
  );
  const countedTicketsOf = loader<number, readonly TicketRow[]>(async (ids) =>
    manyEach(ids, await catalogue.ticketsOf(ids), (row) => row.eventId),
  );
  const ticketsOf = loader<number, readonly TicketRow[]>(async (ids) =>
    Promise.all(ids.map(async (id) => (await countedTicketsOf.load(id)).filter(isForSale))),
  );
  const ticket = loader<string, TicketRow | null>(async (wireIds) => {
    const rows = await catalogue.tickets(
      wireIds
        .flatMap((text) => decodeWireId(text) ?? [])
        .map(({ eventId, rowId }) => ({ eventId, ticketTypeId: rowId })),
    );
    return oneEach(wireIds, rows, (row) => encodeWireId(row.eventId, row.ticketTypeId));
  });
  const photosOf = loader<number, readonly PhotoRow[]>(async (ids) =>
    manyEach(ids, await catalogue.photosOf(ids), (row) => row.eventId),
  );
  const mediaOf = loader<number, readonly SessionMediaRow[]>(async (ids) =>
    manyEach(ids, await use(SessionMedia).ofEvents(ids), (row) => row.eventId),
  );
  const person = loader<AccountId, PersonRow | null>(async (ids) =>
    oneEach(ids, await publishers.people(ids), (row) => row.accountId),
  );
  const corporate = loader<number, CorporateRow | null>(async (ids) =>
    oneEach(ids, await publishers.corporates(ids), (row) => row.corporateId),
  );
  const sessionsWithTicket = loader<number, ReadonlySet<number>>(async (ids) => {
    const rows = accountId === null ? [] : await standing.sessionsWithTicket(ids, accountId);
    return manyEach(ids, rows, (row) => row.eventId).map((held) => new Set(held.map((row) => row.sectionEventId)));
  });
  const takenOf = loader<number, ReadonlyMap<string, TakenPlaces>>(async (ids) => {
    const rows = accountId === null ? [] : await standing.taken(ids, accountId);
    return manyEach(ids, rows, (row) => row.eventId).map(
      (taken) => new Map(taken.map((row) => [row.ticketTypeId, row])),
    );
  });

  const interestIn = loader<number, number>(async (ids) => {
    const counts = new Map((await use(Interests).counts(ids)).map((row) => [row.eventId, row.interest]));
    return ids.map((id) => counts.get(id) ?? 0);
  });
  const listing = loader<number, EventListing>(async (ids) => {
    const known = await use(EventListings).of(ids);
    return ids.map((id) => known.get(id) ?? NO_LISTING);
  });
  const ownInvitations = loader<number, readonly InvitationRow[]>((ids) =>
    Promise.all(ids.map(async (id) => (accountId === null ? [] : use(Invitations).own(id, accountId)))),
  );
  const keepsEvent = loader<number, boolean>(async (ids) => {
    const kept = new Set(accountId === null ? [] : await use(Interests).keptEvents(ids, accountId));
    return ids.map((id) => kept.has(id));
  });
  const keepsCorporate = loader<number, boolean>(async (ids) => {
    const kept = new Set(accountId === null ? [] : await use(Interests).keptCorporates(ids, accountId));
    return ids.map((id) => kept.has(id));
  });
  const papers = loader<number, EventPapers | null>((ids) => Promise.all(ids.map((id) => use(EventStore).read(id))));
  const placesOf = loader<number, ReadonlyMap<string, QuotaCount>>((ids) =>
    Promise.all(
      ids.map(async (id) => new Map((await use(StockDesk).counts(id)).map((count) => [count.quotaId, count]))),
    ),
  );
  const figures = loader<number, SalesFigures | null>(async (ids) => {
    const rows = await event.loadMany(ids);
    return Promise.all(
      rows.map((row) =>
        row === null || row instanceof Error ? null : use(ManagedEvents).figures(row.eventId, row.timezone),
      ),
    );
  });
  const ticketsOfOrder = loader<string, readonly BoughtTicketRow[]>(async (wireIds) => {
    const orders = wireIds
      .flatMap((text) => decodeWireId(text) ?? [])
      .map(({ eventId, rowId }) => ({ eventId, userOrderId: rowId }));
    return manyEach(wireIds, await use(TicketWallet).ticketsOfOrders(orders), (row) =>
      encodeWireId(row.eventId, row.userOrderId),
    );
  });
  const refundsOfOrder = loader<string, readonly OrderRefundRow[]>(async (wireIds) => {
    const orders = wireIds
      .flatMap((text) => decodeWireId(text) ?? [])
      .map(({ eventId, rowId }) => ({ eventId, userOrderId: rowId }));
    return manyEach(wireIds, await use(OrderRefunds).ofOrders(orders), (row) =>
      encodeWireId(row.eventId, row.userOrderId),
    );
  });
  const attendeeOfTicket = loader<string, TicketAttendee | null>(async (wireIds) => {
    const tickets = wireIds
      .flatMap((text) => decodeWireId(text) ?? [])
      .map(({ eventId, rowId }) => ({ eventId, boughtTicketId: rowId }));
    return oneEach(wireIds, await use(TicketAttendees)(tickets), (row) =>
      encodeWireId(row.eventId, row.boughtTicketId),
    );
  });
  const voidFacts = loader<string, VoidFacts | null>(async (wireIds) => {
    const tickets = wireIds
      .flatMap((text) => decodeWireId(text) ?? [])
      .map(({ eventId, rowId }) => ({ eventId, boughtTicketId: rowId }));
    return oneEach(wireIds, await use(VoidTickets)(tickets), (row) => encodeWireId(row.eventId, row.boughtTicketId));
  });
  const groupsOfTicket = loader<string, readonly TicketGroup[]>(async (wireIds) => {
    const tickets = wireIds
      .flatMap((text) => decodeWireId(text) ?? [])
      .map(({ eventId, rowId }) => ({ eventId, boughtTicketId: rowId }));
    return manyEach(wireIds, await use(GuestGroups).ofTickets(tickets), (row) =>
      encodeWireId(row.eventId, row.boughtTicketId),
    );
  });
  const ticketMails = loader<string, readonly TicketMail[]>(async (orderIds) =>
    manyEach(orderIds, await use(TicketWallet).mails(orderIds), (mail) => mail.userOrderId),
  );

  const bouncedAddress = loader<string, BouncedAddress | null>(async (keys) => {
    const named = keys.map((key) => ({ eventId: Number.parseInt(key, 10), email: key.slice(key.indexOf(' ') + 1) }));
    const found = await Promise.all(
      [...Map.groupBy(named, ({ eventId }) => eventId)].map(
        async ([eventId, those]) =>
          [
            eventId,
            await use(Bounces).among(
              eventId,
              those.map(({ email }) => email),
            ),
          ] as const,
      ),
    );
    const bounced = new Map(found);
    return named.map(({ eventId, email }) => bounced.get(eventId)?.get(email) ?? null);
  });
  const bouncesOfMailing = loader<string, number>((ids) => use(Bounces).countOfMailings(ids));

  const roomsOfEvent = loader<number, readonly OnlineRoomRow[]>(async (ids) =>
    manyEach(ids, await use(OnlineRooms).ofEvents(ids), (room) => room.eventId),
  );
  const roomsOfTicketType = loader<string, readonly OnlineRoomRow[]>(async (wireIds) => {
    const types = wireIds
      .flatMap((text) => decodeWireId(text) ?? [])
      .map(({ eventId, rowId }) => ({ eventId, ticketTypeId: rowId }));
    const rooms = await use(OnlineRooms).ofTicketTypes(types);
    return wireIds.map((wireId) =>
      rooms.filter((room) => room.ticketTypeIds.some((type) => encodeWireId(room.eventId, type) === wireId)),
    );
  });

  return {
    event,
    eventFacts,
    sessionsOf,
    session,
    ticketsOf,
    /** With those that come with invitations alone. */
    countedTicketsOf,
    ticket,
    photosOf,
    mediaOf,
    person,
    corporate,
    sessionsWithTicket,
    takenOf,
    interestIn,
    listing,
    ownInvitations,
    keepsEvent,
    keepsCorporate,
    papers,
    placesOf,
    figures,
    /** By the order's wire id, void tickets included. */
    ticketsOfOrder,
    /** By the order's wire id, oldest first. */
    refundsOfOrder,
    attendeeOfTicket,
    /** Null: it is valid. */
    voidFacts,
    groupsOfTicket,
    /** By the order's row id: when its tickets were emailed, and to whom. */
    ticketMails,
    /** By the event's id, a space and the address in lower case. */
    bouncedAddress,
    bouncesOfMailing,
    roomsOfEvent,
    roomsOfTicketType,
    categories: (): Promise<readonly CategoryRow[]> => {
      categories ??= catalogue.categories();
      return categories;
    },
    /** After the event has changed. */
    forget: (eventId: number): void => {
      for (const one of [
        event,
        listing,
        ownInvitations,
        eventFacts,
        sessionsOf,
        ticketsOf,
        countedTicketsOf,
        photosOf,
        mediaOf,
        sessionsWithTicket,
        takenOf,
        papers,
        placesOf,
        figures,
        roomsOfEvent,
      ])
        one.clear(eventId);
      session.clearAll();
      ticketsOfOrder.clearAll();
      attendeeOfTicket.clearAll();
      voidFacts.clearAll();
      refundsOfOrder.clearAll();
      ticket.clearAll();
    },
  };
}

export type Loaders = ReturnType<typeof makeLoaders>;
