import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  ANN,
  account,
  aSession,
  aTicketType,
  type EventsUnderTest,
  inDays,
  NOW,
  withEvent,
} from './events-under-test.ts';

export function eventStoreContract(make: () => Promise<EventsUnderTest>): void {
  it('numbers events and sessions afresh, but one number for one key of one account', async () => {
    const { store } = await make();
    const key = { accountId: ANN, key: 'k', requestHash: 'one' };
    const numbers = [
      await store.newEventId(),
      await store.newEventId(),
      await store.eventIdOf(key),
      await store.eventIdOf({ ...key, accountId: account() }),
    ];
    expect(new Set(numbers).size).toBe(4);
    expect(await store.eventIdOf(key)).toBe(numbers[2]);
    expect(await store.eventIdOf({ ...key, requestHash: 'another' })).toBeNull();
    const event = await store.newEventId();
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
          promotions: null,
          byInvitation: false,
        },
      ],
      invitationTickets: [],
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
    expect(await under.transaction((tx) => under.store.quotasOf(tx, eventId, [pot.quotaId, randomUUID()]))).toEqual([
      pot.quotaId,
    ]);
    await under.transaction((tx) => under.store.removePhoto(tx, eventId, photo.photoId));
    expect(await under.catalogue.photosOf([eventId])).toEqual([]);
    expect(await under.store.read(eventId + 1_000)).toBeNull();
  });

  it('removes a session and an event that nobody ordered from', async () => {
    const under = await make();
    const { eventId, sectionEventId } = await withEvent(under, { status: 'READY' });
    expect(await under.transaction((tx) => under.store.removeSession(tx, eventId, sectionEventId, randomUUID()))).toBe(
      true,
    );
    expect((await under.store.read(eventId))?.sessions).toEqual([]);
    expect(await under.transaction((tx) => under.store.removeEvent(tx, eventId))).toBe(true);
    expect(await under.store.read(eventId)).toBeNull();
  });
}
