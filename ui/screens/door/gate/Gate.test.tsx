import { beforeEach, describe, expect, it } from 'vitest';
import { makeMemoryDoor } from '#adapters/memory/door/memory-door.ts';
import { makeMemoryDoorShelf, makeMemoryScanQueue } from '#adapters/memory/door/memory-door-shelf.ts';
import { makeScriptedCamera } from '#adapters/memory/door/scripted-camera.ts';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { makeMemoryLiveUpdates } from '#adapters/memory/platform/memory-live-updates.ts';
import { makeLocalGateKeys } from '#adapters/storage/door/local-gate-keys.ts';
import { makeLocalGateMemory } from '#adapters/storage/door/local-gate-memory.ts';
import { CodeScanner } from '#application/door/ports/code-scanner.ts';
import type { Door } from '#application/door/ports/door.ts';
import { DoorShelf } from '#application/door/ports/door-shelf.ts';
import { DoorSignal } from '#application/door/ports/door-signal.ts';
import { GateKeys } from '#application/door/ports/gate-keys.ts';
import { GatePassDesk } from '#application/door/ports/gate-pass-desk.ts';
import { OfflineDoor } from '#application/door/ports/offline-door.ts';
import { ScanQueue } from '#application/door/ports/scan-queue.ts';
import { ScanTickets } from '#application/door/scan-tickets.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { HOUR, later } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { aMemoryGuest, eventFields, sessionFields, ticketTypeFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { Gate } from './Gate.tsx';
import { gateLoader } from './gate.loader.ts';

const PASS = 'pass-1';
let queue = makeMemoryScanQueue();
let shelf = makeMemoryDoorShelf();
let keptPages: string[] = [];

async function open({ locale = 'en' as 'en' | 'vi', refusal = null as Refusal | null } = {}) {
  const world = makeMemoryDeskWorld(() => NOW);
  const events = makeMemoryEventDesk(world);
  const session = sessionFields({ name: 'Đêm khai mạc', beginAt: later(NOW, HOUR), endAt: later(NOW, 3 * HOUR) });
  const created = await events.create(eventFields, session);
  if (!created.ok) throw new Error('No event');
  const { eventId, sessionId } = created.value;
  const standard = await events.addTicketType(sessionId, ticketTypeFields());
  if (!standard.ok) throw new Error('No ticket type');
  const { ticketTypeId } = standard.value;
  const guest = aMemoryGuest({
    ticketId: 'AAAAAAAAAA',
    firstName: 'Lan',
    lastName: 'Ngô',
    eventId,
    sessionId,
    ticketTypeId,
  });
  world.guests.set(guest.ticketId, guest);
  const memory = makeMemoryDoor(world);
  let stop = refusal;
  let isAway = false;
  const unless = async <T,>(ask: () => Promise<T>) => {
    if (isAway) throw new Error('No network');
    return stop === null ? ask() : refused(stop);
  };
  const door: Door = {
    ...memory,
    summary: (...args) => unless(() => memory.summary(...args)),
    admit: (...args) => unless(() => memory.admit(...args)),
  };
  const keys = makeLocalGateKeys(() => window.localStorage);
  const tried: string[] = [];
  const desk: GatePassDesk = {
    read: async () => ok([]),
    create: async () => refused({ code: 'FORBIDDEN' }),
    revoke: async () => ok(null),
    enter: async (_passId, pin) => {
      tried.push(pin);
      return pin === '402913' ? ok({ key: 'the-key' }) : refused({ code: 'GATE_PIN_WRONG', triesLeft: 4 });
    },
    door: () =>
      unless(async () => {
        const place = await memory.open(eventId);
        if (!place.ok) return place;
        const { abilities: _of, ...found } = place.value;
        return ok({ ...found, pass: { id: PASS, name: 'Cổng Bắc', endsAt: later(NOW, 4 * HOUR) } });
      }),
  };
  const signal: DoorSignal = { give: () => undefined, isMuted: () => true, mute: () => undefined };
  let scans = 0;
  const newKey = () => {
    scans += 1;
    return `scan-${scans}`;
  };
  const clock = { now: () => NOW };
  const pairs = [
    given(GatePassDesk, desk),
    given(GateKeys, keys),
    given(DoorShelf, shelf),
    given(ScanQueue, queue),
    given(Clock, clock),
    given(
      ScanTickets,
      ScanTickets.make({
        door,
        live: makeMemoryLiveUpdates(),
        signal,
        shelf,
        queue,
        gates: makeLocalGateMemory(
          () => window.localStorage,
          () => '1f2e-gate',
        ),
        verify: async () => null,
        clock,
        newKey,
      }),
    ),
    given(CodeScanner, makeScriptedCamera()),
    given(DoorSignal, signal),
    given(OfflineDoor, { keep: async (path) => void keptPages.push(path) }),
  ];
  await renderPage(
    [
      { path: '/check-in/pass/:passId', Component: withUseCases(Gate, pairs), loader: loaderWith(gateLoader, pairs) },
      { path: '*', element: null },
    ],
    { now: NOW, at: `/check-in/pass/${PASS}`, locale },
  );
  await settle(20);
  return {
    keys,
    tried,
    eventId,
    sessionId,
    world,
    stop: (why: Refusal | null) => {
      stop = why;
    },
    away: (is: boolean) => {
      isAway = is;
    },
  };
}

