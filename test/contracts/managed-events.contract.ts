import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import type { OrderSort } from '#domain/sale/checkout/order-sort.ts';
import type { ManagedEvents } from '#server/event/ports/managed-events.ts';
import type { OrderView } from '#server/sale/ports/checkout-reader.ts';
import {
  ANN,
  account,
  anOrder,
  aTicket,
  type EventsUnderTest,
  inDays,
  NOW,
  walk,
  withEvent,
} from './events-under-test.ts';

export function managedEventsContract(make: () => Promise<EventsUnderTest>): void {
  it('puts managed events into their buckets, for those who may see them', async () => {
    const under = await make();
    const draft = await withEvent(under, { status: 'READY', name: 'Bản nháp' });
    const coming = await withEvent(under, { name: 'Sắp tới' });
    const running = await withEvent(under, { beginAt: inDays(-1), name: 'Đang diễn ra' });
    const past = await withEvent(under, { beginAt: inDays(-3), endAt: inDays(-2), name: 'Đã qua' });
    const cancelled = await withEvent(under, { status: 'CANCELLED', name: 'Đã huỷ' });
    const shelved = await withEvent(under, { archive: true, featured: true, name: 'Cất đi' });
    const featured = await withEvent(under, { featured: true, status: 'READY', name: 'Nổi bật' });
    const strange = await withEvent(under, { ownerAccountId: account() });
    const list = async (bucket: Parameters<ManagedEvents['events']>[0]['bucket'], search: string | null = null) => {
      const query = { bucket, accountId: ANN, visibility: { anyOf: [{ ownerAccountId: ANN }] }, search, now: NOW };
      const { forwards, back } = await walk((page) => under.managed.events(query, page), 1);
      expect(back).toEqual(forwards);
      expect(await under.managed.countEvents(query)).toBe(forwards.length);
      return forwards.map((event) => event.eventId);
    };
    for (const one of [past, shelved, strange]) await under.give.favourite(one.eventId, ANN);
    await under.give.favourite(coming.eventId, account());
    const own = [draft, featured, coming, running, past, cancelled, shelved].map((one) => one.eventId);
    expect(await list('DRAFT')).toEqual([featured.eventId, draft.eventId]);
    expect(await list('UPCOMING_ONGOING')).toEqual([running.eventId, coming.eventId]);
    expect(await list('ONGOING')).toEqual([running.eventId]);
    expect(await list('PAST')).toEqual([cancelled.eventId, past.eventId]);
    expect(await list('ARCHIVED')).toEqual([shelved.eventId]);
    expect(await list('PAST', 'da huy')).toEqual([cancelled.eventId]);
    expect(await list('FAVORITES')).toEqual([past.eventId]);
    expect(await list('FEATURED')).toEqual([featured.eventId]);
    expect(own).not.toContain(strange.eventId);
  });

  it('counts sales by the day of the event’s zone, orders by their status, and who came', async () => {
    const under = await make();
    const { eventId, sectionEventId } = await withEvent(under);
    // 23:30 and 00:30 in Vietnam: one hour apart, two days.
    const evening = instant(Date.parse('2026-11-20T16:30:00Z'));
    const night = instant(Date.parse('2026-11-20T17:30:00Z'));
    const first = anOrder(eventId, sectionEventId, {
      price: dong(250_000),
      originalPrice: dong(250_000),
      donation: dong(50_000),
    });
    const second = anOrder(eventId, sectionEventId);
    const waiting = anOrder(eventId, sectionEventId, {
      status: 'PROCESSING',
      price: dong(70_000),
      originalPrice: dong(70_000),
    });
    for (const order of [first, second, waiting]) await under.give.order(order);
    await under.give.ticket(aTicket(first, { insertedAt: evening, redeemCount: 2, firstRedeemedAt: night }));
    await under.give.ticket(aTicket(first, { insertedAt: evening }));
    await under.give.ticket(aTicket(first, { insertedAt: evening, status: 'VOID' }));
    await under.give.ticket(aTicket(second, { insertedAt: night }));
    await under.give.quota(
      { eventId, quotaId: randomUUID(), scope: 'TICKET_TYPE', capacity: null, reserved: 4, sold: 3 },
      [],
    );
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
    const newer = anOrder(eventId, sectionEventId, {
      price: dong(300_000),
      originalPrice: dong(300_000),
      registrant: { ...anOrder(0, 0).registrant, firstName: 'Yến', lastName: null },
    });
    for (const order of [older, newer]) await under.give.order(order);
    const list = async (query: {
      readonly search?: string;
      readonly status?: 'CANCELLED';
      readonly sort?: OrderSort;
      readonly descending?: boolean;
    }) => {
      const asked = { ...query, eventId, search: query.search ?? null, status: query.status ?? null };
      const { forwards, back } = await walk((page) => under.orders.orders(asked, page), 1);
      expect(back).toEqual(forwards);
      expect(await under.orders.countOrders(asked)).toBe(forwards.length);
      return forwards;
    };
    expect(await list({})).toEqual([newer, older]);
    const sorted = async (sort: OrderSort, ...expected: readonly OrderView[]) => {
      expect(await list({ sort })).toEqual(expected);
      expect(await list({ sort, descending: true })).toEqual(expected.toReversed());
    };
    await sorted('newest', newer, older);
    await sorted('buyer', older, newer);
    await sorted('total', older, newer);
    await sorted('status', newer, older);
    expect(await list({ search: 'dang duc' })).toEqual([older]);
    expect(await list({ search: newer.orderNumber.toLowerCase() })).toEqual([newer]);
    expect(await list({ status: 'CANCELLED' })).toEqual([older]);
  });
}
