import { act } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { consoleLog } from '#adapters/device/platform/console-log.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { writeWithPapaparse } from '#adapters/papaparse/platform/papaparse-csv.ts';
import { BrowserLog } from '#application/platform/ports/browser-log.ts';
import { CsvWriter } from '#application/platform/ports/csv-writer.ts';
import {
  type EventRevenue,
  type ReportedOrder as Order,
  type OrdersOfReport,
  ReportDesk,
} from '#application/report/ports/report-desk.ts';
import { ReportFiles } from '#application/report/ports/report-files.ts';
import { DAY, HOUR, later } from '#domain/kernel/instant.ts';
import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { ExportOf } from '#domain/report/report-export.ts';
import type { ReportPeriod } from '#domain/report/report-period.ts';
import { NOW } from '#test/builders/moments.ts';
import { noReportFiles } from '#test/builders/no-report-files.ts';
import { click, find, findAll, renderPage, settle, submit } from '#test/rendered/render-page.tsx';
import { LANGUAGES, showsIn, showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';
import { typeMoment } from '#test/rendered/type-moment.ts';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { EventReports } from '#ui/screens/report/event-reports/EventReports.tsx';
import { eventReportsLoader } from '#ui/screens/report/event-reports/event-reports.loader.ts';
import { EventReport } from './EventReport.tsx';
import { reportedOrderLoader, reportLoader, summaryLoader } from './event-report.loader.ts';
import { ReportedOrder } from './ReportedOrder.tsx';

const ABILITIES = ['report.summary', 'report.orders', 'report.tickets', 'report.check-ins'];

const REVENUE: EventRevenue = {
  eventId: 7,
  name: 'Đêm nhạc Trịnh',
  timezone: 'Asia/Ho_Chi_Minh',
  figuresAt: null,
  isRefreshing: false,
  abilities: ABILITIES,
  total: dong(1_295_001),
  orders: 5,
  tickets: dong(1_200_000),
  donationWithTickets: dong(40_001),
  donationInOnlineRoom: dong(55_000),
  donationWithoutTicket: ZERO,
  awaitingApproval: dong(90_000),
  channels: [
    { method: 'BANK_TRANSFER', orders: 4, value: dong(1_000_001) },
    { method: 'WALLET', orders: 1, value: dong(295_000) },
  ],
  periods: {
    DAY: [
      { from: '2026-11-20', value: dong(295_001) },
      { from: '2026-11-21', value: dong(1_000_000) },
    ],
    WEEK: [{ from: '2026-11-16', value: dong(1_295_001) }],
    MONTH: [{ from: '2026-11-01', value: dong(1_295_001) }],
  },
  sessions: [{ name: 'Tối thứ Bảy', beginAt: NOW, value: dong(1_295_001) }],
  ticketTypes: [
    { ticketId: 't1', name: 'Hạng Sen', sold: 6, refunded: 1, discount: dong(40_000), value: dong(1_200_000) },
  ],
  checkIns: [
    {
      ticketId: 't1',
      ticketName: 'Hạng Sen',
      sessionName: 'Tối thứ Bảy',
      sessionBeginAt: NOW,
      tickets: 5,
      checkedIn: 2,
    },
  ],
  checkInHours: [{ at: NOW, tickets: 2 }],
  codes: [{ code: 'GIAM10', times: 1, discount: dong(40_000) }],
  referrers: [
    { referrer: { kind: 'MEMBER', name: 'Ngô Lan' }, orders: 2, tickets: 3, value: dong(600_000) },
    { referrer: { kind: 'OTHERS' }, orders: 1, tickets: 1, value: dong(295_001) },
    { referrer: { kind: 'NOBODY' }, orders: 2, tickets: 1, value: dong(400_000) },
  ],
  picture: { kind: 'LATER', at: later(NOW, DAY) },
};

const ORDER: Order = {
  id: 'o-1',
  eventId: 7,
  orderNumber: 'ABC234567',
  createdAt: NOW,
  orderedAt: later(NOW, HOUR),
  status: 'SUCCESSFUL',
  paymentStatus: 'SUCCEEDED',
  paymentMethod: 'BANK_TRANSFER',
  paymentId: 'FT26324000001',
  buyer: 'Trần Minh',
  email: 'minh@example.test',
  sessionName: 'Tối thứ Bảy',
  sessionBeginAt: NOW,
  price: dong(410_001),
  refunded: dong(200_000),
  lines: [
    {
      ticketName: 'Hạng Sen',
      quantity: 2,
      unitPrice: dong(250_000),
      discount: dong(100_000),
      donation: dong(10_001),
      total: dong(410_001),
    },
  ],
};
const GIVEN: Order = {
  ...ORDER,
  id: 'o-2',
  orderNumber: 'GIVE22222',
  orderedAt: null,
  status: 'PROCESSING',
  paymentStatus: 'PENDING',
  paymentId: null,
  price: dong(55_000),
  refunded: ZERO,
  lines: [
    { ticketName: null, quantity: 0, unitPrice: ZERO, discount: ZERO, donation: dong(55_000), total: dong(55_000) },
  ],
};

type Opening = {
  readonly locale?: 'en' | 'vi';
  readonly orders?: readonly Order[];
  readonly signedOut?: true;
  readonly refused?: true;
  readonly revenue?: Partial<EventRevenue>;
  /** As the server counts; else all given orders. */
  readonly total?: number;
  readonly hold?: Promise<null>;
  /** Of a large event: as often as they are read, the last one from then on. */
  readonly prepared?: readonly Pick<EventRevenue, 'figuresAt' | 'isRefreshing'>[];
  /** How often it is read before its first figures are there. */
  readonly awaited?: number;
};
async function open(at: string, { locale = 'en', orders = [ORDER, GIVEN], ...how }: Opening = {}) {
  const asked: (ReportPeriod | null)[] = [];
  const searched: OrdersOfReport[] = [];
  const requested: ExportOf[] = [];
  const answer = { broken: false };
  const prepared = [...(how.prepared ?? [])];
  let awaited = how.awaited ?? 0;
  const only = <T,>(entries: readonly T[]) => ok({ entries, after: null, before: null, totalCount: entries.length });
  const desk: ReportDesk = {
    events: async (search, period) => {
      asked.push(period);
      const { eventId, name, timezone, total } = REVENUE;
      const { figuresAt } = prepared[0] ?? REVENUE;
      const { orders: number } = REVENUE;
      return only(
        search === 'khong' ? [] : [{ eventId, name, timezone, total, orders: number, beginAt: NOW, figuresAt }],
      );
    },
    revenue: async (_eventId, period) => {
      asked.push(period);
      awaited -= 1;
      if (awaited >= 0) return refused({ code: 'REPORT_IN_PREPARATION' });
      return how.refused === true
        ? refused({ code: 'EVENT_NOT_FOUND' })
        : ok({ ...REVENUE, ...how.revenue, ...(prepared.length > 1 ? prepared.shift() : prepared[0]) });
    },
    // Two pages, as the server hands them out.
    orders: async (wanted, { after, limit }) => {
      searched.push(wanted);
      if (limit !== undefined) await how.hold;
      if (answer.broken) throw new Error('No answer');
      const [first, ...others] = orders;
      if (first === undefined || others.length === 0) return only(orders);
      return after === undefined
        ? ok({ entries: [first], after: 'next', before: null, totalCount: how.total ?? orders.length })
        : ok({ entries: others, after: null, before: 'back', totalCount: orders.length });
    },
    order: async (id) => {
      const found = orders.find((order) => order.id === id);
      if (found !== undefined) return ok(found);
      return id.startsWith('o-')
        ? refused({ code: 'NOT_FOUND' })
        : refused({ code: 'INVALID_INPUT', field: 'user_order_id', problem: { kind: 'MALFORMED' } });
    },
  };
  const files: ReportFiles = {
    ...noReportFiles,
    request: async (of) => {
      requested.push(of);
      return ok(null);
    },
  };
  const pairs = [
    given(ReportDesk, desk),
    given(ReportFiles, files),
    given(CsvWriter, async (table) => writeWithPapaparse(table)),
    given(BrowserLog, consoleLog),
  ];
  await renderPage(
    [
      {
        path: '/admin/event-report',
        Component: withUseCases(EventReports, pairs),
        loader: loaderWith(eventReportsLoader, pairs),
      },
      {
        path: '/admin/event-report/:eventId',
        Component: withUseCases(EventReport, pairs),
        loader: loaderWith(reportLoader, pairs),
      },
      {
        path: '/admin/event-report/:eventId/summary',
        Component: withUseCases(EventReport, pairs),
        loader: loaderWith(summaryLoader, pairs),
      },
      {
        path: '/admin/event-report/:eventId/:orderId',
        Component: withUseCases(ReportedOrder, pairs),
        loader: loaderWith(reportedOrderLoader, pairs),
      },
      { path: '/admin/exports', element: <h1>Your files</h1> },
      { path: '*', element: null },
    ],
    {
      ...(how.signedOut === true
        ? {}
        : { account: { ...someAccount, abilities: [...someAccount.abilities, 'admin.event-report'] } }),
      now: NOW,
      at,
      locale,
    },
  );
  await settle(50);
  return { asked, searched, requested, answer };
}

const text = () => document.querySelector('main')?.textContent ?? document.body.textContent ?? '';
const table = (name: string) =>
  findAll('table', /./)
    .find((one) => document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent === name)
    ?.textContent?.replaceAll('\u00a0', ' ');
const fields = () => [...document.querySelectorAll('form [role="group"] input')];
const start = () => fields()[0] ?? null;
const end = () => fields()[1] ?? null;
async function saved(button: string): Promise<{ readonly name: string; readonly content: string } | null> {
  const blobs: Blob[] = [];
  const names: string[] = [];
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:report';
  });
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await click(find('button', button));
  await settle(50);
  make.mockRestore();
  press.mockRestore();
  const [blob] = blobs;
  return blob === undefined ? null : { name: names[0] ?? '', content: await blob.text() };
}

