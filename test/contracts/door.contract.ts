import { beforeEach, expect, it } from 'vitest';
import type { Door } from '#application/door/ports/door.ts';
import type { SalesDesk } from '#application/report/ports/sales-desk.ts';
import type { GuestList } from '#application/ticket/ports/guest-list.ts';
import { type Instant, later } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';

export type DoorWorld = {
  readonly door: Door;
  readonly guests: GuestList;
  readonly sales: SalesDesk;
  readonly eventId: number;
  readonly sessionId: number;
  readonly timezone: string;
  readonly otherSessionId: number;
  readonly codes: { readonly lan: string; readonly minh: string };
  readonly now: () => Instant;
  readonly pass: (ms: number) => void;
};

function must<T>(result: Result<T, Refusal>): T {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

let scans = 0;
const newKey = () => {
  scans += 1;
  return `contract-scan-${scans}`;
};

export function doorContract(open: () => Promise<DoorWorld>): void {
  let world: DoorWorld;
  beforeEach(async () => {
    world = await open();
  });

  it('names the event and its sessions', async () => {
    const place = must(await world.door.open(world.eventId));
    expect(place).toMatchObject({ eventId: world.eventId, timezone: world.timezone });
    expect(place.sessions.map(({ id }) => id)).toContain(world.sessionId);
  });

  it('admits once and tells later scans when the first was', async () => {
    const at = world.now();
    const first = must(await world.door.admit(world.codes.lan, world.sessionId, newKey(), 'ADMIT'));
    expect(first).toMatchObject({ outcome: 'ADMITTED', firstAt: at, count: 1 });
    expect(first.guest.name).toContain('Lan');
    world.pass(60_000);
    expect(must(await world.door.admit(world.codes.lan, world.sessionId, newKey(), 'ADMIT'))).toMatchObject({
      outcome: 'ALREADY_CHECKED_IN',
      firstAt: at,
      count: 2,
    });
  });

  it('counts a repeated key once, with the same answer', async () => {
    const key = newKey();
    const first = must(await world.door.admit(world.codes.lan, world.sessionId, key, 'ADMIT'));
    world.pass(5_000);
    expect(must(await world.door.admit(world.codes.lan, world.sessionId, key, 'ADMIT'))).toEqual(first);
    expect(must(await world.door.summary(world.eventId, world.sessionId))).toMatchObject({ expected: 2, admitted: 1 });
  });

  it('refuses unknown tickets and tickets of another session', async () => {
    expect(await world.door.admit('NOTATICKET', world.sessionId, newKey(), 'ADMIT')).toMatchObject({
      ok: false,
      refusal: { code: 'QR_INVALID' },
    });
    expect(await world.door.admit(world.codes.lan, world.otherSessionId, newKey(), 'ADMIT')).toMatchObject({
      ok: false,
      refusal: { code: 'OTHER_EVENT_OR_SESSION' },
    });
  });

  it('warns of a ticket of a session days ahead on request, and counts nothing', async () => {
    const { sessions } = must(await world.door.open(world.eventId));
    const beginAt = sessions.find(({ id }) => id === world.sessionId)?.beginAt;
    expect(await world.door.admit(world.codes.lan, world.sessionId, newKey(), 'WARN')).toEqual({
      ok: false,
      refusal: { code: 'TICKET_TOO_EARLY', beginAt },
    });
    expect(must(await world.door.summary(world.eventId, world.sessionId))).toMatchObject({ admitted: 0 });
  });

  it('gives every ticket of the event for a door that goes offline', async () => {
    must(await world.door.admit(world.codes.lan, world.sessionId, newKey(), 'ADMIT'));
    const { tickets, next } = must(await world.door.list(world.eventId, null));
    expect(next).toBeNull();
    const listed = new Map(tickets.map((ticket) => [ticket.code, ticket]));
    expect(listed.get(world.codes.lan)).toMatchObject({ checkIns: 1, firstAt: world.now(), isValid: true });
    expect(listed.get(world.codes.minh)).toMatchObject({ checkIns: 0, firstAt: null, sessionId: world.sessionId });
    expect(listed.get(world.codes.minh)?.name).toContain('Minh');
  });

  it('finds a ticket by a part of its guest’s name, and tells its state', async () => {
    must(await world.door.admit(world.codes.lan, world.sessionId, newKey(), 'ADMIT'));
    const [found, ...others] = must(await world.door.find(world.eventId, 'lan', 5));
    expect(found).toMatchObject({ code: world.codes.lan, checkIns: 1, sessionId: world.sessionId, isValid: true });
    expect(others).toEqual([]);
    expect(must(await world.door.find(world.eventId, 'nobody', 5))).toEqual([]);
  });

  it('records what gates admitted offline once, and tells which of them admitted one ticket', async () => {
    const at = world.now();
    const [key, other, nobody] = [newKey(), newKey(), newKey()];
    const late = (scan: string, text: string, when: Instant) => ({
      key: scan,
      text,
      sessionId: world.sessionId,
      at: when,
      listMadeAt: at,
    });
    const [north, south] = [
      { id: 'north', name: 'Cổng Bắc' },
      { id: 'south', name: null },
    ];
    world.pass(60_000);
    const first = [late(key, world.codes.lan, at), late(nobody, 'AAAAAAAAAA', at)];
    const answered = [
      { key, flag: null },
      { key: nobody, flag: 'UNKNOWN_TICKET' },
    ];
    expect(must(await world.door.handIn(world.eventId, north, first, world.now()))).toEqual(answered);
    expect(must(await world.door.handIn(world.eventId, north, first, world.now()))).toEqual(answered);
    const seen = late(other, world.codes.lan, later(at, 5_000));
    expect(must(await world.door.handIn(world.eventId, south, [seen], world.now()))).toEqual([
      { key: other, flag: 'OTHER_GATE' },
    ]);
    expect(must(await world.door.summary(world.eventId, world.sessionId))).toMatchObject({ admitted: 1 });
    const conflicts = must(await world.door.conflicts(world.eventId));
    expect(conflicts.map(({ flag, at: when, gate, first: before }) => [flag, when, gate, before])).toEqual([
      ['OTHER_GATE', later(at, 5_000), south, { at, gate: north }],
      ['UNKNOWN_TICKET', at, north, null],
    ]);
    expect(conflicts[0]?.guest?.name).toContain('Lan');
  });

  it('takes the last check-in of a ticket back, once, and tells what is left', async () => {
    const at = world.now();
    const [first, second] = [newKey(), newKey()];
    must(await world.door.admit(world.codes.lan, world.sessionId, first, 'ADMIT'));
    world.pass(1_000);
    must(await world.door.admit(world.codes.lan, world.sessionId, second, 'ADMIT'));
    const undo = async (key: string) => {
      const told = await world.door.undo(world.eventId, key);
      return told.ok ? told.value : told.refusal;
    };
    const refusal = (because: string) => ({ code: 'UNDO_REFUSED', because });
    expect(await undo(first)).toEqual(refusal('NOT_LAST'));
    expect(await undo(second)).toEqual({ count: 1, firstAt: at, leftAt: null });
    expect(await undo(second)).toEqual(refusal('ALREADY_UNDONE'));
    expect(await undo(first)).toEqual({ count: 0, firstAt: null, leftAt: null });
    expect(await undo('nobody’s')).toEqual(refusal('NOT_FOUND'));
    expect(must(await world.door.summary(world.eventId, world.sessionId))).toMatchObject({ admitted: 0 });
    expect(must(await world.door.ownScans(world.eventId, world.sessionId))).toEqual([]);
    expect(must(await world.door.admit(world.codes.lan, world.sessionId, newKey(), 'ADMIT'))).toMatchObject({
      outcome: 'ADMITTED',
      count: 1,
    });
  });

  it('lets a guest out and in again where the event allows it, and counts them once', async () => {
    const { door, eventId, sessionId, codes } = world;
    const scan = async (way: 'IN' | 'OUT', key = newKey()) => {
      world.pass(1_000);
      const told = await door.admit(codes.lan, sessionId, key, 'ADMIT', undefined, way);
      return told.ok ? `${told.value.outcome} ${told.value.count}` : told.refusal;
    };
    expect(must(await door.open(eventId)).reEntry).toBe(true);
    expect(await scan('OUT')).toEqual({ code: 'NOT_INSIDE', leftAt: null });
    expect(await scan('IN')).toBe('ADMITTED 1');
    const [out, back] = [newKey(), newKey()];
    expect(await scan('OUT', out)).toBe('LEFT 1');
    const leftAt = world.now();
    expect(await scan('OUT', out)).toBe('LEFT 1');
    expect(await scan('OUT')).toEqual({ code: 'NOT_INSIDE', leftAt });
    const lan = async () => must(await door.list(eventId, null)).tickets.find(({ code }) => code === codes.lan);
    expect(await lan()).toMatchObject({ checkIns: 1, leftAt });
    expect(await scan('IN', back)).toBe('RE_ENTERED 2');
    expect(await scan('IN', back)).toBe('RE_ENTERED 2');
    expect(await lan()).toMatchObject({ checkIns: 2, leftAt: null });
    expect(must(await door.ownScans(eventId, sessionId)).map(({ outcome }) => outcome)).toEqual([
      'RE_ENTERED',
      'LEFT',
      'ADMITTED',
    ]);
    expect(must(await door.summary(eventId, sessionId))).toMatchObject({ admitted: 1 });
    expect(must(await door.undo(eventId, back))).toMatchObject({ count: 1, leftAt });
    expect(must(await door.undo(eventId, out))).toMatchObject({ count: 1, leftAt: null });
    expect(await scan('IN')).toBe('ALREADY_CHECKED_IN 2');
  });

  it('merges late scans in and out: a guest who was let out is no copy at the next gate, and nobody leaves twice', async () => {
    const at = world.now();
    const { eventId, sessionId, codes } = world;
    const late = (key: string, way: 'IN' | 'OUT', ms: number) => ({
      key,
      text: codes.lan,
      sessionId,
      way,
      at: later(at, ms),
      listMadeAt: at,
    });
    const [north, south] = [
      { id: 'north', name: null },
      { id: 'south', name: null },
    ];
    world.pass(60_000);
    const [came, left, back, twice] = [newKey(), newKey(), newKey(), newKey()];
    const handIn = async (gate: typeof north, ...scans: readonly ReturnType<typeof late>[]) =>
      must(await world.door.handIn(eventId, gate, scans, world.now())).map(({ flag }) => flag);
    expect(await handIn(north, late(came, 'IN', 1_000), late(left, 'OUT', 2_000))).toEqual([null, null]);
    expect(await handIn(south, late(twice, 'OUT', 3_000), late(back, 'IN', 4_000))).toEqual(['NOT_INSIDE', null]);
    const [lan] = must(await world.door.find(eventId, codes.lan, 1));
    expect(lan).toMatchObject({ checkIns: 2, firstAt: later(at, 1_000), leftAt: null });
    expect(must(await world.door.conflicts(eventId)).map(({ key, flag }) => [key.includes(twice), flag])).toEqual([
      [true, 'NOT_INSIDE'],
    ]);
    expect(must(await world.door.summary(eventId, sessionId))).toMatchObject({ admitted: 1 });
  });

  it('lists the latest scans of the asking person, newest first, and takes one back by its key', async () => {
    const at = world.now();
    const [first, second, again] = [newKey(), newKey(), newKey()];
    must(await world.door.admit(world.codes.lan, world.sessionId, first, 'ADMIT'));
    world.pass(1_000);
    must(await world.door.admit(world.codes.minh, world.sessionId, second, 'ADMIT'));
    world.pass(1_000);
    must(await world.door.admit(world.codes.lan, world.sessionId, again, 'ADMIT'));
    const own = must(await world.door.ownScans(world.eventId, world.sessionId));
    expect(own.map(({ key, at: when, outcome, guest }) => [key, when, outcome, guest.name.split(' ')[0]])).toEqual([
      [again, later(at, 2_000), 'ALREADY_CHECKED_IN', 'Lan'],
      [second, later(at, 1_000), 'ADMITTED', 'Minh'],
      [first, at, 'ADMITTED', 'Lan'],
    ]);
    expect(must(await world.door.ownScans(world.eventId, world.otherSessionId))).toEqual([]);
    must(await world.door.undo(world.eventId, own[1]?.key ?? ''));
    expect(must(await world.door.ownScans(world.eventId, world.sessionId)).map(({ key }) => key)).toEqual([
      again,
      first,
    ]);
    expect(must(await world.door.summary(world.eventId, world.sessionId))).toMatchObject({ expected: 2, admitted: 1 });
  });

  it('filters guests by check-in and finds a name', async () => {
    must(await world.door.admit(world.codes.lan, world.sessionId, newKey(), 'ADMIT'));
    const names = async (filter: Parameters<GuestList>[1]) =>
      must(await world.guests(world.eventId, filter, {})).entries.map((guest) => guest.name.split(' ')[0]);
    expect((await names({})).sort()).toEqual(['Lan', 'Minh']);
    expect(await names({ checkIn: 'CHECKED_IN' })).toEqual(['Lan']);
    expect(await names({ checkIn: 'NOT_CHECKED_IN' })).toEqual(['Minh']);
    expect(await names({ search: 'minh' })).toEqual(['Minh']);
    expect(await names({ sessionId: world.sessionId, search: 'nobody of that name' })).toEqual([]);
  });

  it('counts tickets and check-ins', async () => {
    must(await world.door.admit(world.codes.lan, world.sessionId, newKey(), 'ADMIT'));
    const overview = must(await world.sales.overview(world.eventId));
    expect(overview).toMatchObject({ sold: 2, checkedIn: 1, held: 0, integrity: { healthy: true, problems: [] } });
    expect(overview.days.reduce((count, day) => count + day.tickets, 0)).toBe(2);
    expect(must(await world.sales.orders(world.eventId, '', {})).entries).toHaveLength(1);
  });
}
