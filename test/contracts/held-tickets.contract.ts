import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import type { GuestSort } from '#domain/ticket/guest-sort.ts';
import { type Scan, ScanKeyTaken, type ShownTicket } from '#server/door/ports/door-book.ts';
import type { BoughtTicketRow } from '#server/ticket/ports/bought-ticket-row.ts';
import type { GuestList } from '#server/ticket/ports/guest-list.ts';
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

export function heldTicketsContract(make: () => Promise<EventsUnderTest>): void {
  it('lists a holder’s tickets by session time', async () => {
    const under = await make();
    const holder = account();
    const made: BoughtTicketRow[] = [];
    for (const days of [3, 1, -2, -5]) {
      const { eventId, sectionEventId } = await withEvent(under, {
        beginAt: inDays(days),
        endAt: instant(inDays(days) + 1),
      });
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
    const asked = [first, third, undefined].map((ticket) => ticket?.boughtTicketId ?? randomUUID());
    expect(await under.wallet.tickets(first?.eventId ?? 0, asked)).toEqual([first]);
    expect(await under.wallet.ticketsOfOrders(first === undefined ? [] : [first])).toEqual([first]);
    const mail = { userOrderId: first?.userOrderId ?? '', recipient: 'anh@vemoi.test', sentAt: NOW };
    await under.give.mail(mail);
    expect(await under.wallet.mails([mail.userOrderId, randomUUID()])).toEqual([mail]);
  });

  it('finds guests by words without diacritics, ticket type, session and check-in', async () => {
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
    const sorted = async (sort: GuestSort, ...expected: readonly (typeof came)[]) => {
      expect(await list({ sort })).toEqual(expected);
      expect(await list({ sort, descending: true })).toEqual(expected.toReversed());
    };
    await sorted('name', came, absent);
    await sorted('checkIn', absent, came);
    await sorted('newest', absent, came);
    expect((await list({ sort: 'ticket' })).length + (await list({ sort: 'session' })).length).toBe(4);
    expect(await list({ search: 'hong dang' })).toEqual([absent]);
    expect(await list({ search: '0901234' })).toEqual([absent, came]);
    expect(await list({ search: came.redeemCode.toLowerCase() })).toEqual([came]);
    expect(await list({ checkIn: 'CHECKED_IN' })).toEqual([came]);
    expect(await list({ ticketTypeId: absent.ticketTypeId })).toEqual([absent]);
    expect(await list({ sectionEventId: sectionEventId + 1 })).toEqual([]);
    expect(await under.guests.counts(eventId, null)).toEqual({ bought: 2, redeemed: 1 });
    expect(await under.guests.counts(eventId, sectionEventId + 1)).toEqual({ bought: 0, redeemed: 0 });
  });

  it('counts each scan once and recognises a repeated key', async () => {
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
      way: 'IN',
      by: ANN,
      scanKey: `scan-${number}`,
      at: instant(NOW + number),
    });
    const open = (shown: ShownTicket, scanKey = 'scan-0') =>
      under.transaction((tx) => under.door.open(tx, eventId, [{ shown, scanKey }]));
    const count = (...scans: readonly Scan[]) => under.transaction((tx) => under.door.count(tx, eventId, scans));
    const byId = { kind: 'id', boughtTicketId: ticket.boughtTicketId } as const;
    const byCode = { kind: 'code', redeemCode: ticket.redeemCode } as const;
    expect(await open(byId)).toEqual({ tickets: [ticket], counted: new Map() });
    expect(await open(byCode, 'scan-1')).toEqual({ tickets: [ticket], counted: new Map() });
    expect((await open({ kind: 'code', redeemCode: 'AAAAAAAAAA' })).tickets).toEqual([null]);
    const both = [scan(1), scan(2)];
    await count(...both);
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
    const known = ({ redeemId }: Scan, number: number) => ({
      redeemId,
      boughtTicketId: ticket.boughtTicketId,
      sectionEventId,
      at: NOW + number,
      way: 'IN',
      isBack: false,
      number,
    });
    expect(again.counted).toEqual(new Map(both.map((one, at) => [one.scanKey, known(one, at + 1)])));
    const redeems = await under.guests.redeems(eventId, sectionEventId, 5);
    expect(redeems.map((redeem) => [redeem.redeemAt, redeem.type, redeem.ticket.boughtTicketId])).toEqual([
      [NOW + 2, 'QR', ticket.boughtTicketId],
      [NOW + 1, 'QR', ticket.boughtTicketId],
    ]);
    expect(await under.guests.redeems(eventId, sectionEventId, 1)).toHaveLength(1);
  });
}