describe('reports of events', { timeout: 30_000 }, () => {
  it('are listed with their revenue, and lead to each event’s report [S1-58]', async () => {
    const { asked } = await open('/admin/event-report');
    expect(find('h1', 'Revenue report')).toBeDefined();
    expect(find('table a', 'Đêm nhạc Trịnh').getAttribute('href')).toBe('/admin/event-report/7/summary');
    expect(text()).toContain('1,295,001');
    await submit(start());
    expect(text()).toContain('Please select start and end time');
    await showsInBothLanguages('Please select start and end time');
    await typeMoment(start(), '2026-11-20T00:00');
    await typeMoment(end(), '2026-11-21T00:00');
    await submit(start());
    await settle(30);
    expect(asked.at(-1)).toEqual({
      start: Date.parse('2026-11-20T00:00:00+07:00'),
      end: Date.parse('2026-11-21T00:00:00+07:00'),
    });
    await open('/admin/event-report?q=khong', { locale: 'vi' });
    expect(text()).toContain('Không có sự kiện nào phù hợp');
  });

  it('of the specification’s addresses need somebody signed in [S2.1-30] [S2.1-31] [S2.1-33]', async () => {
    for (const at of ['', '/7', '/7/summary', '/7/o-1']) {
      const { asked } = await open(`/admin/event-report${at}`, { signedOut: true });
      expect(asked).toEqual([]);
      expect(document.querySelector('h1')?.textContent ?? '').not.toContain('Đêm nhạc');
    }
    await open('/admin/event-report');
    expect(find('table a', 'Đêm nhạc Trịnh')).toBeDefined();
    await open('/admin/event-report/7');
    expect(find('h1', 'Đêm nhạc Trịnh')).toBeDefined();
    await open('/admin/event-report/7/o-1');
    expect(find('h1', 'Order ABC234567')).toBeDefined();
    await open('/admin/event-report/7', { refused: true });
    expect(find('a', 'Revenue report').getAttribute('href')).toBe('/admin/event-report');
  });
});

