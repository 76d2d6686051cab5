import { expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import type { PublishedEventsQuery } from '#server/event/ports/event-catalogue.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import type { CorporateRow } from '#server/people/ports/publisher-rows.ts';
import {
  ANN,
  account,
  anOrder,
  aTicket,
  aTicketType,
  EVERYTHING,
  type EventsUnderTest,
  inDays,
  NOW,
  START,
  walk,
  withEvent,
} from './events-under-test.ts';

export function publishedEventsContract(make: () => Promise<EventsUnderTest>): void {
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
    for (const [index, [from, to]] of times.entries())
      await withEvent(under, { name: names[index] ?? '', beginAt: inDays(from), endAt: inDays(to) });
    for (const hidden of [
      { status: 'READY' },
      { status: 'CANCELLED' },
      { feature: 'PRIVATE' },
      { archive: true },
    ] as const)
      await withEvent(under, hidden);
    const nameOf = (event: EventRow) => event.name;
    const list = async (query: Partial<PublishedEventsQuery>) =>
      (await under.catalogue.publishedEvents({ ...EVERYTHING, ...query }, START)).rows.map(nameOf);
    const inOrder = ['Đang diễn ra', 'Sắp tới', 'Tháng sau', 'Đã qua', 'Đã qua lâu'];
    expect(await list({})).toEqual(inOrder);
    const window = EVERYTHING.window;
    expect(await list({ window: { ...window, endsAfter: NOW } })).toEqual(inOrder.slice(0, 3));
    expect(await list({ window: { ...window, endsAfter: NOW, beginsBy: NOW } })).toEqual(['Đang diễn ra']);
    expect(await list({ window: { ...window, endsAfter: NOW, beginsBefore: inDays(10) } })).toEqual([
      'Đang diễn ra',
      'Sắp tới',
    ]);
    expect(await list({ window: { ...window, endsBy: NOW } })).toEqual(['Đã qua', 'Đã qua lâu']);
    for (const query of [
      {},
      { window: { ...window, endsAfter: NOW } },
      { window: { ...window, endsBy: NOW } },
      { search: 'qua' },
    ]) {
      const { forwards, back } = await walk(
        (page) => under.catalogue.publishedEvents({ ...EVERYTHING, ...query }, page),
        2,
      );
      expect(forwards.map(nameOf)).toEqual(await list(query));
      expect(back.map(nameOf)).toEqual(await list(query));
      expect(await under.catalogue.countPublishedEvents({ ...EVERYTHING, ...query })).toBe(forwards.length);
    }
  });

  it('narrows the list by words, category, format, price and publisher', async () => {
    const under = await make();
    const bin = account();
    const talk = await withEvent(under, {
      name: 'Hội thảo Công nghệ',
      categoryId: 2,
      eventType: 'HYBRID',
      featured: true,
    });
    const music = await withEvent(under, {
      name: 'Đêm nhạc Trịnh',
      address: 'Huế',
      ownerAccountId: bin,
      beginAt: inDays(3),
      endAt: inDays(4),
    });
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

  it('lists featured events by the place they were put in, the others behind by their start', async () => {
    const under = await make();
    const featured = async (name: string, featuredPlace: number | null, days: number) =>
      (await withEvent(under, { name, featured: true, featuredPlace, beginAt: inDays(days), endAt: inDays(days + 1) }))
        .eventId;
    const late = await featured('Không đặt chỗ', null, 4);
    const soon = await featured('Sắp diễn ra', null, 3);
    const second = await featured('Thứ hai', 2, 1);
    const first = await featured('Thứ nhất', 1, 5);
    expect((await under.catalogue.featuredEvents(9, NOW)).map((event) => event.eventId)).toEqual([
      first,
      second,
      soon,
      late,
    ]);
  });

  it('knows categories and publishers', async () => {
    const under = await make();
    const category = {
      categoryId: 3,
      nameEn: 'Music',
      nameVi: 'Âm nhạc',
      color: '#aa0000',
      description: null,
      retired: false,
    };
    const person = {
      accountId: account(),
      username: 'anh',
      firstName: 'Ánh',
      lastName: null,
      nameOrder: null,
      avatar: null,
      suspended: false,
    };
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
    const facts = {
      ownerAccountId: ANN,
      corporateId: null,
      status: event.status,
      feature: event.feature,
      linkNumber: event.linkNumber,
      archive: false,
    };
    expect(await under.standing.facts([eventId, eventId + 500], bin)).toEqual(
      new Map([[eventId, { ...facts, teamRole: 'CHECK_IN', hasOrders: false, opened: false }]]),
    );
    await under.give.order(order);
    await under.give.ticket(aTicket(order));
    expect(await under.standing.facts([eventId], null)).toEqual(
      new Map([[eventId, { ...facts, teamRole: null, hasOrders: true, opened: false }]]),
    );
    expect(await under.standing.sessionsWithTicket([eventId], bin)).toEqual([{ eventId, sectionEventId }]);
    expect(await under.standing.sessionsWithTicket([eventId], ANN)).toEqual([]);
    expect((await under.store.read(eventId))?.hasOrders).toBe(true);
  });
}
