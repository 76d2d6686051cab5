import { describe, expect, it } from 'vitest';
import { makeFailureNotices } from '#adapters/device/platform/subject-failure-notices.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { makeRestTicketPdfs } from '#adapters/rest/ticket/rest-ticket-pdfs.ts';
import { ReadMedia } from '#application/event/media/read-media.ts';
import { ReadNews } from '#application/event/read-news.ts';
import { DownloadTickets } from '#application/ticket/download-tickets.ts';
import type { TicketOnScreen } from '#application/ticket/open-ticket.ts';
import { OfflinePages } from '#application/ticket/ports/offline-pages.ts';
import type { TicketPdfs } from '#application/ticket/ports/ticket-pdfs.ts';
import { TicketSelfService } from '#application/ticket/ports/ticket-self-service.ts';
import type { TicketTransfers } from '#application/ticket/ports/ticket-transfers.ts';
import { TransferTicket } from '#application/ticket/transfer-ticket.ts';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { aHeldTicket } from '#test/builders/a-held-ticket.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { showsIn, showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { ETicket } from './ETicket.tsx';

const account = { ...someAccount, firstName: 'Lan', lastName: 'Nguyễn' };

const aTicket = (over: Partial<TicketOnScreen> = {}): TicketOnScreen => {
  const held = aHeldTicket('a', { email: 'lan@example.com' });
  return { ...held, session: { ...held.session, urls: [] }, keptAt: null, ...over };
};
const GIVEN_AWAY = {
  hand: 'SENT',
  holder: 'Minh',
  firstName: 'Minh',
  lastName: null,
  email: 'minh@example.com',
  code: null,
  qrText: null,
} as const;

const left = new Map<string, string>();
const offlinePages: OfflinePages = {
  keep: async (path, html) => void left.set(path, html),
  keepList: async () => undefined,
  has: async () => false,
  forget: async () => left.clear(),
};

async function open(
  ticket: TicketOnScreen,
  over: Partial<TicketTransfers> = {},
  locale: 'en' | 'vi' = 'en',
  ofPapers: Partial<TicketPdfs> = {},
  self: Partial<TicketSelfService> = {},
) {
  const asked: unknown[][] = [];
  let now = ticket;
  const ticketTransfers: TicketTransfers = {
    give: async (...what) => {
      asked.push(['give', ...what]);
      now = aTicket(GIVEN_AWAY);
      return ok(null);
    },
    edit: async (...what) => {
      asked.push(['edit', ...what]);
      now = aTicket({ holder: what[1].firstName, email: what[1].email });
      return ok(null);
    },
    takeBack: async (...what) => {
      asked.push(['take back', ...what]);
      now = aTicket();
      return ok(null);
    },
    mailAgain: async (...what) => {
      asked.push(['mail', ...what]);
      return ok(null);
    },
    look: async () => refused({ code: 'NOT_FOUND' }),
    receive: async () => refused({ code: 'NOT_FOUND' }),
    ...over,
  };
  const papers: TicketPdfs = {
    ofReceipt: async () => refused({ code: 'NOT_FOUND' }),
    ofTicket: async (...what) => {
      asked.push(['pdf', ...what]);
      return ok(new Blob(['%PDF']));
    },
    ofOrder: async () => refused({ code: 'NOT_FOUND' }),
    ...ofPapers,
  };
  const Component = withUseCases(ETicket, [
    given(OfflinePages, offlinePages),
    given(ReadMedia, async () => []),
    given(ReadNews, async () => []),
    given(TransferTicket, TransferTicket.make({ ticketTransfers })),
    given(TicketSelfService, {
      policy: async () => refused({ code: 'NOT_FOUND' }),
      offers: async () => ok([]),
      readReturn: async () => ok({ amount: dong(200_000) }),
      giveBack: async (...what) => {
        asked.push(['return', ...what]);
        now = aTicket({ status: 'VOID', qrText: null });
        return ok(null);
      },
      otherSessions: async () => ok([]),
      changeSession: async (...what) => {
        asked.push(['change', ...what]);
        return ok(null);
      },
      ...self,
    }),
    given(DownloadTickets, DownloadTickets.make({ papers })),
  ]);
  await renderPage(
    [
      { path: '/', Component, loader: () => ({ kind: 'READY', accountId: account.id, data: now }) },
      { path: '*', element: null },
    ],
    {
      account,
      now: NOW,
      locale,
    },
  );
  return asked;
}