const text = () => document.body.textContent ?? '';
const pinField = () => document.querySelector<HTMLInputElement>('input[name="pin"]');
const give = async (pin: string) => {
  await type(pinField(), pin);
  await submit(pinField());
  await settle(20);
};
const scan = async (code: string) => {
  const field = document.querySelector('form input[aria-label]');
  await type(field, code);
  await submit(field);
  await settle(20);
};
const answer = () => document.querySelector('[role="alert"]')?.textContent ?? '';

beforeEach(() => {
  window.localStorage.clear();
  queue = makeMemoryScanQueue();
  shelf = makeMemoryDoorShelf();
  keptPages = [];
});

describe('the door of a gate pass', { timeout: 30_000 }, () => {
  it('asks somebody without an account for the PIN, and admits with it', async () => {
    const { keys, tried, eventId } = await open();
    expect(text()).toContain('You don’t need an account');
    await give('12');
    expect(text()).toContain('Enter the 6 digits of the PIN');
    expect(tried).toEqual([]);
    await give('111 111');
    expect(text()).toContain('Wrong PIN. 4 attempts left');
    await give('402-913');
    expect(pinField()).toBeNull();
    expect(keys.shown()).toBe('the-key');
    expect(keys.read(PASS)).toEqual({ key: 'the-key', eventId });
    expect(text()).toMatch(/Cổng Bắc · Pass until/);
    expect(document.querySelector(`a[href*="/events/manager"]`)).toBeNull();
    expect(text()).not.toContain('Name gate');
    await scan('AAAAAAAAAA');
    expect(answer()).toContain('Ngô Lan');
    expect(keptPages).toContain(`/check-in/pass/${PASS}`);
  });

  it('opens again on the device without the PIN, also without a network', async () => {
    const first = await open();
    await give('402913');
    first.away(true);
    await open({ locale: 'vi' });
    expect(pinField()).toBeNull();
    expect(text()).toContain('Thẻ dùng đến');
  });

  it('refuses the next scan with the reason once the pass is revoked, in both languages', async () => {
    const { stop } = await open({ locale: 'vi' });
    await give('402913');
    stop({ code: 'PASS_REVOKED' });
    await scan('AAAAAAAAAA');
    expect(answer()).toContain('Thẻ soát vé này đã bị thu hồi');
    expect(document.querySelector('[role="status"]')?.textContent).toContain('Thẻ soát vé này đã bị thu hồi');
  });

  it('says why a pass no longer opens, and keeps the door while scans of it wait to be sent', async () => {
    const { eventId, sessionId } = await open();
    await give('402913');
    await open({ refusal: { code: 'PASS_OVER', since: NOW } });
    expect(text()).toContain('Check-in access on this device ended');
    expect(document.querySelector('form')).toBeNull();
    const waiting = { key: 'k', text: 'AAAAAAAAAA', sessionId, at: NOW, listMadeAt: NOW, ticketId: 'AAAAAAAAAA' };
    await queue.keep(eventId, waiting);
    await open({ refusal: { code: 'PASS_REVOKED' } });
    expect(text()).toContain('This gate pass was revoked');
    expect(await queue.read(eventId)).toEqual([]);
  });

  it('asks for the PIN again when its key opens nothing', async () => {
    await open();
    await give('402913');
    await open({ refusal: { code: 'UNAUTHORIZED' } });
    expect(pinField()).not.toBeNull();
  });
});
