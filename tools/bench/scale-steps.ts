import { randomUUID } from 'node:crypto';
import { AdmitTicketDocument } from '#adapters/graphql/door/admit-ticket.gen.ts';
import { DoorSummaryDocument } from '#adapters/graphql/door/door-summary.gen.ts';
import { SalesOverviewDocument } from '#adapters/graphql/report/sales-overview.gen.ts';
import { instant } from '#domain/kernel/instant.ts';
import type { Page, PageRequest } from '#domain/kernel/page.ts';
import { deskVisibility } from '#domain/permission/event-visibility.ts';
import { timeWindow } from '#domain/time/time-window.ts';
import { EventCatalogue, type PublishedEventsQuery } from '#server/event/ports/event-catalogue.ts';
import { ManagedEvents, type ManagedQuery } from '#server/event/ports/managed-events.ts';
import { CheckIntegrity } from '#server/ledger/check-integrity.ts';
import { TransferInbox } from '#server/money/ports/transfer-inbox.ts';
import { ViewerFacts } from '#server/people/ports/viewer-facts.ts';
import { EventOrders, type EventOrdersQuery } from '#server/sale/ports/event-orders.ts';
import { GuestList, type GuestQuery } from '#server/ticket/ports/guest-list.ts';
import { TicketSigner } from '#server/ticket/ports/ticket-signer.ts';
import { TicketWallet, type WalletQuery } from '#server/ticket/ports/ticket-wallet.ts';
import type { BenchWorld } from './bench-world.ts';
import { HOT, USUAL } from './scale-fill-catalogue.ts';
import type { ScaleShop } from './scale-shop.ts';

export type Step = {
  readonly name: string;
  /** The hot event has a tenth of all orders; a count ends at 10,000. */
  readonly growsWith?: 'its event' | 'what it counts' | 'what matches';
  readonly once: () => Promise<unknown>;
};

const PAGE = 20;
const FIRST: PageRequest = { limit: PAGE, from: null };
/** Further down a list than people go. */
const DEEP = 5_000;

type Read<Row> = (page: PageRequest) => Promise<Page<Row>>;

/** With as much again beyond it: near its end a list is read to its end. */
async function deepIn<Row>(read: Read<Row>): Promise<PageRequest> {
  for (let limit = DEEP; limit > PAGE; limit = Math.floor(limit / 2)) {
    if ((await read({ limit, from: null })).after === null) continue;
    const { after } = await read({ limit: Math.max(1, Math.floor(limit / 2)), from: null });
    if (after !== null) return { limit: PAGE, from: { direction: 'after', position: after } };
  }
  return FIRST;
}

async function listSteps<Row>(
  name: string,
  read: Read<Row>,
  count: () => Promise<number | null>,
): Promise<readonly Step[]> {
  const deep = await deepIn(read);
  const ofHot = name.includes('hot event');
  const searched = name.includes('searched');
  const found =
    searched && ofHot
      ? ({ growsWith: 'its event' } as const)
      : searched && name.startsWith('discovery')
        ? ({ growsWith: 'what matches' } as const)
        : {};
  const counted = ofHot ? 'its event' : 'what it counts';
  return [
    { name: `${name}: first page`, ...found, once: () => read(FIRST) },
    ...(deep === FIRST ? [] : [{ name: `${name}: deep page`, ...found, once: () => read(deep) }]),
    { name: `${name}: how many, to 10,000`, growsWith: counted, once: count },
  ];
}