const text = () => document.body.textContent ?? '';
const fill = async (firstName: string, email: string) => {
  await type(document.querySelector('input[name="firstName"]'), firstName);
  await type(document.querySelector('input[name="email"]'), email);
  await submit(document.querySelector('input[name="email"]'));
};
const begin = async (name: string) => {
  await click(find('button', name));
  await appears('[role="dialog"]');
};

describe('the offline copy of a ticket', () => {
  const keptPage = () => new DOMParser().parseFromString(left.get('/') ?? '', 'text/html');

  it('is a self-contained page with the QR code, and input as text', async () => {
    const held = aTicket();
    await open(
      aTicket({
        holder: '<b>Lan</b>',
        session: { ...held.session, event: { ...held.session.event, name: 'Đêm "nhạc" <script>' } },
      }),
      {},
      'vi',
    );
    const page = keptPage();
    expect(page.documentElement.lang).toBe('vi');
    expect(page.querySelector('h1')?.textContent).toBe('Đêm "nhạc" <script>');
    expect(page.querySelector('[role="status"]')?.textContent).toMatch(
      /^Không có kết nối mạng\. Đây là vé của bạn lúc .+; mã QR vẫn dùng được tại cửa\.$/,
    );
    expect(page.querySelector('svg')?.getAttribute('aria-label')).toBe('Mã QR vé của <b>Lan</b>');
    expect(page.querySelector('svg path')?.getAttribute('d')).toBe(
      find('svg', /Mã QR/).querySelector('path')?.getAttribute('d'),
    );
    expect(page.body.textContent).toContain('ABCDE FGHJK');
    expect(page.querySelectorAll('script, link, img')).toHaveLength(0);
  });

  it('is not kept for a ticket that was given away or is void', async () => {
    await open(aTicket());
    expect([...left.keys()]).toEqual(['/']);
    await open(aTicket(GIVEN_AWAY));
    expect(left.size).toBe(0);
    await open(aTicket());
    await open(aTicket({ status: 'VOID' }));
    expect(left.size).toBe(0);
  });

  it('is not stored again when it is itself on screen', async () => {
    left.clear();
    await open(aTicket({ keptAt: later(NOW, -MINUTE) }));
    expect(left.size).toBe(0);
  });
});

