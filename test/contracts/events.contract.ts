import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { AccountId } from '#domain/account/account-id.ts';
import type { TeamRole } from '#domain/event/event.ts';
import { type Instant, instant } from '#domain/kernel/instant.ts';
import { dong } from '#domain/money/dong.ts';
import type { BoughtTicketRow } from '#server/application/ports/bought-ticket-row.ts';
import type { CategoryRow } from '#server/application/ports/category-row.ts';
import type { OrderView } from '#server/application/ports/checkout-reader.ts';
import { type DoorBook, type Scan, ScanKeyTaken, type ShownTicket } from '#server/application/ports/door-book.ts';
import type { EventCatalogue, PublishedEventsQuery } from '#server/application/ports/event-catalogue.ts';
import type { EventOrders } from '#server/application/ports/event-orders.ts';
import type { EventRow } from '#server/application/ports/event-row.ts';
import type { EventStanding } from '#server/application/ports/event-standing.ts';
import type { EventStore, TicketTypeRow } from '#server/application/ports/event-store.ts';
import type { GuestList } from '#server/application/ports/guest-list.ts';
import type { ManagedEvents } from '#server/application/ports/managed-events.ts';
import type { ListPosition, Page, PageRequest } from '#server/application/ports/page.ts';
import type { PublisherDirectory } from '#server/application/ports/publisher-directory.ts';
import type { CorporateRow, PersonRow } from '#server/application/ports/publisher-rows.ts';
import type { SectionEventRow } from '#server/application/ports/section-event-row.ts';
import type { QuotaScope } from '#server/application/ports/stock-desk.ts';
import type { TicketMail, TicketWallet } from '#server/application/ports/ticket-wallet.ts';
import type { Transaction } from '#server/application/ports/transaction.ts';

type GivenQuota = {
  readonly eventId: number;
  readonly quotaId: string;
  readonly scope: QuotaScope;
  readonly capacity: number | null;
  readonly reserved: number;
  readonly sold: number;
};

/** The ports of events, tickets and the door over one keeping place, and what other areas would have put there. */
export type EventsUnderTest = {
  readonly store: EventStore;
  readonly catalogue: EventCatalogue;
  readonly standing: EventStanding;
  readonly managed: ManagedEvents;
  readonly orders: EventOrders;
  readonly wallet: TicketWallet;
  readonly guests: GuestList;
  readonly door: DoorBook;
  readonly publishers: PublisherDirectory;
  readonly transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  readonly give: {
    readonly person: (person: PersonRow) => Promise<void>;
    readonly corporate: (corporate: CorporateRow) => Promise<void>;
    readonly category: (category: CategoryRow) => Promise<void>;
    readonly quota: (quota: GivenQuota, drawnBy: readonly string[]) => Promise<void>;
    readonly member: (eventId: number, accountId: AccountId, role: TeamRole) => Promise<void>;
    readonly order: (order: OrderView) => Promise<void>;
    /** Of an order that was given. */
    readonly ticket: (ticket: BoughtTicketRow) => Promise<void>;
    readonly mail: (mail: TicketMail) => Promise<void>;
  };
};

const NOW = instant(Date.parse('2026-11-20T03:00:00Z'));
const DAY = 86_400_000;
const inDays = (days: number): Instant => instant(NOW + days * DAY);
const account = (): AccountId => randomUUID() as AccountId;
const ANN = account();

const anEvent = (eventId: number, change: Partial<EventRow> = {}): EventRow => ({
  eventId,
  slugWords: 'dem-nhac',
  name: 'Đêm nhạc',
  description: '<p>Nhạc</p>',
  summary: 'Nhạc',
  address: 'Đà Lạt',
  timezone: 'Asia/Ho_Chi_Minh',
  type: 'EVENT',
  eventType: 'ONSITE',
  status: 'PUBLISHED',
  feature: 'PUBLIC',
  categoryId: null,
  ownerAccountId: ANN,
  corporateId: null,
  organiserName: 'Ánh',
  enableTicketDonation: false,
  requiredApproval: false,
  isRequiredFormTicket: false,
  isRequiredAdditionInfo: false,
  policy: null,
  urls: ['https://vemoi.test'],
  archive: false,
  featured: false,
  beginAt: inDays(1),
  endAt: inDays(2),
  publishedAt: NOW,
  insertedAt: NOW,
  updatedAt: NOW,
  version: 1,
  ...change,
});

