import { act } from 'react';
import { Outlet } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type MemoryGuest, makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { makeMemoryLiveUpdates } from '#adapters/memory/platform/memory-live-updates.ts';
import { makeMemorySalesDesk } from '#adapters/memory/report/memory-sales-desk.ts';
import { makeMemoryGuestList } from '#adapters/memory/ticket/memory-guest-list.ts';
import { CancelEvent } from '#application/event/cancel-event.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import type { SalesDesk } from '#application/report/ports/sales-desk.ts';
import { WatchSales } from '#application/report/watch-sales.ts';
import { EditGuest } from '#application/ticket/edit-guest.ts';
import { ExportGuests } from '#application/ticket/export-guests.ts';
import { GroupGuests } from '#application/ticket/group-guests.ts';
import { GuestActs } from '#application/ticket/ports/guest-acts.ts';
import { DAY, HOUR, type Instant, later } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { aMemoryGuest, eventFields, sessionFields, ticketTypeFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { noGuestActs } from '#test/builders/no-guest-acts.ts';
import { noGuestGroups } from '#test/builders/no-guest-groups.ts';
import { appears, click, find, findAll, renderPage, settle } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import type { ScreenRequest } from '#ui/bindings/screen-loader.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';
import { seen } from '#ui/screens/event/desk/seen-answer.ts';
import { EventManager } from './EventManager.tsx';
import { type EventManagerData, filterOf } from './event-manager.loader.ts';

const gone = async () => refused({ code: 'EVENT_NOT_FOUND' } as const);
const noCancellation = { preview: gone, cancel: gone, undo: gone, allowGiveBack: gone, list: async () => ok([]) };

type Otherwise = {
  readonly now?: Instant;
  readonly answers?: Partial<Pick<SalesDesk, 'overview' | 'orders'>>;
};

async function open(
  at: (eventId: number) => string,
  locale: 'en' | 'vi' = 'en',
  { now = NOW, answers = {} }: Otherwise = {},
) {
  const world = makeMemoryDeskWorld(() => NOW);
  const desk = makeMemoryEventDesk(world);
  const created = await desk.create(eventFields, sessionFields());
  if (!created.ok) throw new Error('No event');
  const { eventId, sessionId } = created.value;
  const type = await desk.addTicketType(sessionId, ticketTypeFields({ price: dong(150_000), capacity: 80 }));
  if (!type.ok) throw new Error('No ticket type');
  await desk.publish(eventId);
  const { ticketTypeId } = type.value;
  const guest = (ticketId: string, firstName: string, part: Partial<MemoryGuest> = {}): MemoryGuest =>
    aMemoryGuest({ ticketId, firstName, eventId, sessionId, ticketTypeId, ...part });
  const guests = [
    guest('a', 'Lan', { checkIns: [NOW, later(NOW, HOUR)] }),
    guest('b', 'An', { boughtAt: later(NOW, -DAY) }),
    guest('c', 'Minh', { boughtAt: later(NOW, -2 * DAY) }),
  ];
  for (const one of guests) world.guests.set(one.ticketId, one);
  const sales = { ...makeMemorySalesDesk(world), ...answers };
  const list = makeMemoryGuestList(world);
  const Component = withUseCases(EventManager, [
    given(WatchSales, WatchSales.make({ desk: sales, live: makeMemoryLiveUpdates(), clock: { now: () => NOW } })),
    given(EventDesk, desk),
    given(ExportGuests, async () => refused({ code: 'NO_DATA_TO_EXPORT' })),
    given(NewKey, () => 'key'),
    given(GuestActs, noGuestActs),
    given(GroupGuests, noGuestGroups),
    given(EditGuest, {
      edit: async () => ok(null),
      mailAgain: async () => ok(null),
      give: async () => ok(null),
      newGift: () => 'key',
    }),
    given(CancelEvent, CancelEvent.make({ desk: noCancellation, pause: async () => undefined })),
  ]);
  const load =
    (part: 'overview' | 'guests') =>
    async ({ query }: ScreenRequest): Promise<EventManagerData> => {
      const filter = filterOf(query);
      const [event, overview, orders, found] = await Promise.all([
        desk.read(eventId),
        sales.overview(eventId),
        sales.orders(eventId, '', {}),
        list(eventId, filter, {}),
      ]);
      if (!event.ok || !found.ok) throw new Error('Not loaded');
      return {
        kind: 'OPEN',
        event: event.value,
        now,
        part,
        sales: seen(overview),
        orders: seen(orders),
        pending: null,
        guests: found.value,
        filter,
      };
    };
  await renderPage(
    [
      { path: '/events/manager/:eventId', Component, loader: viewerLoader(load('overview')) },
      { path: '/events/manager/:eventId/guests', Component, loader: viewerLoader(load('guests')) },
      { path: '*', Component: Outlet },
    ],
    { account: someAccount, now: NOW, at: at(eventId), locale },
  );
  await settle(20);
  const feature = async () => {
    const read = await desk.read(eventId);
    return read.ok && read.value.feature;
  };
  const slug = async () => {
    const read = await desk.read(eventId);
    return read.ok && read.value.slug;
  };
  return { feature, slug };
}

const names = () =>
  [...document.querySelectorAll('table tbody th')].map((cell) => cell.querySelector('span')?.textContent);

describe('the event manager', { timeout: 30_000 }, () => {
  it('the overview says which part could not be loaded, and shows no figure that it does not know', async () => {
    const busy = async () => refused({ code: 'BUSY', retryAfterMs: 500, because: 'OUTAGE' } as const);
    await open((id) => `/events/manager/${id}`, 'en', { answers: { overview: busy, orders: busy } });
    expect(findAll('[role="alert"]', /Vemoi is briefly unavailable/)).toHaveLength(2);
    expect(findAll('[role="alert"] button', 'Try again')).toHaveLength(2);
    expect(document.body.textContent).not.toContain('No sales yet');
    expect(document.body.textContent).not.toContain('access to');
  });

  it('the overview leaves figures out that are not the viewer’s to see', async () => {
    const forbidden = async () => refused({ code: 'FORBIDDEN' } as const);
    await open((id) => `/events/manager/${id}`, 'en', { answers: { overview: forbidden, orders: forbidden } });
    expect(document.body.textContent).toContain('You don’t have access to this event’s figures.');
    expect(document.body.textContent).not.toContain('No sales yet');
    expect(findAll('button', 'Try again')).toEqual([]);
  });

  it('the overview shows revenue, sold tickets, check-ins and that the figures match [S2.1-20]', async () => {
    await open((id) => `/events/manager/${id}`);
    expect(document.querySelector('h1')?.textContent).toBe('Đêm nhạc');
    expect(document.body.textContent).toMatch(/Revenue450,000/);
    expect(document.body.textContent).toMatch(/Tickets sold3/);
    expect(document.body.textContent).toContain('All figures match');
    expect(find('svg[role="img"]', /./)).not.toBeNull();
  });

  it('the overview compares the last seven days with the seven before', async () => {
    await open((id) => `/events/manager/${id}`);
    expect(document.body.textContent).toMatch(/Tickets sold33 in 7 days, 0 in the 7 before/);
    expect(document.body.textContent).toMatch(/Revenue450,000\D+450,000\D+ in 7 days, 0\D+ in the 7 before/);
  });

  it('each ticket type shows total, sold and remaining', async () => {
    await open((id) => `/events/manager/${id}`);
    const row =
      [...document.querySelectorAll('table tbody tr')].find((one) => one.textContent?.includes('Vé thường'))
        ?.textContent ?? '';
    expect(row).toContain('80');
    expect(row).toContain('150,000');
  });

  it('makes the event private and public again', async () => {
    const { feature } = await open((id) => `/events/manager/${id}`);
    const toggle = () => document.querySelector<HTMLInputElement>('#public') ?? document.createElement('input');
    expect([toggle().checked, await feature()]).toEqual([true, 'PUBLIC']);
    await click(toggle());
    expect([toggle().checked, await feature()]).toEqual([false, 'PRIVATE']);
    await click(toggle());
    expect([toggle().checked, await feature()]).toEqual([true, 'PUBLIC']);
  });

  it('replaces a private event’s link after saying what stops working', async () => {
    const { feature, slug } = await open((id) => `/events/manager/${id}`);
    expect(findAll('button', 'Replace link…')).toEqual([]);
    await click(document.querySelector('#public') ?? document.createElement('input'));
    expect(await feature()).toBe('PRIVATE');
    await settle(20);
    const before = await slug();
    await click(find('button', 'Replace link…'));
    const dialog = await appears('[role="dialog"]');
    expect(dialog.textContent).toContain('The old link stops working everywhere');
    await click(find('[role="dialog"] button', 'Cancel'));
    expect(await slug()).toBe(before);
    await click(find('button', 'Replace link…'));
    await click(find('[role="dialog"] button', 'Replace link'));
    await settle(400);
    expect(await slug()).not.toBe(before);
    expect(document.body.textContent).toContain('The event has a new link. The old one no longer works.');
  });

  it('offers to change how it is seen only until it has ended', async () => {
    await open((id) => `/events/manager/${id}`);
    expect(document.querySelector('#public')).not.toBeNull();
    await open((id) => `/events/manager/${id}`, 'en', { now: later(NOW, 6 * DAY) });
    expect(document.querySelector('#public')).toBeNull();
  });

  it('the guest list shows when and how often guests checked in [S4-20]', async () => {
    await open((id) => `/events/manager/${id}/guests`);
    expect(names()).toEqual(['Lan', 'An', 'Minh']);
    expect(document.body.textContent).toContain('10:00, 20\u00a0Nov\u00a02026 · 2 check-ins');
  });

  it('reads filters and order from the address', async () => {
    await open((id) => `/events/manager/${id}/guests?sort=name`);
    expect(names()).toEqual(['An', 'Lan', 'Minh']);
    await open((id) => `/events/manager/${id}/guests?sort=name&order=desc`);
    expect(names()).toEqual(['Minh', 'Lan', 'An']);
    await open((id) => `/events/manager/${id}/guests?state=CHECKED_IN`);
    expect(names()).toEqual(['Lan']);
    await open((id) => `/events/manager/${id}/guests?q=minh`);
    expect(names()).toEqual(['Minh']);
  });

  it('is sorted on a phone, too, and turned round', async () => {
    await open((id) => `/events/manager/${id}/guests?sort=name`);
    await click(find('button', 'Ascending. Sort descending'));
    await settle(20);
    expect(names()).toEqual(['Minh', 'Lan', 'An']);
    expect(findAll('button', 'Descending. Sort ascending')).toHaveLength(1);
    await act(async () => {
      find('[role="combobox"]', 'Sort by').dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
    });
    expect(findAll('[role="option"]', /^By /).map((choice) => choice.textContent)).toEqual([
      'By date',
      'By name',
      'By ticket',
      'By check-in',
    ]);
  });

  it('counts active filters on their button and removes one by its chip', async () => {
    await open((id) => `/events/manager/${id}/guests?state=CHECKED_IN`);
    expect(findAll('button[aria-expanded="false"]', 'Filters (1)')).toHaveLength(1);
    await click(find('[role="button"]', 'Check-in: Checked in. Remove filter'));
    await settle(20);
    expect(names()).toEqual(['Lan', 'An', 'Minh']);
    expect(findAll('button', 'Filters')).toHaveLength(1);
  });

  it('an empty result suggests what to try', async () => {
    await open((id) => `/events/manager/${id}/guests?q=nobody`);
    expect(document.body.textContent).toContain('No guests match these filters');
  });

  it('links to check-in and the event page, and copies its link', async () => {
    await open((id) => `/events/manager/${id}`, 'vi');
    expect(findAll('a', 'Check-in')[0]?.getAttribute('href')).toMatch(/^\/check-in\/\d+$/);
    expect(findAll('button', 'Sao chép liên kết')).toHaveLength(1);
    expect(findAll('a', 'Xem trang')[0]?.getAttribute('href')).toMatch(/^\/event\//);
  });
});
