import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import {
  type ExplainedPurchase,
  TicketPortal as Port,
  type PortalOrder,
  type TicketPortal as PortalPort,
  type PortalTicket,
} from '#application/ticket/ports/ticket-portal.ts';
import { instant } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { refused } from '#domain/kernel/result.ts';
import { aTicketPortal } from '#test/builders/a-ticket-portal.ts';
import { click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { TicketPortal } from './TicketPortal.tsx';
import { ticketPortalLoader } from './ticket-portal.loader.ts';

const NOW = instant(Date.UTC(2026, 10, 20, 3));
const WHEN = showMoment(NOW, 'en');

const aTicket = (id: string, part: Partial<PortalTicket> = {}): PortalTicket => ({
  id,
  codeEnd: `${id}AB2`,
  name: 'Vé Sen',
  sessionName: 'Tối thứ Bảy',
  holder: 'Ngô Lan',
  email: 'lan@example.test',
  seat: null,
  isVoid: false,
  entry: ['This ticket is valid and lets its holder in.'],
  voidReason: null,
  ...part,
});
const anOrder = (id: string, email: string, tickets: readonly PortalTicket[]): PortalOrder => ({
  line: {
    id,
    orderNumber: `VM-${id}`,
    status: 'SUCCESSFUL',
    eventName: `Đêm nhạc ${id}`,
    buyer: 'Ngô Lan',
    email,
    price: dong(250_000),
    tickets: tickets.length,
    at: NOW,
  },
  eventId: 41,
  phone: '0912345678',
  payments: [
    {
      provider: 'VNPAY',
      amount: dong(250_000),
      received: dong(250_000),
      refunded: dong(0),
      transferCode: null,
      at: NOW,
    },
  ],
  tickets,
  mails: [
    { message: 'order-confirmed', recipient: email, queuedAt: NOW, sentAt: NOW, dropped: false },
    { message: 'refund-due', recipient: 'gone@example.test', queuedAt: NOW, sentAt: null, dropped: true },
  ],
});
const ORDERS = [
  anOrder('one', 'lan@example.test', [aTicket('t1', { seat: 'A-12' }), aTicket('t2', { holder: 'Trần Minh' })]),
  anOrder('two', 'lan@example.test', [aTicket('t3')]),
  anOrder('other', 'hoa@example.test', [aTicket('t4')]),
];
const EXPLAINED: Readonly<Record<string, ExplainedPurchase>> = {
  'lan@example.test 41': {
    eventName: 'Đêm nhạc one',
    hasAccount: true,
    isPrivate: false,
    lines: [
      {
        ticketId: 'sen',
        sessionName: 'Tối thứ Bảy',
        beginAt: NOW,
        ticketName: 'Vé Sen',
        mayBuy: false,
        why: 'The limit is 2 tickets.',
      },
      {
        ticketId: 'mai',
        sessionName: 'Tối thứ Bảy',
        beginAt: NOW,
        ticketName: 'Vé Mai',
        mayBuy: true,
        why: 'Can buy up to 3 tickets now.',
      },
    ],
  },
  'la@example.test 41': { eventName: 'Đêm nhạc one', hasAccount: false, isPrivate: true, lines: [] },
};

type World = {
  readonly at?: string;
  readonly abilities?: readonly string[];
  readonly signedOut?: boolean;
  readonly locale?: 'en' | 'vi';
  readonly portal?: Partial<PortalPort>;
};
async function open({ at = '', abilities = ['admin.ticket-portal'], portal = {}, ...world }: World = {}) {
  const pairs = [given(Port, { ...aTicketPortal(ORDERS, EXPLAINED), ...portal })];
  const page = await renderPage(
    [
      {
        path: '/admin/ticket-portal',
        Component: withUseCases(TicketPortal, pairs),
        loader: loaderWith(ticketPortalLoader, pairs),
      },
      { path: '*', element: <p>Somewhere else</p> },
    ],
    {
      at: `/admin/ticket-portal${at}`,
      now: NOW,
      locale: world.locale ?? 'en',
      ...(world.signedOut === true ? {} : { account: { ...someAccount, abilities } }),
    },
  );
  await settle(20);
  return page;
}
const text = () => document.body.textContent ?? '';
const search = async (words: string) => {
  const field = find('input[type="search"]', /./);
  await type(field, words);
  await submit(field);
  await settle(700);
};
const cardOf = (holder: string) => {
  const card = findAll('section', /./).find((one) => one.querySelector('h3')?.textContent?.includes(holder) === true);
  if (card === undefined) throw new Error(`No ticket of ${holder}`);
  return card;
};
const press = async (holder: string, name: string) => {
  const button = [...cardOf(holder).querySelectorAll('button')].find((one) => one.textContent === name);
  if (button === undefined) throw new Error(`No button ${name}`);
  await click(button);
  await settle(30);
};
const dialog = () => document.querySelector('[role="dialog"]');

describe('the ticket portal', { timeout: 30_000 }, () => {
  it('is shown to platform admins alone [S2.1-27]', async () => {
    await open({ at: '?q=hoa@example.test' });
    expect(find('h1', 'Ticket portal').textContent).toBe('Ticket portal');
    expect(text()).toContain('VM-other · Đêm nhạc other');
    await open({ abilities: ['admin.accountant', 'admin.events'] });
    expect(text()).toContain('Somewhere else');
    await open({ at: '?q=hoa@example.test', signedOut: true });
    expect(text()).toContain('Sign in to see this page');
    expect(text()).not.toContain('VM-other');
  });

  it('finds orders, opens one, and the address leads back to the same', async () => {
    await open();
    expect(text()).toContain('Find a ticket');
    await search('lan@example.test');
    expect(findAll('main li a, li a', /VM-/).map((link) => link.textContent?.slice(0, 6))).toEqual([
      'VM-one',
      'VM-two',
    ]);
    await click(find('li a', /VM-one/));
    await settle(30);
    expect(find('h2', 'Order VM-one').textContent).toBe('Order VM-one');
    for (const shown of ['0912345678', 'Vé Sen · Trần Minh', 'Seat A-12', 'code ends in t1AB2', 'VNPay', '250,000'])
      expect(text()).toContain(shown);
    expect(text()).toContain('Tickets · lan@example.test');
    expect(text()).toContain('Payment or refund · gone@example.test');
    expect(text()).toContain('Could not be sent');
    await click(find('a', 'Back to results for “lan@example.test”'));
    await settle(30);
    expect(findAll('li a', /VM-/)).toHaveLength(2);
    await search('nobody@example.test');
    expect(text()).toContain('No orders match “nobody@example.test”');
  });

  it('says why it could not be read, in Vietnamese too', async () => {
    await open({ at: '?order=gone' });
    expect(find('[role="alert"]', /./).textContent).not.toBe('');
    await open({
      at: '?q=lan',
      locale: 'vi',
      portal: { find: async () => refused({ code: 'BUSY', retryAfterMs: 1_000 }) },
    });
    expect(find('h1', 'Cổng vé').textContent).toBe('Cổng vé');
    expect(find('[role="alert"]', /./).textContent).not.toBe('');
  });

  it('opens an order again after its load failed', async () => {
    const { order } = aTicketPortal(ORDERS);
    let away = true;
    const portal: Partial<PortalPort> = {
      order: async (id) => (away ? refused({ code: 'BUSY', retryAfterMs: 1_000 }) : order(id)),
    };
    await open({ at: '?order=one', portal });
    away = false;
    await click(find('[role="alert"] button', 'Try again'));
    await settle(30);
    expect(document.querySelector('[role="alert"]')).toBe(null);
    expect(text()).toContain('VM-one');
  });

  it('turns the pages of what was found, and goes back to the page that an order was opened from', async () => {
    const many = ['a', 'b', 'c'].map((id) => anOrder(id, 'lan@example.test', [aTicket(`${id}1`)]));
    await open({ at: '?q=lan@example.test', portal: aTicketPortal(many) });
    const listed = () => findAll('li a', /VM-/).map((link) => /VM-\w/.exec(link.textContent ?? '')?.[0]);
    expect(listed()).toEqual(['VM-a', 'VM-b']);
    expect(find('nav[aria-label="Pagination"]', /./).textContent).toContain('3 total');
    await click(find('a', 'Next page'));
    await settle(30);
    expect(listed()).toEqual(['VM-c']);
    await click(find('li a', /VM-c/));
    await settle(30);
    await click(find('a', 'Back to results for “lan@example.test”'));
    await settle(30);
    expect(listed()).toEqual(['VM-c']);
    await click(find('a', 'Previous page'));
    await settle(30);
    expect(listed()).toEqual(['VM-a', 'VM-b']);
  });

  it('emails a ticket again, and says when it is refused', async () => {
    await open({ at: '?order=one' });
    await press('Trần Minh', 'Email again');
    expect(text()).toContain('Ticket emailed to lan@example.test');
    await press('Trần Minh', 'Email again');
    expect(text()).toContain('This ticket is no longer valid');
  });

  it('replaces a code after a question', async () => {
    await open({ at: '?order=one' });
    await press('Trần Minh', 'Replace code');
    expect(dialog()?.textContent).toContain('The old code stops working at once');
    await submit(find('[role="dialog"] button', 'Replace code'));
    await settle(50);
    expect(text()).toContain('New code emailed to lan@example.test');
    expect(cardOf('Trần Minh').textContent).toContain('code ends in NEWC');
    expect(cardOf('Trần Minh').textContent).toContain('Its code was replaced once.');
    expect(cardOf('Ngô Lan').textContent).toContain('code ends in t1AB2');
  });

  it('voids a ticket with a reason, not without, and offers nothing for it after', async () => {
    await open({ at: '?order=one' });
    await press('Trần Minh', 'Void ticket');
    const reason = () => document.querySelector('[role="dialog"] textarea');
    await submit(reason());
    expect(dialog()?.textContent).toContain('Please say why you void it');
    await type(reason(), 'Lost phone');
    await submit(reason());
    await settle(50);
    expect(text()).toContain('Ticket voided');
    expect(cardOf('Trần Minh').textContent).toContain('Voided by staff: Lost phone');
    expect(cardOf('Trần Minh').querySelectorAll('button')).toHaveLength(0);
    expect(cardOf('Ngô Lan').querySelectorAll('button')).toHaveLength(3);
  });

  it('keeps the dialog open with the reason why a ticket was not voided', async () => {
    await open({
      at: '?order=one',
      portal: { voidTicket: async () => refused({ code: 'REFUND_REFUSED', because: 'WINDOW_OVER' }) },
    });
    await press('Trần Minh', 'Void ticket');
    await type(document.querySelector('[role="dialog"] textarea'), 'Lost phone');
    await submit(document.querySelector('[role="dialog"] textarea'));
    await settle(50);
    expect(find('[role="dialog"] [role="alert"]', /./).textContent).not.toBe('');
  });

  it('explains why somebody can’t buy, from an order and from an event’s address', async () => {
    await open({ at: '?order=one' });
    await click(find('a', 'Why can’t they buy more?'));
    await settle(30);
    const answers = () => find('[role="status"]', /Đêm nhạc/).textContent ?? '';
    expect(answers()).toContain(`Vé Sen · Tối thứ Bảy · ${WHEN}Can’t buyThe limit is 2 tickets.`);
    expect(answers()).toContain(`Vé Mai · Tối thứ Bảy · ${WHEN}Can buyCan buy up to 3 tickets now.`);
    const fieldOf = (name: string) => document.querySelector(`form input[name="${name}"]`);
    await type(fieldOf('email'), 'la');
    await type(fieldOf('event'), 'my event');
    await submit(fieldOf('event'));
    expect(text()).toContain('Please enter a valid email format');
    expect(text()).toContain('Paste the address of the event’s page, or its number');
    await type(fieldOf('email'), 'la@example.test');
    await type(fieldOf('event'), 'https://vemoi.test/vi/event/dem-nhac-41?from=mail');
    await submit(fieldOf('event'));
    await settle(50);
    expect(answers()).toContain('No one has signed in with this email yet');
    expect(answers()).toContain('The event is private: they need its link.');
    expect(answers()).toContain('This event has no tickets yet');
  });
});