describe('a ticket of one’s own', () => {
  it('runs a clock beside its QR code, as a picture of it cannot', async () => {
    await open(aTicket());
    expect(text()).toMatch(/\d\d:\d\d:\d\d, \d+/);
    await open(aTicket({ status: 'VOID' }));
    expect(text()).not.toMatch(/\d\d:\d\d:\d\d/);
  });

  it('is printed and leads to its event from a menu', async () => {
    await open(aTicket());
    await click(find('button', 'More actions'));
    const items = findAll('[role="menuitem"]', /./).map((item) => [item.textContent, item.getAttribute('href')]);
    expect(items).toEqual([
      ['Print', null],
      ['Event page', `/event/${aTicket().session.event.slug}`],
    ]);
  });

  it('is given to an address, shows the recipient and loses its QR code [S1-19] [S8-47] [S1-58]', async () => {
    const asked = await open(aTicket());
    await begin('Give this ticket');
    await fill('Minh', 'minh@example.com');
    const minh = { firstName: 'Minh', lastName: null, nameOrder: 'GIVEN_FIRST', email: 'minh@example.com' };
    expect(asked).toEqual([['give', 'a', minh]]);
    for (const words of [
      'Ticket sent successfully',
      'The recipient can use it immediately',
      'You gave this ticket away',
      'Minh (minh@example.com)',
    ])
      expect(text()).toContain(words);
    showsIn('en', 'Ticket sent successfully');
    expect(findAll('svg', /QR code of/)).toEqual([]);
    expect(text()).not.toContain('ABCDE FGHJK');
  });

  it('is not given without a name and a valid address [S5-15]', async () => {
    const asked = await open(aTicket());
    await begin('Give this ticket');
    await fill('', 'minh@');
    expect(text()).toContain('Please enter a valid email format');
    expect(text()).toContain('Please enter first name');
    expect(document.activeElement?.getAttribute('name')).toBe('firstName');
    expect(asked).toEqual([]);
  });

  it('changes its name and address', async () => {
    const asked = await open(aTicket());
    await begin('Edit recipient');
    expect(document.querySelector<HTMLInputElement>('input[name="lastName"]')?.value).toBe('Nguyễn');
    await fill('Hoa', 'hoa@example.com');
    expect(asked).toEqual([
      ['edit', 'a', { firstName: 'Hoa', lastName: 'Nguyễn', email: 'hoa@example.com' }, true, null],
    ]);
    expect(text()).toContain('hoa@example.com');
    expect(document.querySelector('[role="dialog"]')).toBe(null);
  });

  it('keeps its code when only the name changes or the box is unticked', async () => {
    const asked = await open(aTicket());
    await begin('Edit recipient');
    expect(findAll('label', /Make a new QR code/)).toEqual([]);
    await fill('Hoa', 'LAN@example.com');
    await begin('Edit recipient');
    await type(document.querySelector('input[name="email"]'), 'hoa@example.com');
    await click(find('input[type="checkbox"]', ''));
    await submit(document.querySelector('input[name="email"]'));
    expect(asked.map(([, , , newCode]) => newCode)).toEqual([false, false]);
  });

  it.each([
    ['en', 'Edit recipient', /already checked in/],
    ['vi', 'Sửa người nhận', /đã check-in/],
  ] as const)('reports a failed change in %s and keeps the input [S8-30] [S1-58]', async (locale, edit, why) => {
    const stays = refused({ code: 'TICKET_STAYS', because: 'TICKET_CHECKED_IN' } as const);
    await open(aTicket(), { edit: async () => stays }, locale);
    await begin(edit);
    await fill('Hoa', 'hoa@example.com');
    showsIn(locale, 'Failed to update ticket information');
    expect(find('[role="dialog"] [role="alert"]', why)).toBeDefined();
    expect(document.querySelector<HTMLInputElement>('input[name="firstName"]')?.value).toBe('Hoa');
  });

  it('cannot change after check-in [S8-35] [S1-58]', async () => {
    await open(aTicket({ checkIns: 1, firstCheckInAt: NOW }));
    expect(text()).toContain('This ticket already checked in, can not edit');
    await showsInBothLanguages('This ticket already checked in, can not edit');
    expect(findAll('button', /Edit recipient|Give this ticket/)).toEqual([]);
  });

  it('asks to be shown at the door until it is inside or the event has ended', async () => {
    await open(aTicket());
    expect(text()).toContain('Show the QR code at the door');
    await open(aTicket({ checkIns: 1, firstCheckInAt: NOW }));
    expect(text()).toContain('Checked in');
    expect(text()).not.toContain('at the door');
    const { session } = aTicket();
    await open(aTicket({ session: { ...session, beginAt: later(NOW, -2 * MINUTE), endAt: later(NOW, -MINUTE) } }));
    expect(text()).not.toContain('at the door');
  });

  it('cannot be edited or forwarded when it was received [S8-36] [S1-58]', async () => {
    await open(aTicket({ hand: 'RECEIVED' }));
    expect(text()).toContain(
      'This ticket has already been transferred from someone else, so it cannot be forwarded or edit again.',
    );
    await showsInBothLanguages(
      'This ticket has already been transferred from someone else, so it cannot be forwarded or edit again.',
    );
    expect(findAll('button', /Edit recipient|Give this ticket/)).toEqual([]);
    expect(find('button', 'Resend email')).toBeDefined();
  });

  it('offers no gift that cannot succeed once the event has ended', async () => {
    const { session } = aTicket();
    await open(aTicket({ session: { ...session, endAt: later(NOW, -MINUTE) } }));
    expect(findAll('button', /Edit recipient|Give this ticket/)).toEqual([]);
  });

  it('is emailed again, unless it was emailed a moment ago', async () => {
    await open(aTicket(), {
      mailAgain: async () => refused({ code: 'RESEND_TOO_SOON', resendAt: later(NOW, 5 * MINUTE) }),
    });
    await click(find('button', 'Resend email'));
    expect(text()).toContain('You can resend it at 10:05');
  });

  it('confirms a gift in Vietnamese [S8-47] [S1-58]', async () => {
    await open(aTicket(), {}, 'vi');
    await begin('Tặng vé này');
    await fill('Minh', 'minh@example.com');
    showsIn('vi', 'Ticket sent successfully');
    expect(text()).toContain('Người nhận có thể sử dụng ngay');
  });
});