const aSession = (eventId: number, sectionEventId: number, change: Partial<SectionEventRow> = {}): SectionEventRow => ({
  eventId,
  sectionEventId,
  name: '',
  description: null,
  address: null,
  beginAt: inDays(1),
  endAt: inDays(2),
  timezone: 'Asia/Ho_Chi_Minh',
  planSale: null,
  urls: [],
  position: 0,
  ...change,
});

const aTicketType = (eventId: number, sectionEventId: number, change: Partial<TicketTypeRow> = {}): TicketTypeRow => ({
  eventId,
  ticketTypeId: randomUUID(),
  sectionEventId,
  name: 'Vé thường',
  description: null,
  price: dong(100_000),
  originalPrice: dong(120_000),
  currency: 'VND',
  purchaseLimit: null,
  accountLimit: null,
  multipleOf: 1,
  saleBeginAt: null,
  saleEndAt: null,
  mode: 'ONSITE',
  position: 0,
  ...change,
});

const anOrder = (eventId: number, sectionEventId: number, change: Partial<OrderView> = {}): OrderView => ({
  eventId,
  userOrderId: randomUUID(),
  orderNumber: randomUUID().slice(0, 8).toUpperCase(),
  sectionEventId,
  accountId: ANN,
  checkoutSessionId: null,
  status: 'SUCCESSFUL',
  paymentMethod: 'BANK_TRANSFER',
  price: dong(200_000),
  originalPrice: dong(200_000),
  discount: dong(0),
  donation: dong(0),
  donationMessage: null,
  lines: [],
  registrant: { email: 'anh@vemoi.test', firstName: 'Ánh', lastName: null, gender: null, phoneNumber: null },
  insertedAt: NOW,
  updatedAt: NOW,
  ...change,
});

let codes = 0;
const aTicket = (order: OrderView, change: Partial<BoughtTicketRow> = {}): BoughtTicketRow => {
  codes += 1;
  return {
    eventId: order.eventId,
    boughtTicketId: randomUUID(),
    sectionEventId: order.sectionEventId,
    ticketTypeId: randomUUID(),
    userOrderId: order.userOrderId,
    orderNumber: order.orderNumber,
    reservationId: randomUUID(),
    accountId: order.accountId,
    hand: 'HELD',
    status: 'VALID',
    issueNumber: 1,
    redeemCode: `CODE${String(codes).padStart(6, '2')}`,
    ticketName: 'Vé thường',
    ticketDescription: null,
    mode: 'ONSITE',
    email: 'anh@vemoi.test',
    firstName: 'Ánh',
    lastName: 'Đặng',
    gender: null,
    phoneNumber: '0901234567',
    jobTitle: null,
    redeemCount: 0,
    firstRedeemedAt: null,
    seat: null,
    insertedAt: NOW,
    ...change,
  };
};

const START: PageRequest = { limit: 100, from: null };
const EVERYTHING: PublishedEventsQuery = {
  search: null,
  window: { endsAfter: null, endsBy: null, beginsBy: null, beginsBefore: null },
  categoryId: null,
  format: null,
  free: null,
  corporateId: null,
  ownerAccountId: null,
  likedBy: null,
  now: NOW,
};

/** Everything that a list gives, page by page, forwards and then back again. */
async function walk<Row>(
  list: (page: PageRequest) => Promise<Page<Row>>,
  limit: number,
): Promise<{ readonly forwards: Row[]; readonly back: Row[] }> {
  const follow = async (direction: 'after' | 'before', position: ListPosition) => list({ limit, from: { direction, position } });
  let page = await list({ limit, from: null });
  const forwards = [...page.rows];
  while (page.after !== null) {
    page = await follow('after', page.after);
    forwards.push(...page.rows);
  }
  const back = [...page.rows];
  while (page.before !== null) {
    page = await follow('before', page.before);
    back.unshift(...page.rows);
  }
  return { forwards, back };
}