describe('the summary', { timeout: 30_000 }, () => {
  it('has an address of its own, which is no order’s id [S2.1-32]', async () => {
    await open('/admin/event-report/7/summary');
    expect(find('[aria-current="page"]', 'Summary report')).toBeDefined();
    expect(text()).toContain('1,295,001');
    expect(text()).toContain('Paid, pending approval: 90,000');
    await open('/admin/event-report/7/summary', { signedOut: true });
    expect(text()).not.toContain('1,295,001');
  });

  it('breaks revenue down by purpose and channel, in both languages [S3-80] [S9-51]', async () => {
    await open('/admin/event-report/7/summary');
    expect(table('Revenue breakdown')).toBe(
      'PurposeValueTicket value1,200,000 đDonation with ticket purchase40,001 đDonation in online room55,000 đTotal1,295,001 đ',
    );
    expect(table('Payment channels')).toBe('ChannelOrdersValueBank transfer41,000,001 đVemoi wallet1295,000 đ');
    await click(find('button', 'Month'));
    expect(table('Revenue by period')).toContain('1 Nov 2026');
    await open('/admin/event-report/7/summary', { locale: 'vi' });
    expect(text()).toContain('Quyên góp kèm mua vé');
    expect(text()).toContain('Quyên góp trong phòng trực tuyến');
  });
});

