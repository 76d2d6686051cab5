import { describe, expect, it } from 'vitest';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { EventActs } from '#application/event/ports/event-acts.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import { type CalendarItem, SessionCalendars } from '#application/event/ports/session-calendars.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import { HOUR, later, MINUTE } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { wallClockOf } from '#domain/time/wall-clock.ts';
import { eventFields, sessionFields, ticketTypeFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { click, find, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { typeMoment } from '#test/rendered/type-moment.ts';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { EventPlace } from './EventPlace.tsx';
import { eventPlaceLoader } from './event-place.loader.ts';

async function open(locale: 'en' | 'vi' = 'en') {
  const events = makeMemoryEventDesk(makeMemoryDeskWorld(() => NOW));
  const created = await events.create(eventFields, sessionFields());
  if (!created.ok) throw new Error('No event');
  const { eventId, sessionId } = created.value;
  await events.addTicketType(sessionId, ticketTypeFields());
  const gone = async () => refused({ code: 'EVENT_NOT_FOUND' } as const);
  const acts: EventActs = {
    turnDonations: gone,
    turnFormPerTicket: gone,
    clone: gone,
    schedule: gone,
    listing: gone,
    writeListing: gone,
    publishAt: gone,
    moveSession: events.changeSession,
    changeAddress: async (id, address) => {
      const changed = await events.change(id, { ...eventFields, address });
      return changed.ok ? ok(null) : changed;
    },
  };
  const items: CalendarItem[] = [];
  const calendars: SessionCalendars = {
    list: async (id) => ok(id === sessionId ? [...items] : []),
    add: async (_sessionId, fields, key) => {
      if (fields.title === 'Bị từ chối') return refused({ code: 'EVENT_STATE_FORBIDS', state: 'CANCELLED' });
      items.push({ ...fields, id: key });
      return ok(null);
    },
    remove: async (id) => {
      items.splice(
        items.findIndex((item) => item.id === id),
        1,
      );
      return ok(null);
    },
  };
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `key ${keys}`;
  };
  const pairs = [
    given(EventDesk, events),
    given(EventActs, acts),
    given(SessionCalendars, calendars),
    given(NewKey, newKey),
  ];
  await renderPage(
    [
      {
        path: '/events/manager/:eventId/place',
        Component: withUseCases(EventPlace, pairs),
        loader: loaderWith(eventPlaceLoader, pairs),
      },
      { path: '*', element: null },
    ],
    { account: someAccount, now: NOW, locale, at: `/events/manager/${eventId}/place` },
  );
  await settle(10);
  const read = async () => {
    const event = await events.read(eventId);
    if (!event.ok) throw new Error('No event');
    return event.value;
  };
  return { sessionId, read, items };
}

const text = () => document.body.textContent ?? '';
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);

describe('time and location of an event', () => {
  it('are changed on a screen of their own [S2.14-10]', async () => {
    const { sessionId, read } = await open();
    expect(field('address')?.value).toBe('Hà Nội');
    await type(field('address'), '1 Tràng Tiền, Hà Nội');
    await submit(field('address'));
    expect((await read()).address).toBe('1 Tràng Tiền, Hà Nội');
    expect(text()).toContain('Address saved');

    await typeMoment(field(`begin-${sessionId}`), '2027-02-01T19:00');
    await typeMoment(field(`end-${sessionId}`), '2027-02-01T22:30');
    await submit(field(`end-${sessionId}`));
    const [session] = (await read()).sessions;
    expect([session?.beginAt, session?.endAt]).toEqual([Date.UTC(2027, 1, 1, 12), Date.UTC(2027, 1, 1, 15, 30)]);
    expect(text()).toContain('Time and place saved');
  });

  it('need an address, and an end after the start', async () => {
    const { sessionId, read } = await open();
    await type(field('address'), ' ');
    await submit(field('address'));
    expect(text()).toContain('Enter the address');
    await typeMoment(field(`end-${sessionId}`), '2020-01-01T10:00');
    await submit(field(`end-${sessionId}`));
    expect(text()).toContain('The end must be after the start');
    expect((await read()).address).toBe('Hà Nội');
  });

  it('have an agenda of what happens within the session', async () => {
    const { sessionId, read, items } = await open();
    const [session] = (await read()).sessions;
    if (session === undefined) throw new Error('No session');
    const item = (name: string) => field(`${name}-item-${sessionId}`);
    const begin = item('begin')?.value ?? '';
    await submit(item('title'));
    expect(text()).toContain('Enter what happens');
    await type(item('title'), 'Đón khách');
    await submit(item('title'));
    expect(text()).toContain('Choose a time after the start');
    await typeMoment(item('begin'), '2020-01-01T10:00');
    await submit(item('title'));
    expect(text()).toContain('Choose a time within the session');
    expect(items).toEqual([]);
    await type(item('begin'), begin);
    await typeMoment(item('end'), wallClockOf(later(session.beginAt, 30 * MINUTE), 'Asia/Ho_Chi_Minh'));
    await submit(item('title'));
    expect(items).toEqual([
      { id: 'key 1', title: 'Đón khách', beginAt: session.beginAt, endAt: later(session.beginAt, 30 * MINUTE) },
    ]);
    expect(text()).toContain('Added to the agenda');
    await type(item('title'), 'Bị từ chối');
    await typeMoment(item('end'), wallClockOf(later(session.beginAt, HOUR), 'Asia/Ho_Chi_Minh'));
    await submit(item('title'));
    expect(document.querySelector('[role="alert"].MuiAlert-colorError')?.textContent).toMatch(/cancelled/);
    await click(find('button', 'Remove “Đón khách”'));
    await settle(5);
    expect(items).toEqual([]);
  });

  it('are shown in Vietnamese', async () => {
    await open('vi');
    for (const words of ['Thời gian & địa điểm', 'Địa điểm', 'Lưu']) expect(text()).toContain(words);
  });
});
