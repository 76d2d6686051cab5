import { readFileSync } from 'node:fs';
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeMemoryDoor } from '#adapters/memory/door/memory-door.ts';
import { makeMemoryDoorShelf, makeMemoryScanQueue } from '#adapters/memory/door/memory-door-shelf.ts';
import { makeScriptedCamera } from '#adapters/memory/door/scripted-camera.ts';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { makeMemoryLiveUpdates } from '#adapters/memory/platform/memory-live-updates.ts';
import { makeLocalGateMemory } from '#adapters/storage/door/local-gate-memory.ts';
import { FindAtDoor } from '#application/door/find-at-door.ts';
import { CodeScanner } from '#application/door/ports/code-scanner.ts';
import { DoorSignal, type DoorSignalKind } from '#application/door/ports/door-signal.ts';
import { OfflineDoor } from '#application/door/ports/offline-door.ts';
import { ScanTickets } from '#application/door/scan-tickets.ts';
import { DAY, HOUR, instant, later } from '#domain/kernel/instant.ts';
import { aMemoryGuest, eventFields, sessionFields, ticketTypeFields } from '#test/builders/desk-fields.ts';
import { appears, click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';
import { CheckIn } from './CheckIn.tsx';
import type { CheckInData } from './check-in.loader.ts';

/** Pages that open without a network. */
const keptPages = new Set<string>();
let queue = makeMemoryScanQueue();
let shelf = makeMemoryDoorShelf();
const NOW = instant(Date.UTC(2026, 10, 20, 12));

async function open(
  locale: 'en' | 'vi' = 'en',
  { onTeam = true, hash = '', withList = false, managesGuests = true, reEntry = false } = {},
) {
  let now = NOW;
  const world = makeMemoryDeskWorld(() => now);
  const desk = makeMemoryEventDesk(world);
  const session = sessionFields({ name: 'Đêm khai mạc', beginAt: later(NOW, HOUR), endAt: later(NOW, 3 * HOUR) });
  const created = await desk.create({ ...eventFields, allowReEntry: reEntry }, session);
  if (!created.ok) throw new Error('No event');
  const { eventId, sessionId } = created.value;
  const other = await desk.addSession(eventId, {
    ...session,
    name: 'Đêm sau',
    beginAt: later(NOW, DAY),
    endAt: later(NOW, DAY + HOUR),
  });
  const standard = await desk.addTicketType(sessionId, ticketTypeFields());
  if (!other.ok || !standard.ok) throw new Error('No session');
  const { ticketTypeId } = standard.value;
  const guest = (code: string, firstName: string, atSession: number) =>
    aMemoryGuest({ ticketId: code, firstName, lastName: 'Ngô', eventId, sessionId: atSession, ticketTypeId });
  for (const one of [guest('AAAAAAAAAA', 'Lan', sessionId), guest('BBBBBBBBBB', 'Minh', other.value.sessionId)])
    world.guests.set(one.ticketId, one);
  const door = makeMemoryDoor(world);
  const scanner = makeScriptedCamera();
  const heard: DoorSignalKind[] = [];
  let muted = false;
  const signal: DoorSignal = {
    give: (kind) => void heard.push(kind),
    isMuted: () => muted,
    mute: (next) => {
      muted = next;
    },
  };
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `scan-${keys}`;
  };
  const Component = withUseCases(CheckIn, [
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
        clock: { now: () => now },
        newKey,
      }),
    ),
    given(FindAtDoor, FindAtDoor.make({ door, shelf, queue })),
    given(CodeScanner, scanner),
    given(DoorSignal, signal),
    given(OfflineDoor, { keep: async (path) => void keptPages.add(path) }),
  ]);
  const loader = viewerLoader(async (): Promise<CheckInData> => {
    if (!onTeam) return { kind: 'REFUSED', refusal: { code: 'FORBIDDEN' } };
    const place = await door.open(eventId);
    if (place.ok && withList) await shelf.keepDoor(place.value);
    return place.ok
      ? { kind: 'OPEN', place: { ...place.value, managesGuests }, suggested: sessionId }
      : { kind: 'REFUSED', refusal: place.refusal };
  });
  await renderPage([{ path: '/check-in/:eventId', Component, loader }], {
    account: someAccount,
    now: NOW,
    at: `/check-in/${eventId}${hash}`,
    locale,
  });
  const hold = async (code: string) => {
    await act(async () => scanner.hold(code));
    await settle(20);
  };
  const code = async (text: string) => {
    const field = document.querySelector('input[aria-label]');
    await type(field, text);
    await submit(field);
    await settle(20);
  };
  const goOn = async () => click(find('button', locale === 'en' ? 'Tap to continue' : 'Chạm để tiếp tục'));
  const pass = (ms: number) => {
    now = later(now, ms);
  };
  const chooseSecond = async () => {
    const chooser = (await appears('select')) as HTMLSelectElement;
    const second = chooser.options[1]?.value ?? '';
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(chooser, second);
      chooser.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await settle(20);
  };
  return {
    eventId,
    sessionId,
    chooseSecond,
    door,
    scanner,
    heard,
    world,
    hold,
    code,
    goOn,
    pass,
    isMuted: () => muted,
  };
}

