import { describe, expect, it } from 'vitest';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import { type DeskRoom, RoomDesk } from '#application/event/ports/room-desk.ts';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { aDeskSession, aTicketType } from '#test/builders/a-desk-session.ts';
import { eventFields, sessionFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { EventRooms } from './EventRooms.tsx';
import { eventRoomsLoader } from './event-rooms.loader.ts';

const session = aDeskSession([aTicketType('sen', 'Hạng Sen'), aTicketType('xa', 'Xem trực tuyến', 0, 'ONLINE')]);
const event = {
  id: 7,
  name: 'Đêm nhạc',
  timezone: 'Asia/Ho_Chi_Minh',
  format: 'HYBRID',
  abilities: ['event.rooms'],
  sessions: [session],
};

async function open(rooms: DeskRoom[], over: Partial<RoomDesk> = {}, locale: 'en' | 'vi' = 'en') {
  const desk: RoomDesk = {
    ofSession: async () => ok([...rooms]),
    add: async (sessionId, fields) => {
      const room = { id: 'new', version: 'v1', sessionId, ticketTypeIds: [], opensAt: null, ...fields, isOpen: false };
      rooms.push(room);
      return ok(room);
    },
    revise: async (id, fields, version) => {
      const at = rooms.findIndex((room) => room.id === id);
      const before = rooms[at];
      if (before === undefined) return refused({ code: 'NOT_FOUND' });
      if (before.version !== version) return refused({ code: 'STALE', by: 'Ngô Lan' });
      const room = { ...before, ...fields, isOpen: fields.isOpen ?? before.isOpen };
      rooms.splice(at, 1, room);
      return ok(room);
    },
    discard: async (id) => {
      rooms.splice(
        rooms.findIndex((room) => room.id === id),
        1,
      );
      return ok(null);
    },
    openWith: async (type, ids) => {
      for (const [at, room] of rooms.entries()) {
        const others = room.ticketTypeIds.filter((one) => one !== type);
        rooms.splice(at, 1, { ...room, ticketTypeIds: ids.includes(room.id) ? [...others, type] : others });
      }
      return ok(null);
    },
    ...over,
  };
  const events = makeMemoryEventDesk(makeMemoryDeskWorld(() => NOW));
  const made = await events.create(eventFields, sessionFields());
  const read = made.ok ? await events.read(made.value.eventId) : made;
  if (!read.ok) throw new Error('No event');
  const shown = { ...read.value, ...event };
  const pairs = [given(EventDesk, { ...events, read: async () => ok(shown) }), given(RoomDesk, desk)];
  await renderPage(
    [
      {
        path: '/events/manager/:eventId/rooms',
        Component: withUseCases(EventRooms, pairs),
        loader: loaderWith(eventRoomsLoader, pairs),
      },
      { path: '*', element: null },
    ],
    { account: someAccount, now: NOW, locale, at: '/events/manager/7/rooms' },
  );
  await settle(10);
  return rooms;
}

const text = () => document.body.textContent ?? '';
const aRoom: DeskRoom = {
  id: 'a',
  version: 'v1',
  sessionId: 1,
  title: 'Sân khấu',
  description: '',
  url: 'https://a.test',
  opensAt: null,
  isOpen: false,
  ticketTypeIds: ['xa'],
};
const tick = async (label: string): Promise<void> => {
  const box = find('label', label).querySelector('input');
  if (box === null) throw new Error(`Nothing to tick at ${label}`);
  await click(box);
};
const fill = async (title: string, url: string) => {
  await appears('[role="dialog"]');
  await type(document.querySelector('input[name="title"]'), title);
  await type(document.querySelector('input[name="url"]'), url);
  await submit(document.querySelector('input[name="url"]'));
};

describe('an event’s online rooms', () => {
  it('are added with a name, a link and, by default, the online tickets [S1-39]', async () => {
    const rooms = await open([]);
    expect(text()).toContain('No online rooms yet.');
    await click(find('button', 'Add room'));
    await fill('Sân khấu', 'https://meet.test/x');
    expect(rooms).toEqual([
      {
        id: 'new',
        version: 'v1',
        sessionId: 1,
        title: 'Sân khấu',
        description: '',
        url: 'https://meet.test/x',
        opensAt: null,
        isOpen: false,
        opensBefore: 30,
        ticketTypeIds: ['xa'],
      },
    ]);
    for (const words of ['Room saved', 'Sân khấu', 'https://meet.test/x', 'Access with: Xem trực tuyến'])
      expect(text()).toContain(words);
    expect(document.querySelector('[role="dialog"]')).toBe(null);
  });

  it('open as many minutes before the session as the organiser chooses, or as before', async () => {
    const asked: unknown[] = [];
    const planned = { ...aRoom, opensAt: later(session.beginAt, -45 * MINUTE) };
    await open([planned], {
      revise: async (id, fields) => {
        asked.push(fields.opensBefore);
        return ok({ ...planned, ...fields, id, isOpen: false });
      },
    });
    const minutes = () => document.querySelector<HTMLInputElement>('input[name="opens_minutes_early"]');
    const edit = async () => {
      await click(find('button', 'Edit room Sân khấu'));
      await appears('[role="dialog"]');
      expect(minutes()?.value).toBe('45');
    };
    await edit();
    await type(minutes(), '2000');
    await submit(minutes());
    expect(text()).toContain('Minutes before the session must be no more than 1,440');
    await type(minutes(), '90');
    await submit(minutes());
    await settle(400);
    await edit();
    await submit(minutes());
    expect(asked).toEqual([90, undefined]);
  });

  it('are changed and removed [S1-39]', async () => {
    const rooms = await open([aRoom]);
    await click(find('button', 'Edit room Sân khấu'));
    await appears('[role="dialog"]');
    await tick('Hạng Sen');
    await fill('Phòng hỏi đáp', 'https://b.test');
    expect(rooms).toMatchObject([
      { id: 'a', title: 'Phòng hỏi đáp', url: 'https://b.test', ticketTypeIds: ['xa', 'sen'] },
    ]);
    expect(text()).toContain('Access with: Hạng Sen, Xem trực tuyến');
    await click(find('button', 'Remove room Phòng hỏi đáp'));
    expect(rooms).toEqual([]);
    expect(text()).toContain('Room removed');
  });

  it('open to guests, and close, when the organiser says so', async () => {
    const rooms = await open([{ ...aRoom, opensAt: NOW }]);
    expect(text()).toContain('Opens by itself at 10:00');
    const toggle = () => find('input', 'Open Sân khấu to guests');
    await click(toggle());
    expect(rooms).toMatchObject([{ isOpen: true }]);
    expect(text()).toContain('Room opened to guests');
    await click(toggle());
    expect(rooms).toMatchObject([{ isOpen: false }]);
    expect(text()).toContain('Room closed');
  });

  it('need a name and a valid link', async () => {
    const rooms = await open([]);
    await click(find('button', 'Add room'));
    await fill(' ', 'javascript:alert(1)');
    expect(text()).toContain('Name is required');
    expect(text()).toContain('Link is not valid');
    expect(document.activeElement?.getAttribute('name')).toBe('title');
    expect(rooms).toEqual([]);
  });

  it('show a refusal and keep the input', async () => {
    await open([], { add: async () => refused({ code: 'FORBIDDEN' }) });
    await click(find('button', 'Add room'));
    await fill('Sân khấu', 'https://meet.test/x');
    expect(document.querySelector('[role="dialog"] [role="alert"]')?.textContent).not.toBe('');
    expect(document.querySelector<HTMLInputElement>('input[name="title"]')?.value).toBe('Sân khấu');
  });

  it('are refused without the ability', async () => {
    await open([], { ofSession: async () => refused({ code: 'EVENT_NOT_FOUND' }) });
    expect(text()).toContain('you may not be on its team');
  });

  it('are shown in Vietnamese', async () => {
    await open([aRoom], {}, 'vi');
    expect(text()).toContain('Phòng trực tuyến');
    expect(text()).toContain('Vào bằng vé: Xem trực tuyến');
  });

  it('that somebody else changed meanwhile keep what is written, and tell what changed', async () => {
    const rooms = await open([aRoom]);
    await click(find('button', 'Edit room Sân khấu'));
    await appears('[role="dialog"]');
    await type(document.querySelector('input[name="title"]'), 'Sân khấu chính');
    rooms.splice(0, 1, { ...aRoom, version: 'v2', title: 'Hội trường', url: 'https://b.test' });
    await submit(document.querySelector('input[name="url"]'));
    await settle(10);
    expect(text()).toContain('Not saved yet: Ngô Lan changed this meanwhile');
    for (const words of ['Link: https://b.test', 'Room name: Hội trường']) expect(text()).toContain(words);
    expect(document.querySelector<HTMLInputElement>('input[name="title"]')?.value).toBe('Sân khấu chính');
    await submit(document.querySelector('input[name="url"]'));
    await settle(10);
    expect(rooms).toMatchObject([{ title: 'Sân khấu chính', url: 'https://b.test' }]);
  });
});