describe('the PDF of a ticket', () => {
  it('is downloaded from its page', async () => {
    const asked = await open(aTicket());
    await click(find('button', 'Download PDF'));
    expect(asked).toEqual([['pdf', 'a']]);
    expect(text()).toContain('PDF downloaded');
  });

  it.each([
    [async () => refused({ code: 'TICKET_VOID' } as const), /valid/],
    [() => Promise.reject(new Error('no network')), /Couldn’t download the PDF/],
  ])('reports a failed download', async (ofTicket, words) => {
    await open(aTicket(), {}, 'en', { ofTicket });
    await click(find('button', 'Download PDF'));
    expect(text()).toMatch(words);
  });

  it.each([
    ['en', 503, 'HTTP error! status: 503'],
    ['en', 502, 'HTTP error! status: 502'],
    ['vi', 503, 'Lỗi HTTP! Mã trạng thái: 503'],
  ] as const)(
    'says in %s the status %i of an answer that is not ok and does not say why [S8-41] [S1-58]',
    async (...shown) => {
      const [locale, status, sentence] = shown;
      const papers = makeRestTicketPdfs({
        fetch: async () => new Response('<html>Bad gateway</html>', { status }),
        failures: makeFailureNotices(),
        locale: () => locale,
        tokens: { current: async () => 'token' },
      });
      await open(aTicket(), {}, locale, papers);
      await click(find('button', /^(Download PDF|Tải PDF)$/));
      await settle();
      showsIn(locale, 'HTTP error! status: {status}');
      expect(findAll('[data-kind]', /./).map((toast) => [toast.dataset['kind'], toast.textContent])).toEqual([
        ['error', sentence],
      ]);
    },
  );

  it('is not offered for a ticket given away, or offline', async () => {
    for (const ticket of [aTicket(GIVEN_AWAY), aTicket({ keptAt: later(NOW, -MINUTE) })]) {
      await open(ticket);
      expect(findAll('button', 'Download PDF')).toEqual([]);
    }
  });
});

it.each([
  ['en', 'Watch the recording'],
  ['vi', 'Xem lại'],
] as const)('leads to its session’s recording, in %s', async (locale, name) => {
  await open(aTicket({ recording: 'https://vemoi.test/xem-lai' }), {}, locale);
  expect(find('a', name).getAttribute('href')).toBe('https://vemoi.test/xem-lai');
  await open(aTicket(), {}, locale);
  expect(findAll('a', name)).toEqual([]);
});