/** What every keeping place of events, tickets and the door promises. */
export function eventsContract(make: () => Promise<EventsUnderTest>): void {
  async function withEvent(under: EventsUnderTest, change: Partial<EventRow> = {}, session: Partial<SectionEventRow> = {}) {
    const eventId = await under.store.newEventId(null);
    const sectionEventId = await under.store.newSectionEventId(eventId);
    const event = anEvent(eventId, change);
    const times = { beginAt: event.beginAt, endAt: event.endAt };
    await under.transaction(async (tx) => {
      expect(await under.store.addEvent(tx, event)).toBe(true);
      await under.store.putSession(tx, aSession(eventId, sectionEventId, { ...times, ...session }));
    });
    return { eventId, sectionEventId, event };
  }

  it('numbers events and sessions afresh, but one number for one key of one account', async () => {
    const { store } = await make();
    const key = { accountId: ANN, key: 'k' };
    const numbers = [
      await store.newEventId(null),
      await store.newEventId(null),
      await store.newEventId(key),
      await store.newEventId({ ...key, accountId: account() }),
    ];
    expect(new Set(numbers).size).toBe(4);
    expect(await store.newEventId(key)).toBe(numbers[2]);
    const [event = 0] = numbers;
    expect(await store.newSectionEventId(event)).not.toBe(await store.newSectionEventId(event));
  });

  it('gives an event back as it was put, with what belongs to it, and adds it once', async () => {
    const under = await make();
    const { eventId, sectionEventId, event } = await withEvent(under, { policy: 'Không hút thuốc', categoryId: null });
    const second = aSession(eventId, await under.store.newSectionEventId(eventId), {
      position: 1,
      planSale: 'UPCOMING',
      urls: ['https://meet.example'],
    });
    const type = aTicketType(eventId, sectionEventId, { purchaseLimit: 4, saleEndAt: inDays(1) });
    const photo = {
      eventId,
      photoId: randomUUID(),
      url: '/f',
      thumbnailUrl: '/t',
      label: null,
      width: 2,
      height: 1,
      color: '#000000',
      position: 0,
      insertedAt: NOW,
    };
    await under.transaction(async (tx) => {
      expect(await under.store.addEvent(tx, { ...event, name: 'Khác' })).toBe(false);
      await under.store.putSession(tx, second);
      await under.store.putTicketType(tx, type);
      await under.store.putPhoto(tx, photo);
      await under.store.putEvent(tx, { ...event, name: 'Đêm nhạc mới', version: 2 });
    });
    const quota = { eventId, quotaId: randomUUID(), scope: 'TICKET_TYPE' as const, capacity: 10, reserved: 2, sold: 3 };
    const pot = { eventId, quotaId: randomUUID(), scope: 'EVENT' as const, capacity: 9, reserved: 2, sold: 3 };
    await under.give.quota(quota, [type.ticketTypeId]);
    await under.give.quota(pot, [type.ticketTypeId]);
    const papers = await under.store.read(eventId);
    expect(papers).toEqual({
      event: { ...event, name: 'Đêm nhạc mới', version: 2 },
      sessions: [aSession(eventId, sectionEventId, { beginAt: event.beginAt, endAt: event.endAt }), second],
      tickets: [
        {
          ...type,
          quotaId: quota.quotaId,
          capacity: 10,
          sold: 3,
          held: 2,
          sessionCapacity: null,
          eventCapacity: 9,
          remaining: 4,
          requiredSeat: false,
        },
      ],
      photos: [photo],
      hasOrders: false,
      quotaId: pot.quotaId,
      capacity: 9,
    });
    expect(await under.transaction((tx) => under.store.lock(tx, eventId))).toEqual(papers);
    expect(
      await under.catalogue.tickets([
        { eventId, ticketTypeId: type.ticketTypeId },
        { eventId: eventId + 1, ticketTypeId: type.ticketTypeId },
      ]),
    ).toEqual(papers?.tickets);
    expect(await under.catalogue.sessions([sectionEventId, 1])).toEqual(papers?.sessions.slice(0, 1));
    expect(await under.catalogue.photosOf([eventId])).toEqual([photo]);
    expect(await under.transaction((tx) => under.store.potsOf(tx, eventId, [pot.quotaId, randomUUID()]))).toEqual([pot.quotaId]);
    await under.transaction((tx) => under.store.removePhoto(tx, eventId, photo.photoId));
    expect(await under.catalogue.photosOf([eventId])).toEqual([]);
    expect(await under.store.read(eventId + 1_000)).toBeNull();
  });

  it('removes a session and an event that nobody ordered from', async () => {
    const under = await make();
    const { eventId, sectionEventId } = await withEvent(under, { status: 'READY' });
    expect(await under.transaction((tx) => under.store.removeSession(tx, eventId, sectionEventId, randomUUID()))).toBe(true);
    expect((await under.store.read(eventId))?.sessions).toEqual([]);
    expect(await under.transaction((tx) => under.store.removeEvent(tx, eventId))).toBe(true);
    expect(await under.store.read(eventId)).toBeNull();
  });

  it('lists what is published and public, the next first, the ended last, page by page either way', async () => {
    const under = await make();
    const names = ['Sắp tới', 'Đang diễn ra', 'Tháng sau', 'Đã qua', 'Đã qua lâu'];
    const times = [
      [2, 3],
      [-1, 1],
      [30, 31],
      [-5, -4],
      [-9, -8],
    ] as const;
    for (const [index, [from, to]] of times.entries()) await withEvent(under, { name: names[index] ?? '', beginAt: inDays(from), endAt: inDays(to) });
    for (const hidden of [{ status: 'READY' }, { status: 'CANCELLED' }, { feature: 'PRIVATE' }, { archive: true }] as const)
      await withEvent(under, hidden);
    const nameOf = (event: EventRow) => event.name;
    const list = async (query: Partial<PublishedEventsQuery>) =>
      (await under.catalogue.publishedEvents({ ...EVERYTHING, ...query }, START)).rows.map(nameOf);
    const inOrder = ['Đang diễn ra', 'Sắp tới', 'Tháng sau', 'Đã qua', 'Đã qua lâu'];
    expect(await list({})).toEqual(inOrder);
    const window = EVERYTHING.window;
    expect(await list({ window: { ...window, endsAfter: NOW } })).toEqual(inOrder.slice(0, 3));
    expect(await list({ window: { ...window, endsAfter: NOW, beginsBy: NOW } })).toEqual(['Đang diễn ra']);
    expect(await list({ window: { ...window, endsAfter: NOW, beginsBefore: inDays(10) } })).toEqual(['Đang diễn ra', 'Sắp tới']);
    expect(await list({ window: { ...window, endsBy: NOW } })).toEqual(['Đã qua', 'Đã qua lâu']);
    for (const query of [{}, { window: { ...window, endsAfter: NOW } }, { window: { ...window, endsBy: NOW } }, { search: 'qua' }]) {
      const { forwards, back } = await walk((page) => under.catalogue.publishedEvents({ ...EVERYTHING, ...query }, page), 2);
      expect(forwards.map(nameOf)).toEqual(await list(query));
      expect(back.map(nameOf)).toEqual(await list(query));
      expect(await under.catalogue.countPublishedEvents({ ...EVERYTHING, ...query })).toBe(forwards.length);
    }
  });

  it('narrows the list by words, category, format, price and publisher', async () => {
    const under = await make();
    const bin = account();
    const talk = await withEvent(under, { name: 'Hội thảo Công nghệ', categoryId: 2, eventType: 'HYBRID', featured: true });
    const music = await withEvent(under, { name: 'Đêm nhạc Trịnh', address: 'Huế', ownerAccountId: bin, beginAt: inDays(3), endAt: inDays(4) });
    const company = await withEvent(under, {
      name: 'Ngày hội',
      ownerAccountId: bin,
      corporateId: 7,
      organiserName: 'Công ty Sen',
      beginAt: inDays(5),
      endAt: inDays(6),
    });
    await under.transaction(async (tx) => {
      await under.store.putTicketType(tx, aTicketType(talk.eventId, talk.sectionEventId, { price: dong(0) }));
      await under.store.putTicketType(tx, aTicketType(music.eventId, music.sectionEventId));
    });
    const list = async (query: Partial<PublishedEventsQuery>) =>
      (await under.catalogue.publishedEvents({ ...EVERYTHING, ...query }, START)).rows.map((event) => event.eventId);
    expect(await list({ search: 'nhac trinh' })).toEqual([music.eventId]);
    expect(await list({ search: 'NGHE cong' })).toEqual([talk.eventId]);
    expect(await list({ search: 'hoi thaoo' })).toEqual([talk.eventId]);
    expect(await list({ search: 'hue' })).toEqual([music.eventId]);
    expect(await list({ search: 'sen' })).toEqual([company.eventId]);
    // A word of one or two letters is what words begin with: 'ng' ends some word of everything.
    expect(await list({ search: 'ng' })).toEqual([talk.eventId, company.eventId]);
    expect(await list({ search: 'tr nh' })).toEqual([music.eventId]);
    expect(await list({ search: 'oi' })).toEqual([]);
    expect(await list({ search: 'khongcogi' })).toEqual([]);
    expect(await list({ categoryId: 2 })).toEqual([talk.eventId]);
    expect(await list({ format: 'HYBRID' })).toEqual([talk.eventId]);
    expect(await list({ free: true })).toEqual([talk.eventId]);
    expect(await list({ free: false })).toEqual([music.eventId, company.eventId]);
    expect(await list({ corporateId: 7 })).toEqual([company.eventId]);
    expect(await list({ ownerAccountId: bin })).toEqual([music.eventId]);
    expect((await under.catalogue.featuredEvents(5, NOW)).map((event) => event.eventId)).toEqual([talk.eventId]);
    expect(await under.catalogue.featuredEvents(5, inDays(9))).toEqual([]);
  });

  it('knows categories and publishers', async () => {
    const under = await make();
    const category = { categoryId: 3, nameEn: 'Music', nameVi: 'Âm nhạc', color: '#aa0000', description: null };
    const person = { accountId: account(), username: `u${codes}`, firstName: 'Ánh', lastName: null, avatar: null };
    const corporate: CorporateRow = {
      corporateId: 77,
      companyName: 'Sen',
      displayName: null,
      companyAddress: null,
      companyEmail: null,
      companyPhoneNumber: null,
      companyTaxCode: null,
      legalRepresentative: null,
      logo: null,
      banner: null,
      website: null,
      status: 'APPROVED',
      approvedAt: NOW,
      issuedDate: null,
      ondemand: false,
    };
    await under.give.category(category);
    await under.give.person(person);
    await under.give.corporate(corporate);
    expect(await under.catalogue.categories()).toContainEqual(category);
    expect(await under.publishers.people([person.accountId, account()])).toEqual([person]);
    expect(await under.publishers.corporates([77, 78])).toEqual([corporate]);
  });

  it('says what an account has to do with events', async () => {
    const under = await make();
    const bin = account();
    const { eventId, sectionEventId, event } = await withEvent(under);
    await under.give.member(eventId, bin, 'CHECK_IN');
    const order = anOrder(eventId, sectionEventId, { accountId: bin });
    const facts = { ownerAccountId: ANN, corporateId: null, status: event.status, feature: event.feature, archive: false };
    expect(await under.standing.facts([eventId, eventId + 500], bin)).toEqual(
      new Map([[eventId, { ...facts, teamRole: 'CHECK_IN', hasOrders: false }]]),
    );
    await under.give.order(order);
    await under.give.ticket(aTicket(order));
    expect(await under.standing.facts([eventId], null)).toEqual(new Map([[eventId, { ...facts, teamRole: null, hasOrders: true }]]));
    expect(await under.standing.sessionsWithTicket([eventId], bin)).toEqual([{ eventId, sectionEventId }]);
    expect(await under.standing.sessionsWithTicket([eventId], ANN)).toEqual([]);
    expect((await under.store.read(eventId))?.hasOrders).toBe(true);
  });

  it('puts managed events into their buckets, for those who may see them', async () => {
    const under = await make();
    const draft = await withEvent(under, { status: 'READY', name: 'Bản nháp' });
    const coming = await withEvent(under, { name: 'Sắp tới' });
    const running = await withEvent(under, { beginAt: inDays(-1), name: 'Đang diễn ra' });
    const past = await withEvent(under, { beginAt: inDays(-3), endAt: inDays(-2), name: 'Đã qua' });
    const cancelled = await withEvent(under, { status: 'CANCELLED', name: 'Đã huỷ' });
    const shelved = await withEvent(under, { archive: true, name: 'Cất đi' });
    const strange = await withEvent(under, { ownerAccountId: account() });
    const list = async (bucket: Parameters<ManagedEvents['events']>[0]['bucket'], search: string | null = null) => {
      const query = { bucket, visibility: { anyOf: [{ ownerAccountId: ANN }] }, search, now: NOW };
      const { forwards, back } = await walk((page) => under.managed.events(query, page), 1);
      expect(back).toEqual(forwards);
      expect(await under.managed.countEvents(query)).toBe(forwards.length);
      return forwards.map((event) => event.eventId);
    };
    const own = [draft, coming, running, past, cancelled, shelved].map((one) => one.eventId);
    expect(await list('DRAFT')).toEqual([draft.eventId]);
    expect(await list('UPCOMING_ONGOING')).toEqual([running.eventId, coming.eventId]);
    expect(await list('ONGOING')).toEqual([running.eventId]);
    expect(await list('PAST')).toEqual([cancelled.eventId, past.eventId]);
    expect(await list('ARCHIVED')).toEqual([shelved.eventId]);
    expect(await list('PAST', 'da huy')).toEqual([cancelled.eventId]);
    expect(own).not.toContain(strange.eventId);
  });

  it('counts sales by the day of the event’s zone, orders by their status, and who came', async () => {
    const under = await make();
    const { eventId, sectionEventId } = await withEvent(under);
    // 23:30 and 00:30 in Vietnam: one hour apart, two days.
    const evening = instant(Date.parse('2026-11-20T16:30:00Z'));
    const night = instant(Date.parse('2026-11-20T17:30:00Z'));
    const first = anOrder(eventId, sectionEventId, { price: dong(250_000), donation: dong(50_000) });
    const second = anOrder(eventId, sectionEventId);
    const waiting = anOrder(eventId, sectionEventId, { status: 'PROCESSING', price: dong(70_000) });
    for (const order of [first, second, waiting]) await under.give.order(order);
    await under.give.ticket(aTicket(first, { insertedAt: evening, redeemCount: 2, firstRedeemedAt: night }));
    await under.give.ticket(aTicket(first, { insertedAt: evening }));
    await under.give.ticket(aTicket(first, { insertedAt: evening, status: 'VOID' }));
    await under.give.ticket(aTicket(second, { insertedAt: night }));
    await under.give.quota({ eventId, quotaId: randomUUID(), scope: 'TICKET_TYPE', capacity: null, reserved: 4, sold: 3 }, []);
    expect(await under.managed.figures(eventId, 'Asia/Ho_Chi_Minh')).toEqual({
      tickets: 400_000,
      donations: 50_000,
      orders: [
        { status: 'PROCESSING', count: 1, total: 70_000 },
        { status: 'SUCCESSFUL', count: 2, total: 450_000 },
      ],
      days: [
        { at: Date.parse('2026-11-20T00:00:00+07:00'), tickets: 2, value: 250_000 },
        { at: Date.parse('2026-11-21T00:00:00+07:00'), tickets: 1, value: 200_000 },
      ],
      bought: 3,
      redeemed: 1,
      held: 4,
    });
  });

  it('lists an event’s orders by words and status, the newest first', async () => {
    const under = await make();
    const { eventId, sectionEventId } = await withEvent(under);
    const older = anOrder(eventId, sectionEventId, {
      insertedAt: inDays(-1),
      updatedAt: inDays(-1),
      status: 'CANCELLED',
      registrant: { ...anOrder(0, 0).registrant, firstName: 'Đặng', lastName: 'Đức' },
    });
    const newer = anOrder(eventId, sectionEventId);
    for (const order of [older, newer]) await under.give.order(order);
    const list = async (query: { readonly search?: string; readonly status?: 'CANCELLED' }) => {
      const asked = { eventId, search: query.search ?? null, status: query.status ?? null };
      const { forwards, back } = await walk((page) => under.orders.orders(asked, page), 1);
      expect(back).toEqual(forwards);
      expect(await under.orders.countOrders(asked)).toBe(forwards.length);
      return forwards;
    };
    expect(await list({})).toEqual([newer, older]);
    expect(await list({ search: 'dang duc' })).toEqual([older]);
    expect(await list({ search: newer.orderNumber.toLowerCase() })).toEqual([newer]);
    expect(await list({ status: 'CANCELLED' })).toEqual([older]);
  });

  it('keeps the tickets of their holders by the time of their session', async () => {
    const under = await make();
    const holder = account();
    const made: BoughtTicketRow[] = [];
    for (const days of [3, 1, -2, -5]) {
      const { eventId, sectionEventId } = await withEvent(under, { beginAt: inDays(days), endAt: instant(inDays(days) + 1) });
      const order = anOrder(eventId, sectionEventId, { accountId: holder });
      const ticket = aTicket(order, { insertedAt: inDays(-10 + made.length) });
      await under.give.order(order);
      await under.give.ticket(ticket);
      made.push(ticket);
    }
    const [third, first, yesterday, longAgo] = made;
    const list = async (time: 'UPCOMING' | 'PAST' | null) => {
      const query = { accountId: holder, time, now: NOW };
      const { forwards, back } = await walk((page) => under.wallet.held(query, page), 1);
      expect(back).toEqual(forwards);
      expect(await under.wallet.countHeld(query)).toBe(forwards.length);
      // The database gives the value it sorted by beside the row.
      return forwards.map((ticket) => ticket.boughtTicketId);
    };
    const ids = (...tickets: (BoughtTicketRow | undefined)[]) => tickets.map((ticket) => ticket?.boughtTicketId);
    expect(await list('UPCOMING')).toEqual(ids(first, third));
    expect(await list('PAST')).toEqual(ids(yesterday, longAgo));
    expect(await list(null)).toEqual(ids(longAgo, yesterday, first, third));
    expect(await under.wallet.ticket(first?.eventId ?? 0, first?.boughtTicketId ?? '')).toEqual(first);
    expect(await under.wallet.ticket(third?.eventId ?? 0, first?.boughtTicketId ?? '')).toBeNull();
    expect(await under.wallet.ticketsOfOrders(first === undefined ? [] : [first])).toEqual([first]);
    const mail = { userOrderId: first?.userOrderId ?? '', recipient: 'anh@vemoi.test', sentAt: NOW };
    await under.give.mail(mail);
    expect(await under.wallet.mails([mail.userOrderId, randomUUID()])).toEqual([mail]);
  });

  it('finds guests by words without diacritics, ticket, session and whether they came', async () => {
    const under = await make();
    const { eventId, sectionEventId } = await withEvent(under);
    const order = anOrder(eventId, sectionEventId);
    await under.give.order(order);
    const came = aTicket(order, { firstName: 'Đức', insertedAt: inDays(-1), redeemCount: 1, firstRedeemedAt: NOW });
    const absent = aTicket(order, { firstName: 'Hồng', email: 'hong@vemoi.test' });
    for (const ticket of [came, absent]) await under.give.ticket(ticket);
    const list = async (change: Partial<Parameters<GuestList['guests']>[0]>) => {
      const query = { eventId, sectionEventId: null, ticketTypeId: null, search: null, checkIn: null, ...change };
      const { forwards, back } = await walk((page) => under.guests.guests(query, page), 1);
      expect(back).toEqual(forwards);
      expect(await under.guests.countGuests(query)).toBe(forwards.length);
      return forwards;
    };
    expect(await list({})).toEqual([absent, came]);
    expect(await list({ search: 'hong dang' })).toEqual([absent]);
    expect(await list({ search: '0901234' })).toEqual([absent, came]);
    expect(await list({ search: came.redeemCode.toLowerCase() })).toEqual([came]);
    expect(await list({ checkIn: 'CHECKED_IN' })).toEqual([came]);
    expect(await list({ ticketTypeId: absent.ticketTypeId })).toEqual([absent]);
    expect(await list({ sectionEventId: sectionEventId + 1 })).toEqual([]);
    expect(await under.guests.counts(eventId, null)).toEqual({ bought: 2, redeemed: 1 });
    expect(await under.guests.counts(eventId, sectionEventId + 1)).toEqual({ bought: 0, redeemed: 0 });
  });

  it('counts each scan once, and knows which it was when it is told again', async () => {
    const under = await make();
    const { eventId, sectionEventId } = await withEvent(under);
    const order = anOrder(eventId, sectionEventId);
    await under.give.order(order);
    const ticket = aTicket(order);
    await under.give.ticket(ticket);
    const scan = (number: number): Scan => ({
      eventId,
      redeemId: randomUUID(),
      boughtTicketId: ticket.boughtTicketId,
      sectionEventId,
      type: 'QR',
      by: ANN,
      scanKey: `scan-${number}`,
      at: instant(NOW + number),
    });
    const open = (shown: ShownTicket, scanKey = 'scan-0') => under.transaction((tx) => under.door.open(tx, eventId, [{ shown, scanKey }]));
    const count = (...scans: readonly Scan[]) => under.transaction((tx) => under.door.count(tx, eventId, scans));
    const byId = { kind: 'id', boughtTicketId: ticket.boughtTicketId } as const;
    const byCode = { kind: 'code', redeemCode: ticket.redeemCode } as const;
    expect(await open(byId)).toEqual({ tickets: [ticket], counted: new Map() });
    expect(await open(byCode, 'scan-1')).toEqual({ tickets: [ticket], counted: new Map() });
    expect((await open({ kind: 'code', redeemCode: 'AAAAAAAAAA' })).tickets).toEqual([null]);
    await count(scan(1), scan(2));
    await expect(count(scan(3), scan(1))).rejects.toBeInstanceOf(ScanKeyTaken);
    const again = await under.transaction((tx) =>
      under.door.open(tx, eventId, [
        { shown: byCode, scanKey: 'scan-2' },
        { shown: { kind: 'id', boughtTicketId: randomUUID() }, scanKey: 'scan-3' },
        { shown: byId, scanKey: 'scan-1' },
      ]),
    );
    const twice = { ...ticket, redeemCount: 2, firstRedeemedAt: NOW + 1 };
    expect(again.tickets).toEqual([twice, null, twice]);
    const known = (number: number) => ({ boughtTicketId: ticket.boughtTicketId, sectionEventId, at: NOW + number, number });
    expect(again.counted).toEqual(new Map([1, 2].map((number) => [`scan-${number}`, known(number)])));
    const redeems = await under.guests.redeems(eventId, sectionEventId, 5);
    expect(redeems.map((redeem) => [redeem.redeemAt, redeem.type, redeem.ticket.boughtTicketId])).toEqual([
      [NOW + 2, 'QR', ticket.boughtTicketId],
      [NOW + 1, 'QR', ticket.boughtTicketId],
    ]);
    expect(await under.guests.redeems(eventId, sectionEventId, 1)).toHaveLength(1);
  });
}
