import { Outlet } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { consoleLog } from '#adapters/device/platform/console-log.ts';
import { type MemoryEvent, makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { writeWithPapaparse } from '#adapters/papaparse/platform/papaparse-csv.ts';
import { ListMyEvents } from '#application/event/list-my-events.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import type { Account } from '#application/people/ports/profile-desk.ts';
import { WriteDownload } from '#application/platform/write-download.ts';
import type { ReportDesk, ReportedOrder } from '#application/report/ports/report-desk.ts';
import { SaveReport } from '#application/report/save-report.ts';
import { DAY, HOUR, later } from '#domain/kernel/instant.ts';
import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { eventFields, sessionFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { noReportFiles } from '#test/builders/no-report-files.ts';
import { click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { MyEvents } from './MyEvents.tsx';
import { myEventsLoader } from './my-events.loader.ts';

const anEvent = (id: number, name: string, part: Partial<MemoryEvent> = {}, beginsIn = 10 * DAY): MemoryEvent => ({
  ...eventFields,
  id,
  slug: `e-${id}`,
  name,
  status: 'PUBLISHED',
  archive: false,
  waitingRoom: false,
  cover: null,
  sessions: [
    {
      ...sessionFields({ beginAt: later(NOW, beginsIn), endAt: later(NOW, beginsIn + 2 * HOUR) }),
      id: id * 10,
      ticketTypes: [],
    },
  ],
  abilities: [
    'event.view',
    'event.edit',
    'event.publish',
    'event.archive',
    'event.delete',
    'event.guests',
    'event.check-in',
  ],
  ...part,
});

const anOrder: ReportedOrder = {
  id: 'o-1',
  eventId: 1,
  orderNumber: 'ABC234567',
  createdAt: NOW,
  orderedAt: NOW,
  status: 'SUCCESSFUL',
  paymentStatus: 'SUCCEEDED',
  paymentMethod: 'BANK_TRANSFER',
  paymentId: 'FT26324000001',
  buyer: 'Trần Minh',
  email: 'minh@example.test',
  sessionName: '',
  sessionBeginAt: NOW,
  price: dong(200_000),
  refunded: ZERO,
  lines: [
    { ticketName: 'Vé', quantity: 1, unitPrice: dong(200_000), discount: ZERO, donation: ZERO, total: dong(200_000) },
  ],
};

const reportDeskWith = (entries: readonly ReportedOrder[]): ReportDesk => ({
  events: async () => refused({ code: 'FORBIDDEN' }),
  revenue: async () => refused({ code: 'FORBIDDEN' }),
  orders: async () => ok({ entries, after: null, before: null, totalCount: entries.length }),
  order: async () => refused({ code: 'NOT_FOUND' }),
});

const organiser: Account = { ...someAccount, abilities: ['admin.events'] };

async function open(
  at: string,
  events: readonly MemoryEvent[],
  locale: 'en' | 'vi' = 'en',
  account: Account | null = organiser,
) {
  const world = makeMemoryDeskWorld(() => NOW);
  for (const event of events) world.events.set(event.id, event);
  const desk = makeMemoryEventDesk(world);
  const Component = withUseCases(MyEvents, [
    given(EventDesk, desk),
    given(SaveReport, SaveReport.make({ desk: reportDeskWith([anOrder]), files: noReportFiles })),
    given(WriteDownload, WriteDownload.make({ writer: async (table) => writeWithPapaparse(table), log: consoleLog })),
  ]);
  const loader = loaderWith(myEventsLoader, [given(ListMyEvents, ListMyEvents.make({ desk }))]);
  const page = await renderPage(
    [
      { path: '/admin/events', Component, loader },
      { path: '*', Component: Outlet },
    ],
    { ...(account === null ? {} : { account }), now: NOW, at, locale },
  );
  return { ...page, world };
}

const rows = () => [...document.querySelectorAll('main li h2, li h2')].map((row) => row.textContent);
const menu = async (name: string, item: string) => {
  await click(find('button', `More actions for ${name}`));
  await settle(20);
  await click(find('[role="menuitem"]', item));
  await settle(20);
};

describe('my events', { timeout: 30_000 }, () => {
  const events = [
    anEvent(1, 'Sắp tới'),
    anEvent(2, 'Bản nháp', { status: 'READY' }),
    anEvent(3, 'Đang diễn ra', {}, -HOUR),
    anEvent(4, 'Đã qua', {}, -3 * DAY),
    anEvent(5, 'Đã cất', { archive: true, featured: true }),
    anEvent(6, 'Bản nháp yêu thích', { status: 'READY', favourite: true }),
    anEvent(7, 'Nổi bật', { featured: true }, 20 * DAY),
  ];

  it('lists an event under the seven tabs, by its state, times, favourites and features [S2.14-01]', async () => {
    await open('/admin/events', events);
    expect(rows()).toEqual(['Đang diễn ra', 'Sắp tới', 'Nổi bật']);
    expect(findAll('[role="tab"]', /./).map((tab) => tab.textContent)).toEqual([
      'Draft',
      'Upcoming & Ongoing',
      'Ongoing',
      'Past',
      'Archived',
      'Favorites',
      'Featured',
    ]);
    for (const [tab, ...expected] of [
      ['Draft', 'Bản nháp', 'Bản nháp yêu thích'],
      ['Ongoing', 'Đang diễn ra'],
      ['Past', 'Đã qua'],
      ['Archived', 'Đã cất'],
      ['Favorites', 'Bản nháp yêu thích'],
      ['Featured', 'Nổi bật'],
    ] as const) {
      await click(find('[role="tab"]', tab));
      expect(rows()).toEqual(expected);
    }
  });

  it('stands at /admin/events, for who is signed in [S2.1-24]', async () => {
    await open('/admin/events', events);
    expect(document.querySelector('h1')?.textContent).toBe('My events');
    await open('/admin/events', events, 'en', null);
    expect([document.querySelector('h1'), rows()]).toEqual([null, []]);
  });

  it('archiving moves an event to Archived, unarchiving moves it back [S2.14-02] [S4-57]', async () => {
    await open('/admin/events', [anEvent(1, 'Sắp tới')]);
    await menu('Sắp tới', 'Archive');
    expect(rows()).toEqual([]);
    expect(document.body.textContent).toContain('“Sắp tới” archived');
    expect(findAll('[data-kind]', /archived/).map((toast) => toast.dataset['kind'])).toEqual(['default']);
    await click(find('[role="tab"]', 'Archived'));
    expect(rows()).toEqual(['Sắp tới']);
    await menu('Sắp tới', 'Unarchive');
    await click(find('[role="tab"]', 'Upcoming & Ongoing'));
    expect(rows()).toEqual(['Sắp tới']);
  });

  it.each([
    ['a published event', '', {}, ['View event page', 'Copy link', 'Edit', 'Check-in page', 'Archive']],
    ['a draft', 'DRAFT', { status: 'READY' }, ['Edit', 'Publish', 'Archive', 'Delete…']],
    ['a cancelled event', 'PAST', { status: 'CANCELLED' }, ['View event page', 'Copy link', 'Archive']],
    ['an archived event', 'ARCHIVED', { archive: true }, ['View event page', 'Copy link', 'Unarchive']],
  ] as const)('%s offers only the actions of its state', async (_what, tab, part, offered) => {
    await open(`/admin/events?tab=${tab}`, [anEvent(6, 'Đêm nhạc', part)]);
    await click(find('button', 'More actions for Đêm nhạc'));
    await settle(20);
    expect([...document.querySelectorAll('[role="menuitem"]')].map((item) => item.textContent)).toEqual(offered);
  });

  it('deletes a draft after its name is typed [S2.14-08]', async () => {
    const { world } = await open('/admin/events?tab=DRAFT', [anEvent(2, 'Bản nháp', { status: 'READY' })]);
    await menu('Bản nháp', 'Delete…');
    const typed = document.querySelector('[role="dialog"] input');
    await type(typed, 'something else');
    await submit(typed);
    expect(document.body.textContent).toContain('The name doesn’t match');
    expect(world.events.size).toBe(1);
    await type(typed, 'Bản nháp');
    await submit(typed);
    await settle(50);
    expect(world.events.size).toBe(0);
    expect(rows()).toEqual([]);
  });

  it('says what is missing when a draft cannot be published', async () => {
    await open('/admin/events?tab=DRAFT', [anEvent(2, 'Bản nháp', { status: 'READY' })]);
    await menu('Bản nháp', 'Publish');
    expect(document.body.textContent).toContain('Add at least one ticket type to every session');
  });

  it('an empty list says what will appear in it and offers to create an event', async () => {
    await open('/admin/events?tab=DRAFT', []);
    expect(document.body.textContent).toContain('Events you’ve started but not published appear here.');
    expect(findAll('a', 'Create event')[0]?.getAttribute('href')).toBe('/create');
  });

  it.each([
    ['en', 'Earnings and payouts'],
    ['vi', 'Doanh thu và chi trả'],
  ] as const)('leads to earnings and payouts, with and without events, in %s', async (locale, words) => {
    for (const shown of [events, []]) {
      await open('/admin/events', shown, locale);
      expect(find('a', words).getAttribute('href')).toBe('/admin/earnings');
    }
  });

  it('leads to the revenue report, and exports the orders as CSV [S2.14-06]', async () => {
    const sold = { abilities: ['event.view', 'event.revenue', 'event.orders'] };
    await open('/admin/events', [anEvent(1, 'Sắp tới', sold), anEvent(2, 'Khác', { abilities: ['event.view'] })]);
    await click(find('button', 'More actions for Sắp tới'));
    await settle(20);
    expect(find('[role="menuitem"]', 'View revenue report').getAttribute('href')).toBe('/admin/event-report/1/summary');
    const files: Blob[] = [];
    const names: string[] = [];
    const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:orders';
    });
    const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await click(find('[role="menuitem"]', 'Export CSV'));
    await settle(50);
    make.mockRestore();
    press.mockRestore();
    expect(names).toEqual(['orders-1.csv']);
    expect(await files[0]?.text()).toContain('ABC234567');
  });

  it('offers only what the viewer may do', async () => {
    await open('/admin/events', [anEvent(1, 'Sắp tới', { abilities: ['event.view', 'event.check-in'] })]);
    await click(find('button', 'More actions for Sắp tới'));
    await settle(20);
    expect(findAll('[role="menuitem"]', /./).map((item) => item.textContent)).toEqual([
      'View event page',
      'Copy link',
      'Check-in page',
    ]);
  });
});
