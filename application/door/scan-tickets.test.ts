import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeMemoryDoor } from '#adapters/memory/door/memory-door.ts';
import { makeMemoryDoorShelf, makeMemoryScanQueue } from '#adapters/memory/door/memory-door-shelf.ts';
import { type MemoryEvent, type MemoryGuest, makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryLiveUpdates } from '#adapters/memory/platform/memory-live-updates.ts';
import type { DoorSignalKind } from '#application/door/ports/door-signal.ts';
import { DAY, HOUR, type Instant, instant, later } from '#domain/kernel/instant.ts';
import { eventFields, sessionFields } from '#test/builders/desk-fields.ts';
import { type DoorState, ScanTickets } from './scan-tickets.ts';

const start = Date.UTC(2026, 10, 20, 12);

const codeOf = (ticketId: string) => ticketId.toUpperCase().repeat(10);

const guest = (ticketId: string, part: Partial<MemoryGuest> = {}): MemoryGuest => ({
  ticketId,
  code: codeOf(ticketId),
  eventId: 1,
  sessionId: 11,
  ticketTypeId: 'std',
  firstName: 'Lan',
  lastName: 'Nguyễn',
  email: 'lan@example.test',
  orderNumber: 'V1',
  status: 'VALID',
  boughtAt: instant(start - 1_000),
  checkIns: [],
  ...part,
});

/** Session 11 of event 1. */
const anEventBeginningAt = (beginAt: Instant): MemoryEvent =>
  ({
    ...eventFields,
    id: 1,
    sessions: [{ ...sessionFields({ beginAt, endAt: later(beginAt, HOUR) }), id: 11, ticketTypes: [] }],
  }) as unknown as MemoryEvent;

let queue = makeMemoryScanQueue();
let shelf = makeMemoryDoorShelf();

function given(...guests: MemoryGuest[]) {
  const now = () => instant(Date.now());
  const world = makeMemoryDeskWorld(now);
  for (const one of guests) world.guests.set(one.ticketId, one);
  const door = makeMemoryDoor(world);
  const live = makeMemoryLiveUpdates();
  const heard: DoorSignalKind[] = [];
  let last = 0;
  const scan = ScanTickets.make({
    door,
    live,
    shelf,
    queue,
    gates: { read: () => ({ id: 'north', name: null }), name: () => undefined },
    verify: async () => null,
    signal: { give: (kind) => void heard.push(kind), isMuted: () => false, mute: () => undefined },
    clock: { now },
    newKey: () => {
      last += 1;
      return `scan-${last}`;
    },
  });
  return { world, door, live, heard, scan, watch: scan(1, 11) };
}

