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
    expect(await undo(second)).toEqual({ count: 1, firstAt: at });
    expect(await undo(second)).toEqual(refusal('ALREADY_UNDONE'));
    expect(await undo(first)).toEqual({ count: 0, firstAt: null });
    expect(await undo('nobody’s')).toEqual(refusal('NOT_FOUND'));
    expect(must(await world.door.summary(world.eventId, world.sessionId))).toMatchObject({ admitted: 0 });
    expect(must(await world.door.ownScans(world.eventId, world.sessionId))).toEqual([]);
    expect(must(await world.door.admit(world.codes.lan, world.sessionId, newKey(), 'ADMIT'))).toMatchObject({
      outcome: 'ADMITTED',
      count: 1,
    });
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
    expect(own.map(({ key, at: when, isFirst, guest }) => [key, when, isFirst, guest.name.split(' ')[0]])).toEqual([
      [again, later(at, 2_000), false, 'Lan'],
      [second, later(at, 1_000), true, 'Minh'],
      [first, at, true, 'Lan'],
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