describe('referrers', { timeout: 30_000 }, () => {
  it.each([
    [
      'en',
      'Referrers',
      'ReferrerOrdersTicketsRevenueShare of ordersNgô Lan23600,000 đ40%Other people’s links11295,001 đ20%Without a referrer21400,000 đ40%',
      'By the referral link that the buyer joined Vemoi with.',
    ],
    [
      'vi',
      'Người giới thiệu',
      'Người giới thiệuĐơn hàngVéDoanh thuTỉ lệ đơn hàngNgô Lan23600.000 đ40%Liên kết của người khác11295.001 đ20%Không có người giới thiệu21400.000 đ40%',
      'Theo liên kết giới thiệu mà người mua đã dùng khi đăng ký Vemoi.',
    ],
  ] as const)(
    'are a table in %s that sums to the report, without names of others',
    async (locale, title, rows, note) => {
      await open('/admin/event-report/7/summary', { locale });
      expect(table(title)).toBe(rows);
      expect(text()).toContain(note);
    },
  );

  it('are downloaded as they are shown', async () => {
    await open('/admin/event-report/7/summary');
    const file = await saved('Download referrers');
    expect(file?.name).toBe('referrers-7.csv');
    expect(file?.content.split('\r\n').slice(1, 4)).toEqual([
      'Ngô Lan,2,3,600000,40%',
      'Other people’s links,1,1,295001,20%',
      'Without a referrer,2,1,400000,40%',
    ]);
  });

  it('are none before the first order, and a member whose account is gone has no name', async () => {
    await open('/admin/event-report/7/summary', { revenue: { referrers: [], orders: 0 } });
    expect(table('Referrers')).toBeUndefined();
    expect(find('section', /^Referrers/).textContent).toContain('No orders yet');
    const gone = { referrer: { kind: 'MEMBER', name: null }, orders: 1, tickets: 1, value: ZERO } as const;
    await open('/admin/event-report/7/summary', { revenue: { referrers: [gone], orders: 1 } });
    expect(table('Referrers')).toContain('A member of the team110 đ100%');
  });
});

describe('the report of a large event', { timeout: 30_000 }, () => {
  const OLD = { figuresAt: NOW, isRefreshing: true };
  const NEW = { figuresAt: later(NOW, HOUR), isRefreshing: false };

  it.each([
    [
      'en',
      ['Figures as of 10:00, 20\u00a0Nov\u00a02026. Updating…'],
      'Figures as of 11:00, 20\u00a0Nov\u00a02026. This event has many orders, so they are updated once a minute at most.',
    ],
    [
      'vi',
      ['Số liệu lúc 10:00'],
      'Sự kiện này có nhiều đơn hàng nên số liệu được cập nhật nhiều nhất mỗi phút một lần.',
    ],
  ] as const)(
    'says in %s of when its figures are, and shows newer ones once they are ready',
    async (locale, old, now) => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      onTestFinished(() => void vi.useRealTimers());
      await open('/admin/event-report/7/summary', { locale, prepared: [OLD, NEW] });
      for (const text of old) expect(document.body.textContent).toContain(text);
      await act(() => vi.advanceTimersByTimeAsync(3_000));
      await settle();
      expect(document.body.textContent).toContain(now);
    },
  );

  it.each([
    ['en', 'We’re preparing this report', 'Its report appears here by itself', 'Figures as of 11:00'],
    ['vi', 'Chúng tôi đang chuẩn bị báo cáo này', 'Báo cáo tự hiện tại đây', 'Số liệu lúc 11:00'],
  ] as const)(
    'says in %s to its first reader that it is prepared, and comes by itself',
    async (locale, preparing, soon, figures) => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      onTestFinished(() => void vi.useRealTimers());
      await open('/admin/event-report/7/summary', { locale, prepared: [NEW], awaited: 2 });
      expect(find('[role="status"]', preparing)).toBeDefined();
      expect(find('[role="progressbar"]', preparing)).toBeDefined();
      expect(document.body.textContent).toContain(soon);
      for (let turn = 0; turn < 2; turn += 1) {
        expect(document.body.textContent).not.toContain(figures);
        await act(() => vi.advanceTimersByTimeAsync(3_000));
        await settle();
      }
      expect(document.body.textContent).toContain(figures);
      expect(document.body.textContent).not.toContain(preparing);
    },
  );

  it('has their time beside its revenue in the list, and none with figures of now', async () => {
    await open('/admin/event-report', { prepared: [NEW] });
    expect(document.body.textContent).toContain('as of 11:00, 20\u00a0Nov\u00a02026');
    await open('/admin/event-report');
    expect(document.body.textContent).not.toContain('as of');
    await open('/admin/event-report/7', { prepared: [NEW] });
    expect(document.body.textContent).not.toContain('Figures as of');
  });
});

