import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShowBoughtTicket } from '#application/ticket/show-bought-ticket.ts';
import { unpackText } from '#domain/event/share/packed-text.ts';
import { readThanks } from '#domain/event/share/thanks-data.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { ok } from '#domain/kernel/result.ts';
import type { PaymentResultStatus } from '#domain/sale/checkout/result-status.ts';
import { aHeldTicket } from '#test/builders/a-held-ticket.ts';
import { aTicket } from '#test/builders/an-event-page.ts';
import { anEvent, more, open, press, text, type World } from '#test/rendered/payment-page.tsx';
import { appears, click, find, findAll, renderPage, settle } from '#test/rendered/render-page.tsx';
import { showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { OwnTicket } from './OwnTicket.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  window.sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const free = aTicket({ id: 'free', name: 'Giữ chỗ', price: dong(0), originalPrice: dong(0), remaining: 10 });
const freeEvent = (over: Parameters<typeof anEvent>[0] = {}) => anEvent({ tickets: [free], ...over });
const href = (name: string) => find('a', name).getAttribute('href') ?? '';

async function registered(world: World = {}, status?: PaymentResultStatus) {
  const page = await open({ event: freeEvent(), ...world });
  if (status !== undefined) {
    const { read } = page.office.checkoutDesk;
    vi.spyOn(page.office.checkoutDesk, 'read').mockImplementation(async (id) => {
      const known = await read(id);
      return known.ok ? ok({ ...known.value, status }) : known;
    });
  }
  await click(more('Giữ chỗ'));
  await press('Register');
  await settle(20);
  return page;
}

describe('the thank-you page', () => {
  it('says where the ticket is, and leads to My tickets [S1-26] [S2.11-11] [S2.11-31]', async () => {
    await registered();
    expect(text()).toContain('Thank you, your tickets are ready');
    expect(text()).toContain('Check your e-mail for the ticket (lan@example.test)');
    expect(href('My tickets')).toBe('/profile?tab=TICKET');
  });

  it('shows the buyer’s own ticket with cover, class, seat, name and QR code', async () => {
    const { session } = aHeldTicket('t1');
    const photo = { url: '/files/whole.webp', cardUrl: '/files/card.webp', color: '#b8321f' };
    const own = aHeldTicket('t1', {
      ticketName: 'Giữ chỗ',
      seat: 'A-12',
      holder: 'Nguyễn Lan',
      session: { ...session, event: { ...session.event, photo } },
    });
    const sent = aHeldTicket('t0', { hand: 'SENT' });
    await registered({ tickets: [sent, own, aHeldTicket('t2')] });
    const ticket = await appears('a[href="/my-ticket/t1"]');
    for (const words of ['Đêm nhạc', 'Giữ chỗ', 'Seat A-12', 'Nguyễn Lan', '1 more ticket'])
      expect(ticket.textContent).toContain(words);
    expect(ticket.querySelector('img')?.getAttribute('src')).toBe('/files/card.webp');
    expect(ticket.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('QR code of Nguyễn Lan’s ticket');
  });

  it('shows it in vi, too', async () => {
    const Component = withUseCases(
      () => <OwnTicket orderId="o1" />,
      [given(ShowBoughtTicket, async () => ({ ticket: aHeldTicket('t1', { seat: 'A-12' }), others: 2 }))],
    );
    await renderPage([{ path: '/', Component }], { locale: 'vi' });
    const ticket = await appears('a[href="/my-ticket/t1"]');
    for (const words of ['Hạng Sen', 'Ghế A-12', 'Lan Nguyễn', 'Thêm 2 vé'])
      expect(ticket.textContent).toContain(words);
    expect(ticket.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('Mã QR vé của Lan Nguyễn');
  });

  it('shows a drawn ticket while none is known', async () => {
    await registered();
    await settle(40);
    expect(document.querySelector('svg[viewBox="0 -14 330 146"]')).not.toBeNull();
    expect(findAll('a[href^="/my-ticket/"]', /./)).toEqual([]);
  });

  it('speaks of processing after a transfer, until the money is there, and leads home [S2.11-28] [S2.11-30] [S1-58]', async () => {
    const page = await open();
    await click(more('Hạng Sen'));
    await press('Next');
    await press('Pay now');
    await appears('#transfer-title');
    const code = /VEMOI[A-Z0-9]{9}/.exec(text())?.[0] ?? '';
    await press('I have transferred');
    await appears('h1', 'Ticket order processing');
    await showsInBothLanguages('Ticket order processing');
    expect(text()).not.toContain('Check your e-mail');
    expect(href('Home')).toBe('/');
    page.pay(code, 200_000);
    await appears('body', /Check your e-mail for the ticket/);
    await showsInBothLanguages('Check your e-mail for the ticket');
    expect(href('My tickets')).toBe('/profile?tab=TICKET');
  });

  it('of a private event has no more to say than OK, which closes it [S2.11-29]', async () => {
    const page = await registered({ event: freeEvent({ feature: 'PRIVATE' }) });
    expect(text()).not.toContain('Check your e-mail');
    expect(findAll('a', 'My tickets')).toEqual([]);
    await click(find('a', 'OK'));
    await settle();
    expect(page.router().state.location.pathname).toMatch(/^\/event\//);
    expect(text()).not.toContain('See you at');
  });

  it('is shared on three networks, with a card that names buyer and event, and by a phone’s own sheet [S2.11-26]', async () => {
    const share = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({ matches: media === '(pointer: coarse)', media, addEventListener() {}, removeEventListener() {} }) as never,
    );
    await registered();
    await appears('a', 'Facebook');
    const shared = [href('Facebook'), href('X'), href('LinkedIn')].map((link) => {
      const asked = new URL(link);
      return new URL(asked.searchParams.get('u') ?? asked.searchParams.get('url') ?? '', 'https://vemoi.test');
    });
    expect(new Set(shared.map(String)).size).toBe(1);
    expect(shared[0]?.pathname).toMatch(/^\/event\//);
    expect(readThanks(shared[0]?.searchParams.get('thanks') ?? '', unpackText)).toEqual({
      ok: true,
      value: {
        name: 'Nguyễn Lan',
        eventName: freeEvent().name,
        companyName: '',
        isDonate: false,
        isPrivate: false,
        locale: 'en',
      },
    });
    await press('Share');
    expect(share).toHaveBeenCalledWith({ title: freeEvent().name, url: expect.stringContaining('thanks=') });
  });

  it('of an approved order says so, and is added to a calendar [S2.11-14]', async () => {
    await registered({ event: freeEvent({ requiredApproval: true }) }, 'SUCCESSFUL');
    expect(text()).toContain('Your ticket has been confirmed');
    await click(await appears('button', 'Add to calendar'));
    const dialog = await appears('[role="dialog"]', /Google Calendar/);
    expect(dialog.textContent).toContain('Outlook.com');
  });
});

describe('other results', () => {
  it('are a processing page [S2.11-12]', async () => {
    await registered({}, 'PROCESSING');
    expect(text()).toContain('Ticket order processing');
    expect(text()).toContain('We’ll email your tickets');
  });

  it('and a declined page [S2.11-15]', async () => {
    await registered({ event: freeEvent({ requiredApproval: true }) }, 'WITHDRAWN');
    expect(text()).toContain('You will not attend');
    expect(text()).toContain('Choose tickets again');
  });
});
