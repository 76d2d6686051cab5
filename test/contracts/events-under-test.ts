import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TeamRole } from '#domain/event/event.ts';
import { type Instant, instant } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { NO_POINTS } from '#domain/kernel/money/points.ts';
import type { ListPosition } from '#domain/kernel/page.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { DoorBook } from '#server/door/ports/door-book.ts';
import type { CategoryRow } from '#server/event/ports/category-row.ts';
import type { EventCatalogue, PublishedEventsQuery } from '#server/event/ports/event-catalogue.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import type { EventStanding } from '#server/event/ports/event-standing.ts';
import type { EventStore, TicketTypeRow } from '#server/event/ports/event-store.ts';
import type { ManagedEvents } from '#server/event/ports/managed-events.ts';
import type { SectionEventRow } from '#server/event/ports/section-event-row.ts';
import type { PublisherDirectory } from '#server/people/ports/publisher-directory.ts';
import type { CorporateRow, PersonRow } from '#server/people/ports/publisher-rows.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { OrderView } from '#server/sale/ports/checkout-reader.ts';
import type { EventOrders } from '#server/sale/ports/event-orders.ts';
import type { QuotaScope } from '#server/sale/ports/stock-desk.ts';
import type { BoughtTicketRow } from '#server/ticket/ports/bought-ticket-row.ts';
import type { GuestList } from '#server/ticket/ports/guest-list.ts';
import type { TicketMail, TicketWallet } from '#server/ticket/ports/ticket-wallet.ts';

type GivenQuota = {
  readonly eventId: number;
  readonly quotaId: string;
  readonly scope: QuotaScope;
  readonly capacity: number | null;
  readonly reserved: number;
  readonly sold: number;
};

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
    readonly favourite: (eventId: number, accountId: AccountId) => Promise<void>;
    readonly order: (order: OrderView) => Promise<void>;
    readonly ticket: (ticket: BoughtTicketRow) => Promise<void>;
    readonly mail: (mail: TicketMail) => Promise<void>;
  };
};

export const NOW = instant(Date.parse('2026-11-20T03:00:00Z'));
const DAY = 86_400_000;
export const inDays = (days: number): Instant => instant(NOW + days * DAY);
export const account = (): AccountId => randomUUID() as AccountId;
export const ANN = account();

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
  approvalDays: 7,
  refundDays: null,
  nameChangeDays: null,
  sessionChangeDays: null,
  linkNumber: 1,
  requiredApproval: false,
  closeAtCapacity: false,
  allowReEntry: false,
  plate: null,
  isRequiredFormTicket: false,
  isRequiredGeneralInfo: false,
  isReceivingTicketOffline: false,
  isRequiredAdditionInfo: false,
  policy: null,
  urls: ['https://vemoi.test'],
  archive: false,
  featured: false,
  featuredPlace: null,
  beginAt: inDays(1),
  endAt: inDays(2),
  publishedAt: NOW,
  insertedAt: NOW,
  updatedAt: NOW,
  version: 1,
  ...change,
});

export const aSession = (
  eventId: number,
  sectionEventId: number,
  change: Partial<SectionEventRow> = {},
): SectionEventRow => ({
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
  vodLink: null,
  position: 0,
  cancelledAt: null,
  moves: 0,
  ...change,
});

export const aTicketType = (
  eventId: number,
  sectionEventId: number,
  change: Partial<TicketTypeRow> = {},
): TicketTypeRow => ({
  eventId,
  ticketTypeId: randomUUID(),
  sectionEventId,
  name: 'Vé thường',
  description: null,
  note: null,
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

export const anOrder = (eventId: number, sectionEventId: number, change: Partial<OrderView> = {}): OrderView => ({
  eventId,
  userOrderId: randomUUID(),
  orderNumber: randomUUID().slice(0, 8).toUpperCase(),
  sectionEventId,
  accountId: ANN,
  checkoutSessionId: null,
  status: 'SUCCESSFUL',
  points: NO_POINTS,
  wallet: dong(0),
  paymentMethod: 'BANK_TRANSFER',
  price: dong(200_000),
  originalPrice: dong(200_000),
  discount: dong(0),
  donation: dong(0),
  donationMessage: null,
  lines: [],
  registrant: {
    email: 'anh@vemoi.test',
    firstName: 'Ánh',
    lastName: null,
    nameOrder: null,
    gender: null,
    phoneNumber: null,
  },
  insertedAt: NOW,
  updatedAt: NOW,
  ...change,
});

let codes = 0;
export const aTicket = (order: OrderView, change: Partial<BoughtTicketRow> = {}): BoughtTicketRow => {
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
    giverAccountId: null,
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
    nameOrder: null,
    gender: null,
    phoneNumber: '0901234567',
    jobTitle: null,
    redeemCount: 0,
    firstRedeemedAt: null,
    leftAt: null,
    seat: null,
    insertedAt: NOW,
    ...change,
  };
};

export const START: PageRequest = { limit: 100, from: null };
export const EVERYTHING: PublishedEventsQuery = {
  search: null,
  window: { endsAfter: null, endsBy: null, beginsBy: null, beginsBefore: null },
  categoryId: null,
  format: null,
  free: null,
  mostPrice: null,
  city: null,
  sort: null,
  corporateId: null,
  ownerAccountId: null,
  likedBy: null,
  now: NOW,
};

export async function walk<Row>(
  list: (page: PageRequest) => Promise<Page<Row>>,
  limit: number,
): Promise<{ readonly forwards: Row[]; readonly back: Row[] }> {
  const follow = async (direction: 'after' | 'before', position: ListPosition) =>
    list({ limit, from: { direction, position } });
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

export async function withEvent(
  under: EventsUnderTest,
  change: Partial<EventRow> = {},
  session: Partial<SectionEventRow> = {},
) {
  const eventId = await under.store.newEventId();
  const sectionEventId = await under.store.newSectionEventId(eventId);
  const event = anEvent(eventId, change);
  const times = { beginAt: event.beginAt, endAt: event.endAt };
  await under.transaction(async (tx) => {
    expect(await under.store.addEvent(tx, event)).toBe(true);
    await under.store.putSession(tx, aSession(eventId, sectionEventId, { ...times, ...session }));
  });
  return { eventId, sectionEventId, event };
}