describe('the orders', { timeout: 30_000 }, () => {
  it('of a long report become a file in the background, with the filters of the list', async () => {
    const { requested } = await open('/admin/event-report/7?status=SUCCESSFUL&q=minh', { total: 1_000_000 });
    expect(await saved('Download orders')).toBeNull();
    expect(requested).toEqual([{ kind: 'ORDERS', eventId: 7, period: null, status: 'SUCCESSFUL', search: 'minh' }]);
    expect(find('h1', 'Your files')).toBeDefined();
  });

  it('are listed with every column of the report [S3-68]', async () => {
    await open('/admin/event-report/7');
    await settle(300);
    const heads = findAll('[role="columnheader"]', /./).map((head) => head.textContent);
    expect(heads).toEqual([
      'Order ID',
      'Created date',
      'Order time',
      'Status',
      'Payment status',
      'Ticket name',
      'Quantity',
      'Unit price',
      'Discount',
      'Donation',
      'Total',
      'Payment ID',
    ]);
    const cells = findAll('[role="gridcell"]', /./).map((cell) => cell.textContent?.replaceAll('\u00a0', ' '));
    expect(cells).toEqual([
      'ABC234567',
      '20 Nov 2026',
      '11:00, 20 Nov 2026',
      'Successful',
      'Paid',
      'Hạng Sen',
      '2',
      '250,000 đ',
      '100,000 đ',
      '10,001 đ',
      '410,001 đ',
      'FT26324000001',
    ]);
    expect(find('[role="gridcell"] a', 'ABC234567').getAttribute('href')).toBe('/admin/event-report/7/o-1');
    expect(fields()).toHaveLength(2);
  });

  it('ask for start and end, and quote what is missing [S5-45] [S2.14-20]', async () => {
    const { asked } = await open('/admin/event-report/7');
    await typeMoment(start(), '2026-11-20T00:00');
    await submit(start());
    expect(find('[role="alert"]', 'Please select start and end time')).toBeDefined();
    await typeMoment(end(), '2026-11-19T00:00');
    await submit(start());
    expect(find('[role="alert"]', 'End time must be after start time')).toBeDefined();
    expect(asked).toEqual([null]);
    await typeMoment(end(), '2026-11-22T00:00');
    await submit(start());
    await settle(30);
    const from = Date.parse('2026-11-20T00:00:00+07:00');
    expect(asked.at(-1)).toEqual({ start: from, end: from + 2 * DAY });
    await click(find('button', 'All time'));
    await settle(30);
    expect(asked.at(-1)).toBeNull();
    await open('/admin/event-report/7?start=2026-11-20T00:00:00Z', { locale: 'vi' });
    expect(find('[role="alert"]', 'Vui lòng chọn thời gian bắt đầu và kết thúc')).toBeDefined();
  });

  it('are downloaded with all their pages, and nothing is without orders [S8-42]', async () => {
    await open('/admin/event-report/7');
    const file = await saved('Download orders');
    expect(file?.name).toBe('orders-7.csv');
    expect(file?.content).toMatch(/^\uFEFF?Order ID,Created date,Order time,Status,Payment status,Ticket name,/);
    expect(file?.content.split('\r\n')).toHaveLength(4);
    expect(file?.content).toContain('2,250000,100000,10001,410001,FT26324000001');
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await open('/admin/event-report/7', { orders: [] });
    expect(await saved('Download orders')).toBeNull();
    expect(log).toHaveBeenCalledWith('No data to export');
    log.mockRestore();
  });

  it('show a loading toast while their file is made, then success or error [S4-57] [S4-58]', async () => {
    const hold = Promise.withResolvers<null>();
    const { answer } = await open('/admin/event-report/7', { hold: hold.promise });
    const toast = () => find('[data-kind]', /./).dataset['kind'];
    const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await click(find('button', 'Download orders'));
    expect(toast()).toBe('loading');
    hold.resolve(null);
    await settle(50);
    expect(toast()).toBe('success');
    answer.broken = true;
    await click(find('button', 'Download orders'));
    await settle(50);
    expect(toast()).toBe('error');
    press.mockRestore();
  });

  it.each(LANGUAGES)(
    'tell by a warning in %s that there was nothing to put into the file [S4-57] [S1-58]',
    async (locale) => {
      const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      await open('/admin/event-report/7', { orders: [], locale });
      await click(find('button', /^(Download orders|Tải xuống )/));
      await settle(50);
      expect(findAll('[data-kind]', /./).map((toast) => toast.dataset['kind'])).toEqual(['warning']);
      showsIn(locale, 'No data to export');
      log.mockRestore();
    },
  );

  it('open one by one, with what was paid and refunded', async () => {
    await open('/admin/event-report/7/o-1');
    expect(text()).toContain('FT26324000001');
    expect(table('Tickets and donation')).toContain('Refunded200,000 đ');
    await open('/admin/event-report/7/o-2');
    expect(table('Tickets and donation')).toContain('Donation without tickets0');
    await open('/admin/event-report/7/o-9');
    expect(text()).toContain('Reports are for an event’s organiser');
  });

  it('are no page at an address that names no order', async () => {
    await open('/admin/event-report/7/tickets');
    expect(text()).toContain('404');
  });
});

