import { describe, expect, it } from 'vitest';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { EventActs } from '#application/event/ports/event-acts.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { eventFields, sessionFields, ticketTypeFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
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
    publishAt: gone,
    moveSession: events.changeSession,
    changeAddress: async (id, address) => {
      const changed = await events.change(id, { ...eventFields, address });
      return changed.ok ? ok(null) : changed;
    },
  };
  const pairs = [given(EventDesk, events), given(EventActs, acts)];
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
  return { sessionId, read };
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

    await type(field(`begin-${sessionId}`), '2027-02-01T19:00');
    await type(field(`end-${sessionId}`), '2027-02-01T22:30');
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
    await type(field(`end-${sessionId}`), '2020-01-01T10:00');
    await submit(field(`end-${sessionId}`));
    expect(text()).toContain('The end must be after the start');
    expect((await read()).address).toBe('Hà Nội');
  });

  it('are shown in Vietnamese', async () => {
    await open('vi');
    for (const words of ['Thời gian & địa điểm', 'Địa điểm', 'Lưu']) expect(text()).toContain(words);
  });
});