const answer = () => document.querySelector('[role="alert"]')?.textContent ?? '';

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  queue = makeMemoryScanQueue();
  shelf = makeMemoryDoorShelf();
});

describe('the check-in page', { timeout: 30_000 }, () => {
  it("admits a scanned ticket and shows the guest's name and ticket", async () => {
    const { hold, heard } = await open();
    await hold('AAAAAAAAAA');
    expect(answer()).toContain('Welcome');
    expect(answer()).toContain('Ngô Lan');
    expect(answer()).toContain('Vé thường');
    expect(heard).toEqual(['ADMITTED']);
  });

  it('is an app of its own that scans a guest’s QR code and checks the guest in [S1-41]', async () => {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.setAttribute('href', '/site.webmanifest');
    document.head.append(link);
    const { hold, world } = await open();
    expect(link.getAttribute('href')).toBe('/door.webmanifest');
    const app: unknown = JSON.parse(readFileSync('ui/public/door.webmanifest', 'utf8'));
    expect(app).toMatchObject({ name: 'Vemoi Check-in', display: 'standalone', start_url: '/check-in' });
    await hold('AAAAAAAAAA');
    expect(answer()).toContain('Ngô Lan');
    expect(world.guests.get('AAAAAAAAAA')?.checkIns).toHaveLength(1);
    link.remove();
  });

  it('is installed in Vietnamese as the same app, which starts where its worker keeps the door', async () => {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.setAttribute('href', '/site.webmanifest');
    document.head.append(link);
    await open('vi');
    expect(link.getAttribute('href')).toBe('/door.vi.webmanifest');
    const [english, vietnamese] = ['', '.vi'].map(
      (locale) =>
        JSON.parse(readFileSync(`ui/public/door${locale}.webmanifest`, 'utf8')) as Readonly<Record<string, unknown>>,
    );
    expect(vietnamese).toMatchObject({ id: english?.['id'], name: english?.['name'], start_url: '/vi/check-in' });
    link.remove();
  });

  it('takes a typed code in lower case with spaces [S1-36]', async () => {
    const { code } = await open();
    await code('aaaaa aaaaa');
    expect(answer()).toContain('Ngô Lan');
  });

  it('fills in the code of a link to the door', async () => {
    await open('en', { hash: '#code=AAAAAAAAAA' });
    const field = document.querySelector<HTMLInputElement>('input[aria-label]');
    expect(field?.value).toBe('AAAAAAAAAA');
    await submit(field);
    await settle(20);
    expect(answer()).toContain('Ngô Lan');
  });

  it('a second scan shows the first check-in and the count [S4-20]', async () => {
    const { code, goOn, pass } = await open();
    await code('AAAAAAAAAA');
    await goOn();
    pass(60_000);
    await code('AAAAAAAAAA');
    expect(answer()).toContain('Already checked in');
    expect(answer()).toContain('First checked in at 19:00, 20\u00a0Nov\u00a02026');
    expect(answer()).toContain('2 check-ins');
  });

  it('a code typed again seconds later is a second scan, and says how many seconds ago the first was', async () => {
    const { code, goOn, pass } = await open();
    await code('AAAAAAAAAA');
    await goOn();
    pass(3_000);
    await code('AAAAAAAAAA');
    expect(answer()).toContain('Already checked in');
    expect(answer()).toContain('3 seconds ago');
  });

  it('takes what a hand scanner types while an answer has the focus, and leaves keys in a dialog alone', async () => {
    const { code } = await open();
    await code('AAAAAAAAAA');
    const continuing = find('button', 'Tap to continue');
    expect(document.activeElement).toBe(continuing);
    const press = async (key: string) =>
      act(async () => {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      });
    await press('Shift');
    expect(document.activeElement).toBe(continuing);
    await press('B');
    expect(document.querySelector('[role="alert"]')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Ticket code');
    await click(find('button', 'Find guest'));
    const search = await appears('[role="dialog"] input');
    await press('L');
    expect(document.activeElement).toBe(search);
  });

  it('warns of a ticket days too early and checks it in only on request', async () => {
    const { code, world, goOn, chooseSecond, pass } = await open();
    await chooseSecond();
    await code('BBBBBBBBBB');
    expect(answer()).toContain('Too early, not checked in');
    expect(answer()).toContain('This ticket is for a session in 1 day');
    expect(answer()).toContain('19:00, 21\u00a0Nov\u00a02026');
    await click(find('button', 'Don’t check in'));
    expect(world.guests.get('BBBBBBBBBB')?.checkIns).toEqual([]);
    pass(60_000);
    await code('BBBBBBBBBB');
    await click(find('button', 'Check in anyway'));
    await settle(20);
    expect(answer()).toContain('Welcome');
    expect(answer()).toContain('Ngô Minh');
    await goOn();
  });

  it('refuses a QR code that is not a ticket [S8-28] [S1-58]', async () => {
    const { hold } = await open();
    await hold('https://example.test');
    expect(answer()).toContain('Not admitted');
    expect(answer()).toContain('QR code invalid');
    await showsInBothLanguages('QR code invalid');
  });

  it.each([
    ['en', 'Ticket code not found', 'QR code invalid'],
    ['vi', 'Không tìm thấy mã vé này', 'Mã QR không hợp lệ'],
  ] as const)(
    'speaks in %s of the code where one was typed, and of the QR code a hand scanner read',
    async (locale, typed, read) => {
      const { code, goOn } = await open(locale);
      for (const text of ['GGGGG GGGGG', 'nonsense']) {
        await code(text);
        expect(answer()).toContain(typed);
        expect(answer()).not.toContain('QR');
        await goOn();
      }
      await code('https://example.test/a-page-of-others');
      expect(answer()).toContain(read);
    },
  );

  it('refuses a ticket of another session, in both languages [S8-29] [S1-58]', async () => {
    const first = await open();
    await first.code('BBBBBBBBBB');
    expect(answer()).toContain("You're not registered for this event/session");
    await showsInBothLanguages("You're not registered for this event/session");
    const second = await open('vi');
    await second.code('BBBBBBBBBB');
    expect(answer()).toContain('Bạn chưa đăng ký sự kiện/suất này');
  });

  it.each([
    [
      'en',
      'Ask the organiser to add you',
      `You’re signed in as ${someAccount.email}. Give the organiser this address.`,
    ],
    ['vi', '', `Bạn đang đăng nhập bằng ${someAccount.email}. Hãy gửi địa chỉ này cho ban tổ chức.`],
  ] as const)('tells who may not admit, in %s, by which address the organiser finds them', async (locale, ask, who) => {
    await open(locale, { onTeam: false });
    for (const words of [ask, who]) expect(document.body.textContent).toContain(words);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });

  it('sends a scan that was made offline after the page was loaded again', async () => {
    const first = await open();
    first.door.cut(true);
    await first.code('AAAAAAAAAA');
    expect(await queue.read(first.eventId)).toMatchObject([{ text: 'AAAAAAAAAA' }]);
    await open();
    await settle(20);
    expect(document.body.textContent).toContain('1 / 1 checked in');
    expect(document.body.textContent).not.toContain('kept here until');
  });

  it('keeps and counts scans while offline', async () => {
    const { door, code, goOn } = await open();
    door.cut(true);
    await code('AAAAAAAAAA');
    expect(answer()).toContain('Not recorded yet');
    await goOn();
    expect(document.body.textContent).toContain('this device has no ticket list yet');
    expect(document.body.textContent).toContain('1 scan is kept here until it is sent');
  });

  it('decides offline by the list on the device, in the same words, and says so', async () => {
    const { door, code, goOn, hold, pass, eventId } = await open('en', { withList: true });
    expect(document.body.textContent).toContain('Ready for offline: 2 tickets · 19:00');
    expect([...keptPages]).toContain(`/check-in/${eventId}`);
    door.cut(true);
    await code('AAAAAAAAAA');
    expect(answer()).toContain('Welcome');
    expect(answer()).toContain('Ngô Lan');
    expect(answer()).toContain('Offline · ticket list of 19:00');
    await goOn();
    expect(document.body.textContent).toContain('Tickets are checked on this device. 1 scan is kept here');
    pass(10_000);
    await hold('AAAAAAAAAA');
    expect(answer()).toContain('Already checked in');
    expect(answer()).toContain('10 seconds ago');
    await goOn();
    await code('BBBBBBBBBB');
    expect(answer()).toContain("You're not registered for this event/session");
  });

  it('lists the tickets that two gates admitted, with names and times, in both languages', async () => {
    const { door, sessionId, eventId, code, goOn, pass } = await open('en', { withList: true });
    await click(find('button', 'Name gate'));
    await type(document.querySelector('input[aria-label="Gate name"]'), 'Cổng Bắc');
    await submit(document.querySelector('input[aria-label="Gate name"]'));
    door.cut(true);
    await code('AAAAAAAAAA');
    await goOn();
    door.cut(false);
    await door.admit('AAAAAAAAAA', sessionId, 'other-gate', 'ADMIT', { id: 'south', name: 'Cổng Nam' });
    pass(60_000);
    await settle(3_200);
    const listed = await appears('ol[aria-label="Offline scans to check"]');
    expect(document.body.textContent).toContain('1 offline scan to check');
    for (const words of ['Ngô Lan', 'Admitted at two gates', 'Cổng Nam · 19:00', 'Cổng Bắc (this device) · 19:00'])
      expect(listed?.textContent).toContain(words);
    expect(await queue.read(eventId)).toEqual([]);
  });

  it('updates recent scans and the counter', async () => {
    const { code, goOn } = await open();
    expect(document.body.textContent).toContain('0 / 1 checked in');
    await code('AAAAAAAAAA');
    await goOn();
    await settle(20);
    expect(find('ol', 'Recent scans').textContent).toContain('Ngô Lan');
    expect(document.body.textContent).toContain('1 / 1 checked in');
  });

  it('finds a guest by name, shows who is in, and checks in from the row', async () => {
    const { world, goOn } = await open();
    const search = async (text: string) => {
      await click(find('button', 'Find guest'));
      await type(document.querySelector('input[type="search"]'), text);
      await settle(400);
    };
    await search('n');
    expect(document.body.textContent).toContain('Type at least two letters.');
    await type(document.querySelector('input[type="search"]'), 'ngo');
    await settle(400);
    expect(find('ul', 'Guests found').textContent).toContain('Ngô Lan');
    expect(find('ul', 'Guests found').textContent).toContain('For another session · Đêm sau');
    expect(findAll('button', 'Check in Ngô Minh')).toHaveLength(0);
    await click(find('button', 'Check in Ngô Lan'));
    await settle(20);
    expect(answer()).toContain('Welcome');
    expect(world.guests.get('AAAAAAAAAA')?.checkIns).toHaveLength(1);
    await goOn();
    await search('lan');
    expect(find('ul', 'Guests found').textContent).toContain('Checked in · 19:00');
    await type(document.querySelector('input[type="search"]'), 'nobody');
    await settle(400);
    expect(document.body.textContent).toContain('No guest found');
    await click(find('button', 'Close'));
    expect(document.querySelector('input[type="search"]')).toBeNull();
  });

  it('leads back to the event, and door staff without its desk to their events', async () => {
    const { eventId } = await open();
    await appears('a[aria-label="Back to event"]');
    expect(document.querySelector('a[aria-label]')?.getAttribute('href')).toBe(`/events/manager/${eventId}`);
    await open('vi', { managesGuests: false });
    await appears('a[aria-label="Sự kiện của tôi"]');
    expect(document.querySelector('a[aria-label]')?.getAttribute('href')).toBe('/admin/events');
  });

  it('takes a check-in back from its answer and from the recent scans, and says so', async () => {
    const { code, goOn, world, pass } = await open();
    await code('AAAAAAAAAA');
    await click(find('button', 'Undo'));
    await settle(20);
    expect(answer()).toBe('');
    expect(find('ol', 'Recent scans').textContent).toContain('Undone');
    expect(world.guests.get('AAAAAAAAAA')?.checkIns).toEqual([]);
    expect(document.body.textContent).toContain('0 / 1 checked in');
    await code('AAAAAAAAAA');
    await goOn();
    expect(document.body.textContent).toContain('1 / 1 checked in');
    pass(16 * 60_000);
    await click(find('button', 'Undo · Ngô Lan'));
    await settle(20);
    expect(answer()).toBe('Too late to undo. Staff have 15 minutes, the organiser a day');
    expect(world.guests.get('AAAAAAAAAA')?.checkIns).toHaveLength(1);
  });

  it('takes a scan back offline before it was sent', async () => {
    const { door, code, goOn, world } = await open('vi', { withList: true });
    door.cut(true);
    await code('AAAAAAAAAA');
    await goOn();
    await click(find('button', 'Hoàn tác · Ngô Lan'));
    await settle(20);
    expect(find('ol', /./).textContent).toContain('Đã hoàn tác');
    door.cut(false);
    await settle(3_200);
    expect(world.guests.get('AAAAAAAAAA')?.checkIns).toEqual([]);
  });

  it('scans guests out and in again where the event allows it, and shows who is outside', async () => {
    const { code, goOn, world } = await open('en', { reEntry: true });
    await code('AAAAAAAAAA');
    await goOn();
    await click(find('button', 'Out'));
    await code('AAAAAAAAAA');
    expect(answer()).toContain('Gone out');
    expect(answer()).toContain('Scan this ticket again when they come back.');
    await goOn();
    expect(document.body.textContent).toContain('1 / 1 checked in');
    await code('AAAAAAAAAA');
    expect(answer()).toContain('This guest left already');
    await goOn();
    await click(find('button', 'Find guest'));
    await type(document.querySelector('input[type="search"]'), 'lan');
    await settle(400);
    expect(find('ul', 'Guests found').textContent).toContain('Gone out · 19:00');
    // Checked in from the list whichever way the door scans.
    await click(find('button', 'Check in Ngô Lan'));
    await settle(20);
    expect(answer()).toContain('Welcome back');
    await goOn();
    expect(find('ol', 'Recent scans').textContent).toContain('Back in');
    expect(document.body.textContent).toContain('1 / 1 checked in');
    expect(world.guests.get('AAAAAAAAAA')?.leftAt).toBeNull();
  });

  it('offers no way out where the event allows no re-entry, and names the two ways in Vietnamese', async () => {
    await open();
    expect(findAll('button', 'Out')).toHaveLength(0);
    const { code, goOn } = await open('vi', { reEntry: true });
    await click(find('button', 'Ra'));
    await code('AAAAAAAAAA');
    expect(answer()).toContain('Khách này chưa check-in');
    await goOn();
    expect(findAll('button', 'Vào')).toHaveLength(1);
  });

  it('finds a guest offline by the list on the device, in Vietnamese', async () => {
    const { door } = await open('vi', { withList: true });
    door.cut(true);
    await click(find('button', 'Tìm khách'));
    await type(document.querySelector('input[type="search"]'), 'lan');
    await settle(400);
    await click(find('button', 'Check-in cho Ngô Lan'));
    await settle(20);
    expect(answer()).toContain('Ngô Lan');
  });

  it('explains a blocked camera and still takes a typed code', async () => {
    const { scanner, code } = await open();
    await act(async () => scanner.says({ kind: 'TROUBLE', trouble: 'REFUSED' }));
    expect(document.body.textContent).toContain('Camera access is blocked');
    await act(async () => scanner.says({ kind: 'TROUBLE', trouble: 'NO_CAMERA' }));
    expect(document.body.textContent).toContain('No camera found');
    await code('AAAAAAAAAA');
    expect(answer()).toContain('Welcome');
  });

  it('changes the session and mutes the sound', async () => {
    const { chooseSecond, code, isMuted } = await open();
    await click(find('button', 'Sound'));
    expect(isMuted()).toBe(true);
    await chooseSecond();
    await code('BBBBBBBBBB');
    // Tomorrow's session: the door warns first.
    await click(find('button', 'Check in anyway'));
    await settle(20);
    expect(answer()).toContain('Ngô Minh');
    expect(findAll('select', 'Session')).toHaveLength(1);
  });
});
