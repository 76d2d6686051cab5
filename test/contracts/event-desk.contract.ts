import { beforeEach, expect, it } from 'vitest';
import type { EventDesk, EventFields, SessionFields, TicketTypeFields } from '#application/event/ports/event-desk.ts';
import { DAY, HOUR, type Instant, later } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';

export type EventDeskWorld = {
  readonly desk: EventDesk;
  readonly now: Instant;
  readonly take: (
    event: { readonly eventId: number; readonly sessionId: number; readonly ticketTypeId: string },
    count: number,
  ) => Promise<void>;
};

function must<T>(result: Result<T, Refusal>): T {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

const EVENT: EventFields = {
  name: 'Đêm thơ Hàn Mặc Tử',
  type: 'EVENT',
  format: 'ONSITE',
  feature: 'PUBLIC',
  categoryId: null,
  description: '<p>Ai mua trăng tôi bán trăng cho</p>',
  address: 'Đà Lạt',
  timezone: 'Asia/Ho_Chi_Minh',
  urls: [],
  donations: true,
  approval: false,
  oneFormPerTicket: false,
  generalInfo: false,
  ticketsAtVenue: true,
  policy: 'Đến trước 15 phút.',
  capacity: 300,
  closeAtCapacity: true,
  allowReEntry: true,
  plate: 'lotus-jade-7',
  approvalDays: 3,
  refundDays: 2,
  nameChangeDays: 0,
  sessionChangeDays: 5,
};

const TICKET: TicketTypeFields = {
  name: 'Vé thường',
  description: 'Ghế tự do',
  note: 'Mang theo thẻ sinh viên',
  price: dong(150_000),
  originalPrice: dong(200_000),
  capacity: 80,
  limit: 4,
  accountLimit: 8,
  multipleOf: 2,
  saleBeginAt: null,
  saleEndAt: null,
  mode: 'ONSITE',
};

export function eventDeskContract(open: () => Promise<EventDeskWorld>): void {
  let world: EventDeskWorld;
  let session: SessionFields;
  beforeEach(async () => {
    world = await open();
    const beginAt = later(world.now, 10 * DAY);
    session = {
      name: 'Đêm đầu',
      address: null,
      recording: 'https://vemoi.test/xem-lai',
      beginAt,
      endAt: later(beginAt, 2 * HOUR),
      planSale: null,
      urls: [],
    };
  });

  const created = async (fields: Partial<EventFields> = {}) =>
    must(await world.desk.create({ ...EVENT, ...fields }, session));
  const onSale = async (ticket: Partial<TicketTypeFields> = {}) => {
    const { eventId, sessionId } = await created();
    const { ticketTypeId } = must(await world.desk.addTicketType(sessionId, { ...TICKET, ...ticket }));
    return { eventId, sessionId, ticketTypeId };
  };
  const names = async (bucket: Parameters<EventDesk['list']>[0], search = '') =>
    must(await world.desk.list(bucket, search, {})).entries.map((event) => event.name);

  it('what was written down comes back as it was', async () => {
    const { eventId, sessionId, ticketTypeId } = await onSale();
    const event = must(await world.desk.read(eventId));
    expect(event).toMatchObject({ ...EVENT, id: eventId, status: 'READY', archive: false, publishBlockers: [] });
    expect(event.sessions).toHaveLength(1);
    expect(event.sessions[0]).toMatchObject({
      id: sessionId,
      name: 'Đêm đầu',
      beginAt: session.beginAt,
      endAt: session.endAt,
      recording: session.recording,
    });
    expect(event.sessions[0]?.ticketTypes[0]).toMatchObject({
      ...TICKET,
      id: ticketTypeId,
      sold: 0,
      held: 0,
      remaining: 80,
    });
  });

  it('asks for general information as long as its organiser says so', async () => {
    const { eventId } = await created({ generalInfo: true });
    expect(must(await world.desk.read(eventId))).toMatchObject({ generalInfo: true, ticketsAtVenue: true });
    must(await world.desk.change(eventId, { ...EVENT, ticketsAtVenue: false }));
    expect(must(await world.desk.read(eventId))).toMatchObject({ generalInfo: false, ticketsAtVenue: false });
  });

  it('a draft says what it lacks, and is not published before', async () => {
    const { eventId } = await created({ address: null });
    expect(must(await world.desk.read(eventId)).publishBlockers).toEqual(
      expect.arrayContaining(['ADDRESS_MISSING', 'TICKET_MISSING']),
    );
    const published = await world.desk.publish(eventId);
    expect(published).toMatchObject({ ok: false, refusal: { code: 'NOT_READY_TO_PUBLISH' } });
  });

  it('moves from Draft to Upcoming by publishing, to Archived and back', async () => {
    const { eventId } = await onSale();
    expect(await names('DRAFT')).toEqual([EVENT.name]);
    must(await world.desk.publish(eventId));
    expect(await names('DRAFT')).toEqual([]);
    expect(await names('UPCOMING_ONGOING')).toEqual([EVENT.name]);
    must(await world.desk.archive(eventId, true));
    expect(await names('UPCOMING_ONGOING')).toEqual([]);
    expect(await names('ARCHIVED')).toEqual([EVENT.name]);
    must(await world.desk.archive(eventId, false));
    expect(await names('UPCOMING_ONGOING')).toEqual([EVENT.name]);
  });

  it('goes back to a draft until somebody has ordered', async () => {
    const free = { price: dong(0), originalPrice: null, multipleOf: 1 };
    const { eventId } = await onSale(free);
    must(await world.desk.publish(eventId));
    must(await world.desk.unpublish(eventId));
    expect(must(await world.desk.read(eventId)).status).toBe('READY');
    must(await world.desk.remove(eventId));
    const sold = await onSale(free);
    must(await world.desk.publish(sold.eventId));
    await world.take(sold, 1);
    expect(await world.desk.unpublish(sold.eventId)).toEqual({
      ok: false,
      refusal: { code: 'HAS_ORDERS', of: 'UNPUBLISH' },
    });
  });

  it('lets people in one after another, when its organiser says so', async () => {
    const { eventId } = await created({});
    expect(must(await world.desk.read(eventId)).waitingRoom).toBe(false);
    must(await world.desk.turnWaitingRoom(eventId, true));
    expect(must(await world.desk.read(eventId)).waitingRoom).toBe(true);
    must(await world.desk.turnWaitingRoom(eventId, false));
    expect(must(await world.desk.read(eventId)).waitingRoom).toBe(false);
    expect(await world.desk.turnWaitingRoom(999_999, true)).toMatchObject({
      ok: false,
      refusal: { code: 'EVENT_NOT_FOUND' },
    });
  });

  it('is shown to everyone, or only to people with its link [S7.7-06]', async () => {
    const { eventId } = await created({});
    const feature = async () => must(await world.desk.read(eventId)).feature;
    must(await world.desk.changeVisibility(eventId, 'PRIVATE'));
    expect(await feature()).toBe('PRIVATE');
    must(await world.desk.changeVisibility(eventId, 'PUBLIC'));
    expect(await feature()).toBe('PUBLIC');
    expect(await world.desk.changeVisibility(999_999, 'PRIVATE')).toMatchObject({
      ok: false,
      refusal: { code: 'EVENT_NOT_FOUND' },
    });
  });

  it('has a new link once it is renewed, which needs a private event', async () => {
    const { eventId } = await created({});
    expect(await world.desk.renewLink(eventId)).toMatchObject({ refusal: { code: 'EVENT_STATE_FORBIDS' } });
    must(await world.desk.changeVisibility(eventId, 'PRIVATE'));
    const slug = async () => must(await world.desk.read(eventId)).slug;
    const before = await slug();
    must(await world.desk.renewLink(eventId));
    expect(await slug()).not.toBe(before);
    expect(await world.desk.renewLink(999_999)).toMatchObject({ refusal: { code: 'EVENT_NOT_FOUND' } });
  });

  it('is found without its marks, page by page', async () => {
    for (const name of ['Đêm thơ', 'Đêm nhạc', 'Hội chợ']) await created({ name });
    expect((await names('DRAFT', 'dem')).sort()).toEqual(['Đêm nhạc', 'Đêm thơ']);
    const first = must(await world.desk.list('DRAFT', '', { limit: 2 }));
    expect(first.entries).toHaveLength(2);
    expect(first.totalCount).toBe(3);
    const second = must(await world.desk.list('DRAFT', '', { limit: 2, after: first.after ?? '' }));
    expect([...first.entries, ...second.entries].map((event) => event.name).sort()).toEqual([
      'Hội chợ',
      'Đêm nhạc',
      'Đêm thơ',
    ]);
  });

  it('sessions and ticket types are added, changed and removed', async () => {
    const { eventId, sessionId, ticketTypeId } = await onSale();
    must(
      await world.desk.changeTicketType(ticketTypeId, {
        ...TICKET,
        name: 'Vé sớm',
        price: dong(0),
        originalPrice: null,
        capacity: null,
      }),
    );
    const { sessionId: second } = must(
      await world.desk.addSession(eventId, {
        ...session,
        name: 'Đêm sau',
        beginAt: later(session.beginAt, DAY),
        endAt: later(session.endAt, DAY),
      }),
    );
    must(await world.desk.changeSession(sessionId, { ...session, name: 'Đêm khai mạc' }));
    let event = must(await world.desk.read(eventId));
    expect(event.sessions.map(({ name }) => name)).toEqual(['Đêm khai mạc', 'Đêm sau']);
    expect(event.sessions[0]?.ticketTypes[0]).toMatchObject({
      name: 'Vé sớm',
      price: 0,
      capacity: null,
      remaining: EVENT.capacity,
    });
    must(await world.desk.removeSession(second));
    must(await world.desk.removeTicketType(ticketTypeId));
    event = must(await world.desk.read(eventId));
    expect(event.sessions).toHaveLength(1);
    expect(event.sessions[0]?.ticketTypes).toEqual([]);
  });

  it('a save of another version than the one that was read is refused as stale', async () => {
    const { eventId, sessionId, ticketTypeId } = await onSale();
    const read = must(await world.desk.read(eventId));
    const [first] = read.sessions;
    const type = first?.ticketTypes[0];
    const stale = { ok: false, refusal: { code: 'STALE' } };
    const changed = must(await world.desk.change(eventId, { ...EVENT, name: 'Đêm thơ Huế' }, read.version));
    expect(await world.desk.change(eventId, { ...EVENT, address: 'Huế' }, read.version)).toMatchObject(stale);
    const renamed = must(await world.desk.changeSession(sessionId, { ...session, name: 'Đêm hai' }, first?.version));
    expect(await world.desk.changeSession(sessionId, session, first?.version)).toMatchObject(stale);
    const resized = must(await world.desk.changeTicketType(ticketTypeId, { ...TICKET, capacity: 90 }, type?.version));
    expect(await world.desk.changeTicketType(ticketTypeId, TICKET, type?.version)).toMatchObject(stale);
    expect(must(await world.desk.read(eventId))).toMatchObject({
      name: 'Đêm thơ Huế',
      address: EVENT.address,
      version: changed.version,
      sessions: [{ name: 'Đêm hai', ...renamed, ticketTypes: [{ capacity: 90, ...resized }] }],
    });
    must(await world.desk.change(eventId, { ...EVENT, address: 'Huế' }, changed.version));
  });

  it('a capacity does not go below what is taken, and the refusal says how many', async () => {
    const event = await onSale({
      price: dong(0),
      originalPrice: null,
      capacity: 10,
      limit: 5,
      accountLimit: null,
      multipleOf: 1,
    });
    must(await world.desk.publish(event.eventId));
    await world.take(event, 3);
    const free: TicketTypeFields = {
      ...TICKET,
      price: dong(0),
      originalPrice: null,
      limit: 5,
      accountLimit: null,
      multipleOf: 1,
      capacity: 2,
    };
    expect(await world.desk.changeTicketType(event.ticketTypeId, free)).toMatchObject({
      ok: false,
      refusal: { code: 'CAPACITY_BELOW_TAKEN', sold: 3, held: 0 },
    });
    must(await world.desk.changeTicketType(event.ticketTypeId, { ...free, capacity: 3 }));
    expect(must(await world.desk.read(event.eventId)).sessions[0]?.ticketTypes[0]).toMatchObject({
      capacity: 3,
      sold: 3,
      remaining: 0,
    });
  });

  it('a price is refused while approval is required', async () => {
    const { sessionId } = await created({ approval: true });
    expect(await world.desk.addTicketType(sessionId, TICKET)).toMatchObject({
      ok: false,
      refusal: { code: 'APPROVAL_ONLY_FOR_FREE' },
    });
  });

  it('only a draft that nobody bought from is deleted', async () => {
    const draft = await created({ name: 'Nháp' });
    must(await world.desk.remove(draft.eventId));
    expect(await world.desk.read(draft.eventId)).toMatchObject({ ok: false, refusal: { code: 'EVENT_NOT_FOUND' } });
    const sold = await onSale({ price: dong(0), originalPrice: null, multipleOf: 1 });
    must(await world.desk.publish(sold.eventId));
    await world.take(sold, 1);
    expect((await world.desk.remove(sold.eventId)).ok).toBe(false);
  });
}