describe('the ticket report', { timeout: 30_000 }, () => {
  it('stands beside summary and orders [S2.14-19]', async () => {
    await open('/admin/event-report/7?view=tickets');
    const tabs = findAll('nav a[role="tab"]', /./).map((tab) => [tab.textContent, tab.getAttribute('href')]);
    expect(tabs).toEqual([
      ['Summary report', '/admin/event-report/7/summary'],
      ['Orders', '/admin/event-report/7'],
      ['Ticket report', '/admin/event-report/7?view=tickets'],
    ]);
    await click(find('nav a', 'Orders'));
    await settle(50);
    expect(find('button', 'Download orders')).toBeDefined();
    await click(find('nav a', 'Summary report'));
    await settle(50);
    expect(table('Revenue breakdown')).toBeDefined();
  });

  it('is, as the others, downloaded by its organiser [S1-40] [S2.14-22]', async () => {
    const files: (string | undefined)[] = [];
    for (const [at, button] of [
      ['/summary', 'Download summary'],
      ['', 'Download orders'],
      ['?view=tickets', 'Download ticket report'],
    ] as const) {
      await open(`/admin/event-report/7${at}`);
      expect(find('h1', 'Đêm nhạc Trịnh')).toBeDefined();
      files.push((await saved(button))?.name);
    }
    expect(files).toEqual(['data.csv', 'orders-7.csv', 'tickets-7.csv']);
    await open('/admin/event-report/7/summary', { locale: 'vi' });
    expect((await saved('Tải xuống tổng kết'))?.content).toContain('2026-11-20,295001');
  });

  it('counts tickets by type and who checked in [S2.14-21]', async () => {
    await open('/admin/event-report/7?view=tickets');
    expect(table('Statistics by ticket type')).toBe(
      'Ticket typeSoldRefundedDiscountValueHạng Sen6140,000 đ1,200,000 đ',
    );
    expect(table('Check-in information')).toMatch(/Hạng Sen.*Tối thứ Bảy.*5240%$/);
    expect((await saved('Download ticket report'))?.content).toContain('Hạng Sen,6,1,40000,1200000');
  });
});