describe('a void ticket', () => {
  it.each([
    ['RETURNED', 'The buyer returned this ticket.', 'Người mua đã trả lại vé này.'],
    ['EVENT_CANCELLED', 'The event was cancelled.', 'Sự kiện đã bị hủy.'],
    ['CHARGEBACK', 'The bank took back the payment', 'Ngân hàng đã thu hồi khoản thanh toán'],
    ['REFUNDED', 'its price goes back to the buyer', 'tiền vé được hoàn cho người mua'],
    ['CANCELLED', 'The registration for this ticket was cancelled', 'Đăng ký của vé này đã bị hủy'],
  ] as const)('says why, and leads its buyer to the order: %s', async (voidBecause, english, vietnamese) => {
    const gone = aTicket({ status: 'VOID', qrText: null, voidBecause });
    await open(gone);
    expect((await appears('a', 'View order')).getAttribute('href')).toBe('/my-ticket/orders/o1');
    expect(text()).toContain(english);
    await open({ ...gone, hand: 'RECEIVED' }, {}, 'vi');
    expect(await appears('p', new RegExp(vietnamese))).toBeDefined();
    expect(findAll('a', 'Xem đơn hàng')).toEqual([]);
  });
});

describe('the online rooms of a ticket', () => {
  const room = {
    id: 'r',
    title: 'Sân khấu chính',
    description: 'Âm thanh hai chiều',
    url: 'https://meet.example.test/x',
    opensAt: null,
  };

  it.each([
    ['en', 'Online rooms', 'Join Sân khấu chính'],
    ['vi', 'Phòng trực tuyến', 'Tham gia Sân khấu chính'],
  ] as const)(
    'can be joined from its page, and have pages of their own, in %s [S1-24]',
    async (locale, heading, join) => {
      await open(aTicket({ rooms: [room, { ...room, id: 's', title: 'Chỉ xem', url: null }] }), {}, locale);
      expect(find('h2', heading)).toBeDefined();
      const link = find('a', join);
      expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
        room.url,
        '_blank',
        'noreferrer',
      ]);
      expect(text()).toContain('Âm thanh hai chiều');
      expect(findAll('a', new RegExp(join.replace(room.title, 'Chỉ xem')))).toEqual([]);
      expect(findAll('a', 'Chỉ xem').map((page) => page.getAttribute('href'))).toEqual(['/my-ticket/a/rooms/s']);
    },
  );

  it('are not open before their organiser says so', async () => {
    await open(aTicket({ rooms: [{ ...room, url: null, opensAt: later(NOW, MINUTE) }] }));
    expect(text()).toContain('This room opens at 10:01');
    expect(find('button', 'Check again')).toBeDefined();
    await open(aTicket({ rooms: [{ ...room, url: null }] }), {}, 'vi');
    expect(text()).toContain('Ban tổ chức chưa mở phòng này.');
  });

  it('are what an online ticket speaks of, and no door', async () => {
    await open(aTicket({ mode: 'ONLINE', rooms: [room] }));
    expect(text()).toContain('You join in the online room, no check-in needed');
    expect(text()).not.toContain('at the door');
    await open(aTicket({ mode: 'ONLINE', keptAt: later(NOW, -MINUTE) }));
    expect(text()).toContain('go online to join its room');
    expect(text()).not.toContain('at the door');
  });

  it('take the place of the QR code: the open one, their list, or when a link comes', async () => {
    const { session } = aTicket();
    await open(aTicket({ mode: 'ONLINE', rooms: [room] }));
    expect(find('a', 'Open the online room').getAttribute('href')).toBe(room.url);
    expect(findAll('button', 'Save QR code')).toEqual([]);
    expect(document.querySelector('svg[aria-label^="QR code"]')).toBe(null);
    await open(aTicket({ mode: 'ONLINE', rooms: [room, { ...room, id: 's' }] }));
    expect(findAll('a', 'Open the online room')).toEqual([]);
    expect(find('a', 'Online rooms').getAttribute('href')).toBe('#ticket-rooms');
    await open(aTicket({ mode: 'ONLINE', session: { ...session, beginAt: later(NOW, 90 * MINUTE) } }));
    expect(text()).toContain('Your link to join appears here from 11:00');
    await open(aTicket({ mode: 'ONLINE', rooms: [room], session: { ...session, endAt: later(NOW, -MINUTE) } }));
    expect(findAll('a', 'Open the online room')).toEqual([]);
    expect(text()).toContain('The event has ended');
  });

  it('are not mentioned where there are none', async () => {
    await open(aTicket());
    expect(findAll('h2', 'Online rooms')).toEqual([]);
  });
});