describe('scanning tickets', () => {
  beforeEach(() => {
    queue = makeMemoryScanQueue();
    shelf = makeMemoryDoorShelf();
    vi.useFakeTimers({ now: start });
  });
  afterEach(() => void vi.useRealTimers());

  it('admits a valid ticket, signals it and counts it', async () => {
    const { watch, heard } = given(guest('a'), guest('b'));
    await watch.scan('AAAAAAAAAA');
    await vi.advanceTimersByTimeAsync(0);
    expect(watch.now().answer).toMatchObject({
      kind: 'ADMITTED',
      admission: { guest: { name: 'Nguyễn Lan' }, count: 1 },
    });
    expect(heard).toEqual(['ADMITTED']);
    expect(watch.now().summary).toEqual({ expected: 2, admitted: 1 });
  });

  it('a second scan answers when the first was', async () => {
    const { watch } = given(guest('a'));
    await watch.scan('AAAAAAAAAA');
    watch.next();
    await vi.advanceTimersByTimeAsync(10_000);
    await watch.scan('AAAAAAAAAA');
    expect(watch.now().answer).toMatchObject({ kind: 'AGAIN', admission: { firstAt: start, count: 2 } });
  });

  it('a code typed twice within seconds is answered twice, the second time as a second scan', async () => {
    const { watch } = given(guest('a'));
    await watch.enter('AAAAAAAAAA');
    watch.next();
    await vi.advanceTimersByTimeAsync(1_000);
    await watch.enter('AAAAAAAAAA');
    expect(watch.now().answer).toMatchObject({ kind: 'AGAIN', admission: { firstAt: start, count: 2 } });
  });

  it('a code entered while an answer is shown is the next scan; one in view of the camera waits', async () => {
    const { watch, world } = given(guest('a'), guest('b'));
    await watch.enter('ZZZZZZZZZZ');
    expect(watch.now().answer).toMatchObject({ kind: 'REFUSED' });
    await watch.enter('AAAAAAAAAA');
    expect(watch.now().answer).toMatchObject({ kind: 'ADMITTED', admission: { guest: { name: 'Nguyễn Lan' } } });
    await watch.scan('BBBBBBBBBB');
    expect(['a', 'b'].map((id) => world.guests.get(id)?.checkIns.length)).toEqual([1, 0]);
  });

  it('a copy shown right after the first went out of view is answered as a second scan', async () => {
    const { watch } = given(guest('a'));
    await watch.scan('AAAAAAAAAA');
    await vi.advanceTimersByTimeAsync(300);
    await watch.scan('AAAAAAAAAA');
    // The answer is still shown while one screen goes and the next comes.
    await vi.advanceTimersByTimeAsync(1_500);
    await watch.scan('AAAAAAAAAA');
    await vi.advanceTimersByTimeAsync(150);
    watch.next();
    await watch.scan('AAAAAAAAAA');
    expect(watch.now().answer).toMatchObject({ kind: 'AGAIN', admission: { firstAt: start, count: 2 } });
  });

  it('a code that stays in view through its answer is one scan', async () => {
    const { watch, world } = given(guest('a'));
    await watch.scan('AAAAAAAAAA');
    for (let look = 0; look < 14; look += 1) {
      await vi.advanceTimersByTimeAsync(150);
      await watch.scan('AAAAAAAAAA');
    }
    watch.next();
    await watch.scan('AAAAAAAAAA');
    expect(watch.now().answer).toBeNull();
    expect(world.guests.get('a')?.checkIns).toHaveLength(1);
  });

  it('a ticket days too early is warned of, and counted only when the door says so', async () => {
    const { watch, world, heard } = given(guest('a'));
    world.events.set(1, anEventBeginningAt(instant(start + 4 * DAY)));
    await watch.enter('AAAAAAAAAA');
    expect(watch.now().answer).toEqual({ kind: 'EARLY', at: start, beginAt: start + 4 * DAY });
    expect(world.guests.get('a')?.checkIns).toEqual([]);
    await watch.admitAnyway();
    expect(watch.now().answer).toMatchObject({ kind: 'ADMITTED', admission: { count: 1 } });
    expect(heard).toEqual(['AGAIN', 'ADMITTED']);
    watch.next();
    await watch.enter('AAAAAAAAAA');
    expect(watch.now().answer).toMatchObject({ kind: 'AGAIN', admission: { count: 2 } });
  });

  it('an early ticket that is put aside is warned of again', async () => {
    const { watch, world } = given(guest('a'));
    world.events.set(1, anEventBeginningAt(instant(start + 4 * DAY)));
    await watch.enter('AAAAAAAAAA');
    watch.next();
    await watch.enter('AAAAAAAAAA');
    expect(watch.now().answer).toMatchObject({ kind: 'EARLY' });
    expect(world.guests.get('a')?.checkIns).toEqual([]);
  });

  it('counts a code once while it stays before the camera', async () => {
    const { watch, world } = given(guest('a'));
    await watch.scan('AAAAAAAAAA');
    watch.next();
    for (let look = 0; look < 20; look += 1) {
      await vi.advanceTimersByTimeAsync(150);
      await watch.scan('AAAAAAAAAA');
    }
    expect(world.guests.get('a')?.checkIns).toHaveLength(1);
  });

  it('answers again for a code still held up after the answer', async () => {
    const { watch } = given(guest('a'));
    await watch.scan('AAAAAAAAAA');
    watch.next();
    for (let look = 0; look < 60 && watch.now().answer === null; look += 1) {
      await vi.advanceTimersByTimeAsync(150);
      await watch.scan('AAAAAAAAAA');
    }
    expect(watch.now().answer).toMatchObject({ kind: 'AGAIN', admission: { firstAt: start } });
  });

  it('refuses a code that is not a ticket, and a ticket of another session', async () => {
    const { watch, heard } = given(guest('a', { sessionId: 12 }));
    await watch.scan('nonsense');
    expect(watch.now().answer).toEqual({ kind: 'REFUSED', refusal: { code: 'QR_INVALID' }, isTyped: false });
    watch.next();
    await watch.scan('AAAAAAAAAA');
    expect(watch.now().answer).toMatchObject({ kind: 'REFUSED', refusal: { code: 'OTHER_EVENT_OR_SESSION' } });
    expect(heard).toEqual(['REFUSED', 'REFUSED']);
  });

  it('takes a check-in back, and the ticket admits again as if for the first time', async () => {
    const { watch, world } = given(guest('a'));
    await watch.enter('AAAAAAAAAA');
    await vi.advanceTimersByTimeAsync(500);
    await watch.undo('scan-1');
    await vi.advanceTimersByTimeAsync(500);
    expect(watch.now()).toMatchObject({ answer: null, undo: null });
    expect(watch.now().recent[0]).toMatchObject({ key: 'scan-1', outcome: 'UNDONE' });
    expect(world.guests.get('a')?.checkIns).toEqual([]);
    expect(watch.now().summary).toMatchObject({ admitted: 0 });
    await watch.enter('AAAAAAAAAA');
    expect(watch.now().answer).toMatchObject({ kind: 'ADMITTED', admission: { count: 1 } });
  });

  it('says why a check-in is not taken back, until the next scan', async () => {
    const { watch, door } = given(guest('a'), guest('b'));
    await watch.enter('AAAAAAAAAA');
    await vi.advanceTimersByTimeAsync(16 * 60_000);
    await watch.undo('scan-1');
    expect(watch.now().undo).toEqual({ kind: 'REFUSED', refusal: { code: 'UNDO_REFUSED', because: 'TOO_LATE' } });
    await watch.enter('BBBBBBBBBB');
    expect(watch.now().undo).toBeNull();
    door.cut(true);
    await watch.undo('scan-2');
    expect(watch.now().undo).toEqual({ kind: 'NO_ANSWER' });
    expect(watch.now().recent[0]).toMatchObject({ key: 'scan-2', outcome: 'ADMITTED' });
  });

  it('takes a scan back that waits to be sent: it is never counted', async () => {
    await shelf.keepDoor({ eventId: 1, name: '', timezone: 'Asia/Ho_Chi_Minh', sessions: [] });
    const { watch, door, world } = given(guest('a'));
    await vi.advanceTimersByTimeAsync(500);
    door.cut(true);
    await watch.enter('AAAAAAAAAA');
    expect(watch.now().answer).toMatchObject({ kind: 'ADMITTED', offline: {} });
    await watch.undo('scan-1');
    expect(watch.now()).toMatchObject({ waiting: 1, recent: [{ outcome: 'UNDONE' }] });
    await watch.enter('AAAAAAAAAA');
    expect(watch.now().answer).toMatchObject({ kind: 'ADMITTED', admission: { count: 1 } });
    await watch.undo('scan-2');
    door.cut(false);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(watch.now()).toMatchObject({ waiting: 0, offline: false });
    expect(world.guests.get('a')?.checkIns).toEqual([]);
    expect(await queue.read(1)).toEqual([]);
  });

  it('takes a scan back also where the server counted it and its answer was lost', async () => {
    const { watch, door, world } = given(guest('a'));
    await door.admit('AAAAAAAAAA', 11, 'scan-1', 'ADMIT');
    door.cut(true);
    await watch.enter('AAAAAAAAAA');
    expect(watch.now().answer).toEqual({ kind: 'NOT_RECORDED' });
    watch.next();
    await watch.undo('scan-1');
    door.cut(false);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(watch.now().waiting).toBe(0);
    expect(world.guests.get('a')?.checkIns).toEqual([]);
  });

  it('lists what it scanned before a reload and takes it back', async () => {
    const { watch, scan, world } = given(guest('a'), guest('b', { firstName: 'Minh' }));
    await watch.enter('AAAAAAAAAA');
    watch.next();
    await vi.advanceTimersByTimeAsync(1_000);
    await watch.enter('BBBBBBBBBB');
    watch.close();
    const reloaded = scan(1, 11);
    await vi.advanceTimersByTimeAsync(500);
    expect(reloaded.now().recent.map(({ key, outcome, guest: of }) => [key, outcome, of?.name])).toEqual([
      ['scan-2', 'ADMITTED', 'Nguyễn Minh'],
      ['scan-1', 'ADMITTED', 'Nguyễn Lan'],
    ]);
    await reloaded.undo('scan-1');
    expect(reloaded.now().recent.map(({ outcome }) => outcome)).toEqual(['UNDONE', 'ADMITTED']);
    expect(world.guests.get('a')?.checkIns).toEqual([]);
    await reloaded.enter('AAAAAAAAAA');
    expect(reloaded.now().answer).toMatchObject({ kind: 'ADMITTED', admission: { count: 1 } });
    reloaded.close();
  });

  it('lists after a reload without a network what waits to be sent and takes it back', async () => {
    await shelf.keepDoor({ eventId: 1, name: '', timezone: 'Asia/Ho_Chi_Minh', sessions: [] });
    const { watch, scan, door, world } = given(guest('a'), guest('b', { firstName: 'Minh' }));
    await vi.advanceTimersByTimeAsync(500);
    door.cut(true);
    for (const code of ['AAAAAAAAAA', 'BBBBBBBBBB', 'AAAAAAAAAA']) {
      await watch.enter(code);
      watch.next();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    watch.close();
    const reloaded = scan(1, 11);
    await vi.advanceTimersByTimeAsync(0);
    expect(reloaded.now().recent.map(({ key, outcome, guest: of }) => [key, outcome, of?.name])).toEqual([
      ['scan-3', 'AGAIN', 'Nguyễn Lan'],
      ['scan-2', 'ADMITTED', 'Nguyễn Minh'],
      ['scan-1', 'ADMITTED', 'Nguyễn Lan'],
    ]);
    await reloaded.undo('scan-2');
    expect(reloaded.now()).toMatchObject({ undo: null, recent: [{ key: 'scan-2', outcome: 'UNDONE' }, {}, {}] });
    door.cut(false);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reloaded.now()).toMatchObject({ waiting: 0, offline: false });
    expect(['a', 'b'].map((id) => world.guests.get(id)?.checkIns.length)).toEqual([2, 0]);
    reloaded.close();
  });

  it('lets a guest out and in again, also without a network, and after a reload says which was which', async () => {
    const place = { eventId: 1, name: '', timezone: 'Asia/Ho_Chi_Minh', sessions: [], reEntry: true };
    await shelf.keepDoor(place);
    const { watch, scan, door, world } = given(guest('a'));
    world.events.set(1, { ...anEventBeginningAt(later(instant(start), HOUR)), allowReEntry: true });
    await vi.advanceTimersByTimeAsync(500);
    const pass = async (way: 'IN' | 'OUT', on = watch) => {
      on.turn(way);
      await on.enter('AAAAAAAAAA');
      const { answer } = on.now();
      on.next();
      await vi.advanceTimersByTimeAsync(1_000);
      return answer?.kind === 'REFUSED' ? answer.refusal.code : answer?.kind;
    };
    expect([await pass('OUT'), await pass('IN'), await pass('OUT')]).toEqual(['NOT_INSIDE', 'ADMITTED', 'LEFT']);
    door.cut(true);
    expect([await pass('OUT'), await pass('IN'), await pass('IN'), await pass('OUT')]).toEqual([
      'NOT_INSIDE',
      'BACK',
      'AGAIN',
      'LEFT',
    ]);
    watch.close();
    const reloaded = scan(1, 11);
    await vi.advanceTimersByTimeAsync(0);
    expect(reloaded.now().recent.map(({ outcome }) => outcome)).toEqual(['LEFT', 'AGAIN', 'BACK']);
    door.cut(false);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reloaded.now()).toMatchObject({ waiting: 0, summary: { admitted: 1 } });
    expect(world.guests.get('a')?.checkIns).toHaveLength(3);
    expect(await pass('IN', reloaded)).toBe('BACK');
    reloaded.close();
  });

  it('resends a scan with the same key until the server answers', async () => {
    const { watch, door, world } = given(guest('a'));
    door.cut(true);
    await watch.scan('AAAAAAAAAA');
    expect(watch.now()).toMatchObject({ answer: { kind: 'NOT_RECORDED' }, waiting: 1, offline: true });
    watch.next();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(watch.now().waiting).toBe(1);
    door.cut(false);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(watch.now()).toMatchObject({ waiting: 0, offline: false });
    expect(world.guests.get('a')?.checkIns).toHaveLength(1);
    expect(watch.now().recent[0]).toMatchObject({ outcome: 'ADMITTED', key: 'scan-1' });
  });

  it('sends what it kept after a reload, at the session where it was scanned and once only', async () => {
    const { door, scan, watch, world } = given(guest('a'), guest('b', { sessionId: 12 }));
    door.cut(true);
    await watch.scan('AAAAAAAAAA');
    watch.close();
    const other = scan(1, 12);
    await other.scan('BBBBBBBBBB');
    expect(other.now()).toMatchObject({ waiting: 2, offline: true });
    other.close();
    const reloaded = scan(1, 12);
    await vi.advanceTimersByTimeAsync(0);
    expect(reloaded.now().waiting).toBe(2);
    door.cut(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reloaded.now()).toMatchObject({ waiting: 0, offline: false });
    expect(['a', 'b'].map((id) => world.guests.get(id)?.checkIns.length)).toEqual([1, 1]);
    expect(await queue.read(1)).toEqual([]);
    reloaded.close();
  });

  it('keeps one scan for an unsent ticket that is scanned again', async () => {
    const { watch, door, world } = given(guest('a'));
    door.cut(true);
    await watch.scan('AAAAAAAAAA');
    watch.next();
    await vi.advanceTimersByTimeAsync(9_000);
    await watch.scan('AAAAAAAAAA');
    expect(watch.now().waiting).toBe(1);
    watch.next();
    door.cut(false);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(world.guests.get('a')?.checkIns).toHaveLength(1);
    expect(watch.now().waiting).toBe(0);
  });

  it('shows the last five scans, newest first', async () => {
    const guests = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => guest(id, { firstName: id, lastName: '' }));
    const { watch } = given(...guests);
    for (const one of guests) {
      await watch.scan(one.code);
      watch.next();
    }
    expect(watch.now().recent.map((scan) => scan.guest?.name)).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  it('counts check-ins of other doors', async () => {
    const { watch, world, live } = given(guest('a'));
    await vi.advanceTimersByTimeAsync(0);
    expect(watch.now().summary).toEqual({ expected: 1, admitted: 0 });
    world.guests.set('a', guest('a', { checkIns: [instant(start)] }));
    live.changed('door:1');
    await vi.advanceTimersByTimeAsync(500);
    expect(watch.now().summary).toEqual({ expected: 1, admitted: 1 });
    watch.close();
  });
});

