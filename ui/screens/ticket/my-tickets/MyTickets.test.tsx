import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { ReadMedia } from '#application/event/media/read-media.ts';
import { ReadNews } from '#application/event/read-news.ts';
import type { OwnOrder, OwnOrders } from '#application/sale/ports/own-orders.ts';
import { ReadOrders } from '#application/sale/read-orders.ts';
import { DownloadTickets } from '#application/ticket/download-tickets.ts';
import { ListMyTickets } from '#application/ticket/list-my-tickets.ts';
import { OfflinePages } from '#application/ticket/ports/offline-pages.ts';
import type { TicketPdfs } from '#application/ticket/ports/ticket-pdfs.ts';
import { TicketSelfService } from '#application/ticket/ports/ticket-self-service.ts';
import type { TicketTransfers } from '#application/ticket/ports/ticket-transfers.ts';
import type { HeldTicket, OpenedTicket, TicketWallet } from '#application/ticket/ports/ticket-wallet.ts';
import { TransferTicket } from '#application/ticket/transfer-ticket.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { aHeldTicket } from '#test/builders/a-held-ticket.ts';
import { anOwnOrder } from '#test/builders/an-own-order.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { ETicket } from '#ui/screens/ticket/e-ticket/ETicket.tsx';
import { MyTickets } from './MyTickets.tsx';
import { myTicketsLoader } from './my-tickets.loader.ts';

const account = { ...someAccount, firstName: 'Lan', lastName: 'Nguyễn' };
const elsewhere = { path: '*', element: null };

const kept = new Map<string, string>();
const offlinePages: OfflinePages = {
  keep: async () => undefined,
  keepList: async (path, accountId, page) => void kept.set(`${accountId} ${path}`, page(new Set(['/my-ticket/a']))),
  has: async () => false,
  forget: async () => undefined,
};

async function list(
  tickets: readonly HeldTicket[],
  next: readonly HeldTicket[] = [],
  pending: readonly OwnOrder[] = [],
) {
  const ticketWallet: TicketWallet = {
    list: async (_time, after) =>
      ok({
        tickets: after === null ? tickets : next,
        after: after === null && next.length > 0 ? 'cursor' : null,
        total: null,
      }),
    read: async () => refused({ code: 'NOT_FOUND' }),
  };
  const listMyTickets = ListMyTickets.make({ ticketWallet });
  const first = await listMyTickets('UPCOMING', null);
  if (!first.ok) throw new Error('refused');
  const asked: string[] = [];
  const papers: TicketPdfs = {
    ofReceipt: async () => refused({ code: 'NOT_FOUND' }),
    ofTicket: async () => refused({ code: 'NOT_FOUND' }),
    ofOrder: async (orderId) => {
      asked.push(orderId);
      return ok(new Blob(['%PDF']));
    },
  };
  const Component = withUseCases(MyTickets, [
    given(ListMyTickets, listMyTickets),
    given(DownloadTickets, DownloadTickets.make({ papers })),
    given(OfflinePages, offlinePages),
  ]);
  const data = {
    kind: 'READY',
    accountId: account.id,
    data: { time: 'UPCOMING', tickets: first.value, pending, pendingRefused: false, now: NOW },
  };
  await renderPage([{ path: '/', Component, loader: () => data }, elsewhere], { account, now: NOW });
  return asked;
}

const hands: TicketTransfers = {
  look: async () => refused({ code: 'NOT_FOUND' }),
  give: async () => ok(null),
  edit: async () => ok(null),
  takeBack: async () => ok(null),
  mailAgain: async () => ok(null),
  receive: async () => ok('a'),
};
const noPapers: TicketPdfs = {
  ofReceipt: async () => refused({ code: 'NOT_FOUND' }),
  ofTicket: async () => refused({ code: 'NOT_FOUND' }),
  ofOrder: async () => refused({ code: 'NOT_FOUND' }),
};
const noSelfService: TicketSelfService = {
  policy: async () => refused({ code: 'NOT_FOUND' }),
  offers: async () => ok([]),
  readReturn: async () => refused({ code: 'NOT_FOUND' }),
  giveBack: async () => refused({ code: 'NOT_FOUND' }),
  otherSessions: async () => refused({ code: 'NOT_FOUND' }),
  changeSession: async () => refused({ code: 'NOT_FOUND' }),
};
const Ticket = withUseCases(ETicket, [
  given(ReadMedia, async () => []),
  given(ReadNews, async () => []),
  given(OfflinePages, offlinePages),
  given(TransferTicket, TransferTicket.make({ ticketTransfers: hands })),
  given(DownloadTickets, DownloadTickets.make({ papers: noPapers })),
  given(TicketSelfService, noSelfService),
]);
const open = (ticket: OpenedTicket) =>
  renderPage(
    [
      {
        path: '/',
        Component: Ticket,
        loader: () => ({ kind: 'READY', accountId: account.id, data: { ...ticket, keptAt: null } }),
      },
      elsewhere,
    ],
    {
      account,
      now: NOW,
    },
  );

