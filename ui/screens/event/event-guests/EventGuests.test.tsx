import { Outlet } from 'react-router';
import { describe, expect, it } from 'vitest';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { makeMemoryLiveUpdates } from '#adapters/memory/platform/memory-live-updates.ts';
import { makeMemorySalesDesk } from '#adapters/memory/report/memory-sales-desk.ts';
import { makeMemoryGuestList } from '#adapters/memory/ticket/memory-guest-list.ts';
import { CancelEvent } from '#application/event/cancel-event.ts';
import { FollowBounces } from '#application/event/mailing/follow-bounces.ts';
import { OpenEvent } from '#application/event/open-event.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import { ListOrders, ReadSales, WatchSales } from '#application/report/watch-sales.ts';
import { EditGuest } from '#application/ticket/edit-guest.ts';
import { ExportGuests } from '#application/ticket/export-guests.ts';
import { GroupGuests } from '#application/ticket/group-guests.ts';
import { ListGuests } from '#application/ticket/list-guests.ts';
import { type EventGuest, EventGuests as EventGuestsPort } from '#application/ticket/ports/event-guests.ts';
import { GuestActs } from '#application/ticket/ports/guest-acts.ts';
import { RehearseSale } from '#application/waiting-room/rehearse-sale.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { GuestBucket } from '#domain/ticket/guest-buckets.ts';
import { aMemoryGuest, eventFields, sessionFields, ticketTypeFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { noGuestActs } from '#test/builders/no-guest-acts.ts';
import { noGuestGroups } from '#test/builders/no-guest-groups.ts';
import { click, find, findAll, renderPage, settle, type } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { EventManager } from '#ui/screens/event/event-manager/EventManager.tsx';
import { guestsLoader, overviewLoader } from '#ui/screens/event/event-manager/event-manager.loader.ts';
import { EventGuests } from './EventGuests.tsx';
import { eventGuestsLoader } from './event-guests.loader.ts';

type Somebody = EventGuest & { readonly in: readonly GuestBucket[] };
const somebody = (id: string, name: string, change: Partial<Somebody> = {}): Somebody => ({
  id,
  name,
  email: `${id}@example.test`,
  ticketName: 'Vé thường',
  sessionName: 'Đêm đầu',
  status: 'ATTENDING',
  checkIns: 0,
  bounced: null,
  in: [],
  ...change,
});
const LAN = somebody('lan', 'Lan Nguyễn', { in: ['GUESTS', 'CHECKED_IN'], status: 'CHECKED_IN', checkIns: 2 });
const MAI = somebody('mai', 'Mai Trần', { in: ['INVITED'], status: 'INVITED' });

type Given = {
  readonly everybody?: readonly Somebody[];
  readonly part?: '' | '/attendees';
  readonly locale?: 'en' | 'vi';
  readonly may?: boolean;
};

async function open({ everybody = [LAN, MAI], part = '/attendees', locale = 'en', may = true }: Given = {}) {
  const world = makeMemoryDeskWorld(() => NOW);
  const desk = makeMemoryEventDesk(world);
  const must = <T,>(answer: Result<T, Refusal>): T => {
    if (!answer.ok) throw new Error(answer.refusal.code);
    return answer.value;
  };
  const { eventId, sessionId } = must(await desk.create(eventFields, sessionFields()));
  const { ticketTypeId } = must(await desk.addTicketType(sessionId, ticketTypeFields({ price: dong(150_000) })));
  await desk.publish(eventId);
  world.guests.set('lan', aMemoryGuest({ ticketId: 'lan', firstName: 'Lan', eventId, sessionId, ticketTypeId }));
  const event = must(await desk.read(eventId));
  const shown = may ? event : { ...event, abilities: ['event.view'] };
  const sales = makeMemorySalesDesk(world);
  const gone = async () => refused({ code: 'EVENT_NOT_FOUND' } as const);
  const pairs = [
    given(EventDesk, desk),
    given(OpenEvent, async () => ok(shown)),
    given(ReadSales, sales.overview),
    given(ListOrders, sales.orders),
    given(ListGuests, ListGuests.make({ guests: makeMemoryGuestList(world) })),
    given(WatchSales, WatchSales.make({ desk: sales, live: makeMemoryLiveUpdates(), clock: { now: () => NOW } })),
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
    given(
      CancelEvent,
      CancelEvent.make({
        desk: { preview: gone, cancel: gone, undo: gone, allowGiveBack: gone, list: async () => ok([]) },
        pause: async () => undefined,
      }),
    ),
    given(
      RehearseSale,
      RehearseSale.make({ desk: { begin: gone, newest: async () => ok(null) }, pause: async () => undefined }),
    ),
    given(EventGuestsPort, async (_eventId, { search = '', bucket }) => {
      const entries = everybody.filter(
        (one) => one.name.includes(search) && (bucket === undefined || one.in.includes(bucket)),
      );
      return ok({
        guests: { entries, after: null, before: null, totalCount: entries.length },
        everybody: everybody.length,
        lists: (['GUESTS', 'INVITED', 'CHECKED_IN'] as const).map((each) => ({
          bucket: each,
          count: everybody.filter((one) => one.in.includes(each)).length,
        })),
      });
    }),
  ];
  const base = '/events/manager/:eventId';
  const tried: string[] = [];
  pairs.push(
    given(FollowBounces, {
      ofMailing: gone,
      tryAgain: async (_eventId, email) => {
        tried.push(email);
        return ok(null);
      },
    }),
  );
  await renderPage(
    [
      { path: base, Component: withUseCases(EventManager, pairs), loader: loaderWith(overviewLoader, pairs) },
      {
        path: `${base}/guests`,
        Component: withUseCases(EventManager, pairs),
        loader: loaderWith(guestsLoader, pairs),
      },
      {
        path: `${base}/attendees`,
        Component: withUseCases(EventGuests, pairs),
        loader: loaderWith(eventGuestsLoader, pairs),
      },
      { path: '*', Component: Outlet },
    ],
    { account: someAccount, now: NOW, locale, at: `/events/manager/${eventId}${part}` },
  );
  await settle(20);
  return { tried };
}

const text = () => document.body.textContent ?? '';
const rows = () => [...document.querySelectorAll('main ul > li, ul[aria-label] > li')].map((row) => row.textContent);
const tab = async (name: string): Promise<void> => {
  await click(find('nav a', name));
  await settle(20);
  expect(find('nav a', name).getAttribute('aria-current')).toBe('page');
};

describe('the manage area', { timeout: 30_000 }, () => {
  it.each([
    ['en', 'Overview', 'Guests', 'Guest List', 'Tickets sold', 'Invited'],
    ['vi', 'Tổng quan', 'Khách mời', 'Danh sách khách', 'Vé đã bán', 'Đã mời'],
  ] as const)(
    'has Overview, Guests and Guest List, in %s [S2.14-09]',
    async (locale, overview, guests, list, sold, invited) => {
      await open({ locale, part: '' });
      expect(find('nav a', overview).getAttribute('aria-current')).toBe('page');
      expect(text()).toContain(`${sold}1`);
      expect(text()).not.toContain('Mai Trần');
      await tab(guests);
      expect(find('h1', guests)).toBeDefined();
      expect(text()).toContain(`Mai Trầnmai@example.test`);
      expect(text()).toContain('Lan Nguyễn');
      expect(findAll('li span', invited)).toHaveLength(1);
      await tab(list);
      expect(findAll('tbody tr', /Lan/)).toHaveLength(1);
      expect(text()).not.toContain('Mai Trần');
      await tab(overview);
      expect(text()).toContain(`${sold}1`);
    },
  );
});

describe('the guests of an event', { timeout: 30_000 }, () => {
  it('are shown by list and by name, with where they stand', async () => {
    await open();
    expect(rows()).toEqual([
      'Lan Nguyễnlan@example.testVé thườngChecked in2 check-ins',
      'Mai Trầnmai@example.testVé thườngInvited',
    ]);
    await click(find('button', 'Invited (1)'));
    await settle(20);
    expect(find('button', 'Invited (1)').getAttribute('aria-pressed')).toBe('true');
    expect(rows()).toEqual(['Mai Trầnmai@example.testVé thườngInvited']);
    await click(find('button', 'All (2)'));
    await settle(20);
    await type(document.querySelector<HTMLInputElement>('input[type="search"]'), 'Lan');
    await settle(900);
    expect(rows()).toEqual(['Lan Nguyễnlan@example.testVé thườngChecked in2 check-ins']);
    await type(document.querySelector<HTMLInputElement>('input[type="search"]'), 'Hoa');
    await settle(900);
    expect(text()).toContain('No guests match these filters');
  });

  it('whose address bounced are shown so, and tried again', async () => {
    const bounced = { because: 'NO_SUCH_DOMAIN', at: NOW } as const;
    const { tried } = await open({ everybody: [LAN, { ...MAI, bounced }] });
    expect(rows()[1]).toContain('Email bounced: The part after @ takes no email');
    expect(findAll('button', /^Allow emails again:/)).toHaveLength(1);
    await click(find('button', 'Allow emails again: mai@example.test'));
    await settle(20);
    expect(tried).toEqual(['mai@example.test']);
    expect(text()).toContain('The next email will go to mai@example.test');
  });

  it('are none before anybody is invited', async () => {
    await open({ everybody: [] });
    expect(text()).toContain('No guests yet');
    expect(find('button', 'All (0)').getAttribute('aria-pressed')).toBe('true');
  });

  it('are shown to those who may work with them only', async () => {
    await open({ may: false });
    expect(text()).toContain('You do not have permission to do this');
    expect(text()).not.toContain('Mai Trần');
    expect(findAll('nav a', 'Guests')).toEqual([]);
  });
});