describe('a ticket that was given away', () => {
  it('says to whom it went once it was received, and offers nothing', async () => {
    await open(aTicket({ ...GIVEN_AWAY, hand: 'RECEIVED', email: 'm***' }));
    expect(text()).toContain('You gave this ticket away');
    expect(text()).toContain('Minh (m***) has added it to their account. Only they can use it now.');
    expect(findAll('button', /Take ticket back|Resend email|Give this ticket/)).toEqual([]);
  });

  it('can be taken back', async () => {
    const asked = await open(aTicket(GIVEN_AWAY));
    expect(findAll('button', 'Give this ticket')).toEqual([]);
    await click(find('button', 'Take ticket back'));
    expect(asked).toEqual([['take back', 'a']]);
    expect(text()).toContain('The ticket is back in your account');
    expect(find('svg', 'QR code of Lan Nguyễn’s ticket')).toBeDefined();
  });

  it('reports when it is too late to take it back', async () => {
    await open(aTicket(GIVEN_AWAY), { takeBack: async () => refused({ code: 'TICKET_STAYS', because: 'NOT_SENT' }) });
    await click(find('button', 'Take ticket back'));
    expect(text()).toContain('This ticket can no longer be taken back');
  });

  it('asks to check the ticket after a lost answer', async () => {
    await open(aTicket(GIVEN_AWAY), { takeBack: () => Promise.reject(new Error('no network')) });
    await click(find('button', 'Take ticket back'));
    expect(text()).toContain('The connection was lost');
  });
});

describe('offline', () => {
  it('shows the stored ticket with its QR code and age, without actions', async () => {
    await open(aTicket({ keptAt: later(NOW, -MINUTE) }));
    expect(find('[role="status"]', /You’re offline. This is your ticket as of 09:59/)).toBeDefined();
    expect(find('svg', 'QR code of Lan Nguyễn’s ticket')).toBeDefined();
    expect(findAll('button', 'Give this ticket')).toEqual([]);
  });
});