describe('scanning tickets with a list on the device', () => {
  const place = {
    eventId: 1,
    name: 'Đêm nhạc',
    timezone: 'Asia/Ho_Chi_Minh',
    sessions: [{ id: 11, name: 'Tối', beginAt: instant(start + HOUR), endAt: instant(start + 3 * HOUR) }],
  };
  async function offline(...guests: MemoryGuest[]) {
    await shelf.keepDoor(place);
    const found = given(...guests);
    await vi.advanceTimersByTimeAsync(0);
    expect(found.watch.now().list).toMatchObject({ count: guests.length, madeAt: start });
    found.door.cut(true);
    return found;
  }
  beforeEach(() => {
    queue = makeMemoryScanQueue();
    shelf = makeMemoryDoorShelf();
    vi.useFakeTimers({ now: start });
  });
  afterEach(() => void vi.useRealTimers());

  it('admits without a network, keeps the scan, and sends it when the network is back', async () => {
    const { watch, world, door, heard } = await offline(guest('a'));
    await watch.enter('AAAAAAAAAA');
    expect(watch.now()).toMatchObject({
      answer: {
        kind: 'ADMITTED',
        admission: { guest: { name: 'Nguyễn Lan' }, count: 1 },
        offline: { listMadeAt: start },
      },
      waiting: 1,
      offline: true,
    });
    expect(heard).toEqual(['ADMITTED']);
    expect(await queue.read(1)).toMatchObject([{ ticketId: 'a', at: start, listMadeAt: start }]);
    await vi.advanceTimersByTimeAsync(60_000);
    door.cut(false);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(watch.now()).toMatchObject({ waiting: 0, offline: false, conflicts: [] });
    // At the time of the scan.
    expect(world.guests.get('a')?.checkIns).toEqual([start]);
    expect(await queue.read(1)).toEqual([]);
  });

  it('draws an answer whole, and nothing while it tries the network again', async () => {
    const { watch } = await offline(guest('a'), guest('b'));
    await watch.enter('AAAAAAAAAA');
    watch.next();
    const drawn: DoorState[] = [];
    const watching = watch.state.subscribe((state) => void drawn.push(state));
    drawn.length = 0;
    await watch.enter('BBBBBBBBBB');
    expect(drawn.map(({ waiting, asking }) => [waiting, asking])).toEqual(drawn.map(() => [2, false]));
    expect(drawn.at(-1)?.answer).toMatchObject({ kind: 'ADMITTED' });
    drawn.length = 0;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(drawn).toEqual([]);
    watching.unsubscribe();
    watch.close();
  });

  it('answers the same code within seconds as a second scan, and after a reload too', async () => {
    const { watch, scan } = await offline(guest('a'));
    await watch.enter('AAAAAAAAAA');
    watch.next();
    await vi.advanceTimersByTimeAsync(2_000);
    await watch.enter('AAAAAAAAAA');
    expect(watch.now().answer).toMatchObject({ kind: 'AGAIN', admission: { firstAt: start, count: 2 } });
    watch.close();
    const reloaded = scan(1, 11);
    await reloaded.enter('AAAAAAAAAA');
    expect(reloaded.now()).toMatchObject({
      answer: { kind: 'AGAIN', admission: { firstAt: start, count: 3 }, offline: { listMadeAt: start } },
      waiting: 3,
    });
    reloaded.close();
  });

  it('knows offline what it admitted on line', async () => {
    await shelf.keepDoor(place);
    const { watch, door } = given(guest('a'));
    await vi.advanceTimersByTimeAsync(0);
    await watch.enter('AAAAAAAAAA');
    watch.next();
    door.cut(true);
    await vi.advanceTimersByTimeAsync(5_000);
    await watch.enter('AAAAAAAAAA');
    expect(watch.now().answer).toMatchObject({ kind: 'AGAIN', admission: { firstAt: start, count: 2 } });
  });

  it('refuses offline what is unknown, void or of another session, and keeps no scan of it', async () => {
    const { watch, heard } = await offline(guest('b', { status: 'VOID' }), guest('c', { sessionId: 12 }));
    for (const [code, refusal] of [
      ['AAAAAAAAAA', 'QR_INVALID'],
      ['BBBBBBBBBB', 'TICKET_VOID'],
      ['CCCCCCCCCC', 'OTHER_EVENT_OR_SESSION'],
    ] as const) {
      await watch.enter(code);
      expect(watch.now().answer).toEqual({
        kind: 'REFUSED',
        refusal: { code: refusal },
        isTyped: true,
        offline: { listMadeAt: start },
      });
      watch.next();
    }
    expect(watch.now().waiting).toBe(0);
    expect(heard).toEqual(['REFUSED', 'REFUSED', 'REFUSED']);
  });

  it('warns offline of a ticket days too early, and counts it only when the door says so', async () => {
    const days = { ...place, sessions: place.sessions.map((one) => ({ ...one, beginAt: instant(start + 4 * DAY) })) };
    const { watch } = await offline(guest('a'));
    await shelf.keepDoor(days);
    watch.close();
    const reloaded = given(guest('a'));
    reloaded.door.cut(true);
    await reloaded.watch.enter('AAAAAAAAAA');
    expect(reloaded.watch.now()).toMatchObject({ answer: { kind: 'EARLY', beginAt: start + 4 * DAY }, waiting: 0 });
    await reloaded.watch.admitAnyway();
    expect(reloaded.watch.now()).toMatchObject({ answer: { kind: 'ADMITTED' }, waiting: 1 });
    reloaded.watch.close();
  });

  it('admits nobody by a list that is older than twelve hours', async () => {
    const { watch } = await offline(guest('a'));
    await vi.advanceTimersByTimeAsync(12 * HOUR + 1);
    await watch.enter('AAAAAAAAAA');
    expect(watch.now().answer).toMatchObject({ kind: 'REFUSED', refusal: { code: 'PASS_OVER' } });
  });

  it('waits no longer than three seconds for a network that is there in name only', async () => {
    const { watch, door } = await offline(guest('a'));
    door.cut(false);
    vi.spyOn(door, 'admit').mockReturnValue(new Promise(() => undefined));
    const entered = watch.enter('AAAAAAAAAA');
    await vi.advanceTimersByTimeAsync(2_900);
    expect(watch.now().answer).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    await entered;
    expect(watch.now().answer).toMatchObject({ kind: 'ADMITTED', offline: { listMadeAt: start } });
    // The network answers other questions, so the scan is handed in.
    await vi.advanceTimersByTimeAsync(4_000);
    expect(watch.now().waiting).toBe(0);
  });

  it('keeps scans that the server refuses to take, and tells of a ticket that another gate admitted', async () => {
    const { watch, door, world } = await offline(guest('a'));
    await watch.enter('AAAAAAAAAA');
    door.cut(false);
    const handIn = vi.spyOn(door, 'handIn').mockResolvedValue({ ok: false, refusal: { code: 'UNAUTHORIZED' } });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(watch.now().waiting).toBe(1);
    handIn.mockRestore();
    await door.admit('AAAAAAAAAA', 11, 'other', 'ADMIT', { id: 'south', name: 'Nam' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(watch.now()).toMatchObject({
      waiting: 0,
      conflicts: [{ flag: 'OTHER_GATE', at: start, gate: { id: 'north' }, first: { gate: { name: 'Nam' } } }],
    });
    expect(world.guests.get('a')?.checkIns).toHaveLength(2);
  });
});
