import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { HeldMedia } from '#application/event/ports/held-media.ts';
import type { SessionMedia } from '#application/event/ports/media-desk.ts';
import { ReadNews } from '#application/event/read-news.ts';
import { DownloadTickets } from '#application/ticket/download-tickets.ts';
import type { TicketOnScreen } from '#application/ticket/open-ticket.ts';
import { OfflinePages } from '#application/ticket/ports/offline-pages.ts';
import { TicketSelfService } from '#application/ticket/ports/ticket-self-service.ts';
import { TicketTransfers } from '#application/ticket/ports/ticket-transfers.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { aHeldTicket } from '#test/builders/a-held-ticket.ts';
import { NOW } from '#test/builders/moments.ts';
import { renderPage, settle } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { ETicket } from './ETicket.tsx';

const one = (id: string, over: Partial<SessionMedia>): SessionMedia => ({
  ...{ id, sessionId: 5001, kind: 'LINK', label: 'Nhóm lớp', url: 'https://chat.example.test/lop' },
  ...{ isPrivate: true, format: null, bytes: null },
  ...over,
});
const ALL: readonly SessionMedia[] = [
  one('d', { kind: 'DOCUMENT', label: 'Giáo trình', url: '/files/media/d?signature=s', format: 'pdf', bytes: 348_160 }),
  one('i', { kind: 'IMAGE', label: 'Sơ đồ', url: '/files/media/i?signature=s', format: 'webp', bytes: 2_048 }),
  one('v', { kind: 'VIDEO', label: 'Bản ghi 1', url: 'https://video.example.test/1' }),
  one('l', {}),
];

const nothing = async () => undefined;
const notFound = async () => refused({ code: 'NOT_FOUND' } as const);

async function open(
  held: Result<readonly SessionMedia[], Refusal>,
  over: Partial<TicketOnScreen> = {},
  locale: 'en' | 'vi' = 'en',
) {
  const ticket = aHeldTicket('a');
  const asked: number[] = [];
  const data = { ...ticket, session: { ...ticket.session, urls: [] }, keptAt: null, ...over };
  const Component = withUseCases(ETicket, [
    given(HeldMedia, {
      ofSession: async (sessionId: number) => {
        asked.push(sessionId);
        return held;
      },
    }),
    given(OfflinePages, { keep: nothing, keepList: nothing, has: async () => false, forget: nothing }),
    given(DownloadTickets, { ofTicket: notFound, ofOrder: notFound, ofReceipt: notFound }),
    given(ReadNews, async () => []),
    given(TicketTransfers, {
      ...{ give: notFound, edit: notFound, takeBack: notFound, mailAgain: notFound, look: notFound, receive: notFound },
    }),
    given(TicketSelfService, {
      policy: notFound,
      offers: async () => ok([]),
      readReturn: notFound,
      giveBack: notFound,
      otherSessions: notFound,
      changeSession: notFound,
    }),
  ]);
  const loader = () => ({ kind: 'READY', accountId: someAccount.id, data });
  await renderPage(
    [
      { path: '/', Component, loader },
      { path: '*', element: null },
    ],
    { account: someAccount, now: NOW, locale },
  );
  await settle(20);
  return asked;
}

const links = (): readonly (readonly [string | null, string | null])[] =>
  [...document.querySelectorAll('section li a')].map((link) => [
    link.querySelector('img')?.getAttribute('alt') ?? link.textContent,
    link.getAttribute('href'),
  ]);

describe('the page of a ticket', () => {
  it.each([
    ['en', 'For ticket holders', '340\u00a0kB'],
    ['vi', 'Dành cho người có vé', '340\u00a0kB'],
  ] as const)('shows what the organiser keeps for its holders, in %s', async (locale, heading, size) => {
    expect(await open(ok(ALL), {}, locale)).toEqual([5001]);
    expect(document.body.textContent).toContain(heading);
    expect(document.body.textContent).toContain(`PDF · ${size}`);
    expect(links()).toEqual([
      ['Giáo trình', '/files/media/d?signature=s'],
      ['Bản ghi 1', 'https://video.example.test/1'],
      ['Nhóm lớp', 'https://chat.example.test/lop'],
      ['Sơ đồ', '/files/media/i?signature=s'],
    ]);
  });

  it('reads them again when it comes back into sight, as links to files end', async () => {
    const asked = await open(ok(ALL));
    document.dispatchEvent(new Event('visibilitychange'));
    await settle(10);
    expect(asked).toEqual([5001, 5001]);
  });

  it.each<[string, Result<readonly SessionMedia[], Refusal>, Partial<TicketOnScreen>]>([
    ['there is nothing', ok([]), {}],
    ['they cannot be read', refused({ code: 'EVENT_NOT_FOUND' }), {}],
    ['the ticket is void', ok(ALL), { status: 'VOID', qrText: null }],
    ['it was given away', ok([]), { hand: 'SENT', code: null, qrText: null }],
  ])('shows none where %s', async (_why, held, over) => {
    await open(held, over);
    expect(document.body.textContent).not.toContain('For ticket holders');
  });
});