const text = () => document.querySelector('main, body')?.textContent ?? '';

describe('my tickets', () => {
  it('list each event once, with its tickets linked [S1-25] [S2.1-04]', async () => {
    await list([aHeldTicket('a'), aHeldTicket('b', { holder: 'Minh Trần' })]);
    expect(document.querySelectorAll('article')).toHaveLength(1);
    for (const words of ['Đêm nhạc', 'Sunday, 22 November 2026', 'Nhà hát Lớn Hà Nội', '2 tickets', 'Minh Trần'])
      expect(text()).toContain(words);
    expect([...document.querySelectorAll('article ul a')].map((link) => link.getAttribute('href'))).toEqual([
      '/my-ticket/a',
      '/my-ticket/b',
    ]);
  });

  it('download as one PDF per order, without given or void tickets', async () => {
    const asked = await list([
      aHeldTicket('a'),
      aHeldTicket('b', { orderId: 'o2', orderNumber: 'SECONDONE' }),
      aHeldTicket('c', { orderId: 'o3', hand: 'SENT', code: null }),
      aHeldTicket('d', { orderId: 'o4', status: 'VOID' }),
    ]);
    await appears('article button');
    expect(findAll('button', /PDF/).map((button) => button.textContent)).toEqual([
      'Tickets for order DQD4N2UTS (PDF)',
      'Tickets for order SECONDONE (PDF)',
    ]);
    await click(find('button', 'Tickets for order SECONDONE (PDF)'));
    expect(asked).toEqual(['o2']);
    expect(text()).toContain('PDF downloaded');
    await list([aHeldTicket('a'), aHeldTicket('b')]);
    await appears('article button');
    expect(findAll('button', /PDF/).map((button) => button.textContent)).toEqual(['Download the tickets (PDF)']);
  });

  it('show seats in the list and on the ticket', async () => {
    await list([aHeldTicket('a', { seat: 'Balcony A12' }), aHeldTicket('b')]);
    expect(text().split('Seat Balcony A12')).toHaveLength(2);
    await open(aHeldTicket('a', { seat: 'Balcony A12' }));
    expect(text()).toContain('Seat Balcony A12');
  });

  it('mark tickets given away', async () => {
    await list([aHeldTicket('a', { hand: 'SENT', code: null, qrText: null, holder: 'Minh Trần' }), aHeldTicket('b')]);
    expect(find('article a', /Minh Trần/).textContent).toContain('Given away');
    expect(find('article a', /Lan Nguyễn/).textContent).not.toContain('Given away');
  });

  it('list what waits for approval or payment, and lead to orders and receipts', async () => {
    await list([], [], [anOwnOrder('o7', { status: 'REQUIRED_APPROVAL' })]);
    expect(text()).toContain('Not confirmed yet');
    expect(text()).not.toContain('No tickets yet');
    expect(find('li a', /Đêm nhạc/).getAttribute('href')).toBe('/my-ticket/orders/o7');
    expect(find('nav a', 'Orders and receipts').getAttribute('href')).toBe('/my-ticket/orders');
  });

  it('are kept as a page for when there is no network, each with a link if its own page is kept', async () => {
    await list([
      aHeldTicket('a', { holder: '<i>Lan</i>', seat: 'Balcony A12' }),
      aHeldTicket('b', { holder: 'Minh Trần' }),
      aHeldTicket('c', { hand: 'SENT', code: null, holder: 'Given' }),
      aHeldTicket('d', { status: 'VOID', holder: 'Void' }),
    ]);
    const page = new DOMParser().parseFromString(kept.get(`${account.id} /my-ticket`) ?? '', 'text/html');
    expect(page.querySelector('[role="status"]')?.textContent).toMatch(
      /^You’re offline\. These are your tickets as of/,
    );
    expect(page.querySelector('h2')?.textContent).toBe('Đêm nhạc');
    expect(page.body.textContent).toContain('Sunday, 22 November 2026');
    expect([...page.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['<i>Lan</i> Hạng Sen · Seat Balcony A12', '/my-ticket/a'],
    ]);
    expect(page.querySelector('li > span')?.textContent).toContain('Open this ticket once while online');
    for (const gone of ['Given', 'Void']) expect(page.body.textContent).not.toContain(gone);
    expect(page.querySelectorAll('script, link, img')).toHaveLength(0);
  });

  it('say that waiting orders could not be loaded, beside the tickets, and load them again', async () => {
    let away = true;
    const ownOrders: OwnOrders = {
      list: async () =>
        away
          ? refused({ code: 'BUSY', retryAfterMs: 500, because: 'OUTAGE' })
          : ok({
              entries: [anOwnOrder('w', { status: 'REQUIRED_APPROVAL' })],
              after: null,
              before: null,
              totalCount: 1,
            }),
      read: async () => refused({ code: 'NOT_FOUND' }),
      giveBack: async () => refused({ code: 'NOT_FOUND' }),
      withdraw: async () => refused({ code: 'NOT_FOUND' }),
    };
    const ticketWallet: TicketWallet = {
      list: async () => ok({ tickets: [], after: null, total: null }),
      read: async () => refused({ code: 'NOT_FOUND' }),
    };
    const pairs = [
      given(ListMyTickets, ListMyTickets.make({ ticketWallet })),
      given(ReadOrders, ReadOrders.make({ ownOrders })),
      given(OfflinePages, offlinePages),
    ];
    const page = { path: '/', Component: withUseCases(MyTickets, pairs), loader: loaderWith(myTicketsLoader, pairs) };
    await renderPage([page, elsewhere], { account, now: NOW });
    const alert = await appears('[role="alert"]', /could not be loaded. They are not lost./);
    expect(text()).not.toContain('No tickets yet');
    away = false;
    await click(find('[role="alert"] button', 'Try again'));
    await appears('section[aria-labelledby="pending-orders"]', /./);
    expect(alert.isConnected).toBe(false);
  });

  it('explain an empty list', async () => {
    await list([]);
    expect(text()).toContain('No tickets yet');
    expect(find('a', 'Find an event').getAttribute('href')).toBe('/discovery');
  });

  it('load the next page on demand', async () => {
    await list([aHeldTicket('a')], [aHeldTicket('b')]);
    await click(find('button', 'Show more'));
    expect(document.querySelectorAll('article ul a')).toHaveLength(2);
  });
});

describe('the e-ticket', () => {
  it('shows QR code, grouped code, holder, time and place', async () => {
    await open(aHeldTicket('a'));
    expect(document.querySelector('svg[aria-label="QR code of Lan Nguyễn’s ticket"]')).not.toBe(null);
    for (const words of [
      'ABCDE FGHJK',
      'Lan Nguyễn',
      'Sunday, 22 November 2026',
      'Nhà hát Lớn Hà Nội',
      'Order DQD4N2UTS',
    ])
      expect(text()).toContain(words);
  });

  it('shows no code when void', async () => {
    await open(aHeldTicket('a', { status: 'VOID', qrText: null }));
    expect(document.querySelector('svg[role="img"]')).toBe(null);
    expect(text()).toContain('No longer valid');
  });

  it('shows when it was used', async () => {
    await open(aHeldTicket('a', { checkIns: 1, firstCheckInAt: NOW }));
    expect(text()).toContain('Checked in');
    expect(text()).toContain('10:00, 20\u00a0Nov\u00a02026');
  });

  it('opens the online room', async () => {
    await open(aHeldTicket('a', { mode: 'ONLINE' }));
    expect(find('a', 'Open the online room').getAttribute('href')).toBe('https://room.example.test/1');
  });
});