describe('what the buyer may do without the organiser', () => {
  const OFFERS: Partial<TicketSelfService> = {
    offers: async () =>
      ok([
        { act: 'GIVE_BACK', until: later(NOW, 60 * MINUTE), refused: null },
        { act: 'CHANGE_NAME', until: later(NOW, -60 * MINUTE), refused: 'TOO_LATE' },
        { act: 'CHANGE_SESSION', until: null, refused: 'NOT_ALLOWED' },
      ]),
  };
  const openWith = (self: Partial<TicketSelfService>, locale: 'en' | 'vi' = 'en') =>
    open(aTicket(), {}, locale, {}, self);

  it('is not mentioned where the event allows nothing', async () => {
    await openWith({ offers: async () => ok([{ act: 'GIVE_BACK', until: null, refused: 'NOT_ALLOWED' }]) });
    expect(text()).not.toContain('Change of plans?');
  });

  it('returns a ticket once its buyer has read what comes back and where to', async () => {
    const asked = await openWith(OFFERS);
    expect(text()).toContain('Until 11:00');
    expect(text()).toContain('The deadline for this has passed');
    expect(text()).not.toContain('Change to another session');
    await click(find('button', 'Return ticket'));
    const dialog = await appears('[role="dialog"]');
    expect(dialog.textContent).toContain('You get back 200,000\u00a0đ');
    await click(find('[role="dialog"] button', 'Keep ticket'));
    expect(asked).toEqual([]);
    await click(find('button', 'Return ticket'));
    await appears('[role="dialog"]');
    await click(find('[role="dialog"] button', 'Return ticket'));
    expect(asked).toEqual([['return', 'a']]);
    expect(text()).toContain('Your ticket was returned');
  });

  const SUNDAY = { id: 5002, name: 'Suất tối', beginAt: later(NOW, 48 * 60 * MINUTE), timezone: 'Asia/Ho_Chi_Minh' };
  const CHANGES: Partial<TicketSelfService> = {
    offers: async () => ok([{ act: 'CHANGE_SESSION', until: later(NOW, 60 * MINUTE), refused: null }]),
    otherSessions: async () => ok([SUNDAY, { ...SUNDAY, id: 5003, name: '', beginAt: later(SUNDAY.beginAt, MINUTE) }]),
  };

  it.each([
    ['en', 'Change session', 'All tickets of this order move together', 'Your tickets are for the new session now'],
    ['vi', 'Đổi suất', 'Tất cả vé trong đơn được đổi cùng nhau', 'Đã đổi vé sang suất mới'],
  ] as const)('changes the order to a session that its buyer chooses, in %s', async (locale, change, warns, done) => {
    const asked = await openWith(CHANGES, locale);
    await click(find('button', change));
    const dialog = await appears('[role="dialog"] [role="radiogroup"]');
    expect(findAll('[role="dialog"] label', /./)).toHaveLength(2);
    expect(dialog.textContent).toContain('Suất tối');
    expect(find('[role="dialog"]', /./).textContent).toContain(warns);
    expect(find('[role="dialog"] button', change).hasAttribute('disabled')).toBe(true);
    await click(find('[role="dialog"] label', /Suất tối/));
    await click(find('[role="dialog"] button', change));
    expect(asked).toEqual([['change', 'a', 5002]]);
    expect(text()).toContain(done);
  });

  it('says that no session has places, why it cannot be changed, or that the connection was lost', async () => {
    await openWith({ ...CHANGES, otherSessions: async () => ok([]) });
    await click(find('button', 'Change session'));
    await appears('[role="dialog"]');
    expect(text()).toContain('No other session has enough places for these tickets.');
    const because = { code: 'SELF_SERVICE_REFUSED', because: 'ORDER_NOT_WHOLE', until: null } as const;
    await openWith({ ...CHANGES, otherSessions: async () => refused(because) });
    await click(find('button', 'Change session'));
    expect((await appears('[role="dialog"] [role="alert"]')).textContent).toContain('Another ticket of this order');
    const full = { ...because, because: 'SESSION_FULL' } as const;
    await openWith({ ...CHANGES, changeSession: async () => refused(full) });
    await click(find('button', 'Change session'));
    await appears('[role="dialog"] [role="radiogroup"]');
    await click(find('[role="dialog"] label', /Suất tối/));
    await click(find('[role="dialog"] button', 'Change session'));
    expect(text()).toContain('That session doesn’t have enough places left');
  });

  it('says in Vietnamese why it cannot be returned any longer', async () => {
    const because = { code: 'SELF_SERVICE_REFUSED', because: 'TICKET_CHECKED_IN', until: null } as const;
    const asked = await openWith({ ...OFFERS, readReturn: async () => refused(because) }, 'vi');
    await click(find('button', 'Trả vé'));
    expect((await appears('[role="dialog"] [role="alert"]')).textContent).toContain('Vé này đã được dùng');
    await click(find('[role="dialog"] button', 'Trả vé'));
    expect(asked).toEqual([]);
  });

  it('can be asked for again after a failure', async () => {
    let tries = 0;
    await openWith({
      offers: async () => {
        tries += 1;
        if (tries === 1) return refused({ code: 'NOT_FOUND' });
        return ok([{ act: 'GIVE_BACK', until: null, refused: null }]);
      },
    });
    await click(find('button', 'Try again'));
    expect(find('button', 'Return ticket')).not.toBe(null);
  });
});