export async function stepsOf(world: BenchWorld, shop: ScaleShop): Promise<readonly Step[]> {
  const { use } = world;
  const now = instant(Date.now());
  const viewer = await use(ViewerFacts).of(world.organiser);
  if (viewer.kind === 'anonymous') throw new Error('The organiser has no account');
  const [guests, orders, catalogue, managed, wallet, inbox] = [
    use(GuestList),
    use(EventOrders),
    use(EventCatalogue),
    use(ManagedEvents),
    use(TicketWallet),
    use(TransferInbox),
  ];

  const listGuests = (name: string, eventId: number, more: Partial<GuestQuery> = {}) => {
    const query: GuestQuery = {
      eventId,
      sectionEventId: null,
      ticketTypeId: null,
      search: null,
      checkIn: null,
      ...more,
    };
    return listSteps(
      `guests, ${name}`,
      (page) => guests.guests(query, page),
      () => guests.countGuests(query),
    );
  };
  const listOrders = (name: string, eventId: number, more: Partial<EventOrdersQuery> = {}) => {
    const query: EventOrdersQuery = { eventId, search: null, status: null, ...more };
    return listSteps(
      `orders, ${name}`,
      (page) => orders.orders(query, page),
      () => orders.countOrders(query),
    );
  };
  const discover = (name: string, more: Partial<PublishedEventsQuery> = {}) => {
    const none = {
      search: null,
      categoryId: null,
      format: null,
      free: null,
      mostPrice: null,
      city: null,
      sort: null,
      corporateId: null,
      ownerAccountId: null,
      likedBy: null,
    };
    const query: PublishedEventsQuery = { ...none, window: timeWindow('UPCOMING', now), now, ...more };
    return listSteps(
      `discovery, ${name}`,
      (page) => catalogue.publishedEvents(query, page),
      () => catalogue.countPublishedEvents(query),
    );
  };
  const listManaged = (name: string, more: Partial<ManagedQuery> = {}) => {
    const query: ManagedQuery = {
      bucket: 'UPCOMING_ONGOING',
      accountId: viewer.accountId,
      visibility: deskVisibility(viewer),
      search: null,
      now,
      ...more,
    };
    return listSteps(
      `organiser's events, ${name}`,
      (page) => managed.events(query, page),
      () => managed.countEvents(query),
    );
  };
  const listHeld = (name: string, time: WalletQuery['time']) => {
    const query: WalletQuery = { accountId: shop.regular, time, now };
    return listSteps(
      `my tickets, ${name}`,
      (page) => wallet.held(query, page),
      () => wallet.countHeld(query),
    );
  };
  const listTransfers = (name: string, search: string | null) =>
    listSteps(
      `transfers, ${name}`,
      (page) => inbox.list({ state: null, search }, page),
      () => inbox.count({ state: null, search }),
    );

  const [hot, usual] = [shop.event(HOT), shop.event(USUAL)];
  const all = timeWindow(null, now);
  const lists = [
    listHeld('all', null),
    listHeld('upcoming', 'UPCOMING'),
    listHeld('past', 'PAST'),
    listGuests('usual event', usual.eventId),
    listGuests('usual event, searched for a name', usual.eventId, { search: 'nguyen huong' }),
    listGuests('usual event, searched at the door', usual.eventId, {
      search: shop.emailOfGuest(USUAL),
      sectionEventId: usual.sectionEventId,
    }),
    listGuests('hot event', hot.eventId),
    listGuests('hot event, not checked in', hot.eventId, { checkIn: 'NOT_CHECKED_IN' }),
    listGuests('hot event, searched for a name', hot.eventId, { search: 'nguyen huong' }),
    listGuests('hot event, searched at the door', hot.eventId, {
      search: shop.emailOfGuest(HOT),
      sectionEventId: hot.sectionEventId,
    }),
    listOrders('usual event', usual.eventId),
    listOrders('usual event, searched for a name', usual.eventId, { search: 'nguyen huong' }),
    listOrders('hot event', hot.eventId),
    listOrders('hot event, searched for a name', hot.eventId, { search: 'nguyen huong' }),
    listOrders('hot event, searched for an e-mail', hot.eventId, { search: shop.emailOfGuest(HOT) }),
    discover('upcoming'),
    discover('past', { window: timeWindow('PAST', now) }),
    discover('all', { window: all }),
    discover('this week', { window: timeWindow('THIS_WEEK', now) }),
    discover('free and online', { free: true, format: 'ONLINE' }),
    discover('searched, many hold it', { window: all, search: 'dem nhac' }),
    discover('searched, few hold it', { window: all, search: 'bao tang mai 77 vinh' }),
    discover('searched, two letters', { window: all, search: 'hu' }),
    discover('searched with a slip', { window: all, search: 'hoa nhacc song huong' }),
    discover('searched, nobody holds it', { window: all, search: 'quidditch' }),
    listManaged('upcoming'),
    listManaged('past', { bucket: 'PAST' }),
    listManaged('searched', { search: 'trang ram' }),
    listTransfers('all', null),
    listTransfers('searched', 'chuyen tien'),
    listTransfers('one', shop.transferSearch),
  ];

  const scan = async (event: number): Promise<string> => {
    const ticket = shop.nextGuest(event);
    const text = await use(TicketSigner).tokenOf({ ...ticket, issueNumber: 1 });
    return shop.ask(AdmitTicketDocument, { text, sessionId: ticket.sectionEventId }, shop.staff, randomUUID());
  };
  const onEvents = [
    ['usual', USUAL],
    ['hot', HOT],
  ] as const;
  return [
    ...onEvents.map(
      ([name, event]): Step => ({ name: `order, ${name} event: four requests`, once: () => shop.order(event) }),
    ),
    ...onEvents.map(([name, event]): Step => ({ name: `check-in, ${name} event: QR`, once: () => scan(event) })),
    ...onEvents.flatMap(([name, event]): Step[] => {
      const { eventId, sectionEventId } = shop.event(event);
      const grows = event === HOT ? ({ growsWith: 'its event' } as const) : {};
      return [
        {
          name: `report, ${name} event: sales`,
          ...grows,
          once: () => shop.ask(SalesOverviewDocument, { eventId }, shop.staff),
        },
        {
          name: `report, ${name} event: door`,
          ...grows,
          once: () => shop.ask(DoorSummaryDocument, { eventId, sessionId: sectionEventId }, shop.staff),
        },
        { name: `integrity check, ${name} event`, ...grows, once: () => use(CheckIntegrity)(eventId) },
      ];
    }),
    ...(await Promise.all(lists)).flat(),
  ];
}
