import { BehaviorSubject, NEVER, type Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { KeepFavourite } from '#application/event/keep-favourite.ts';
import type { EventPage as EventPageData, SessionOnSale } from '#application/event/ports/event-pages.ts';
import { WatchStock } from '#application/event/watch-stock.ts';
import { FollowCorporate } from '#application/people/follow-corporate.ts';
import type { SessionSaleState } from '#domain/event/sale-state.ts';
import { DAY, HOUR, later } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { refused } from '#domain/kernel/result.ts';
import { anEventPage, aSession, aTicket } from '#test/builders/an-event-page.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, renderPage, settle } from '#test/rendered/render-page.tsx';
import { showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { EventPage } from './EventPage.tsx';
import { SimpleEventPage } from './SimpleEventPage.tsx';

const nobodysHeart: KeepFavourite = { look: async () => null, toggle: async () => refused({ code: 'UNAUTHORIZED' }) };
const nobodysFollow: FollowCorporate = {
  look: async () => false,
  toggle: async () => refused({ code: 'UNAUTHORIZED' }),
};

type Shown = {
  readonly locale?: 'en' | 'vi';
  readonly simple?: boolean;
  readonly stock?: Observable<readonly SessionOnSale[]>;
  readonly at?: string;
};

async function show(event: EventPageData, { locale = 'en', simple = false, stock = NEVER, at = '/' }: Shown = {}) {
  const Component = withUseCases(simple ? SimpleEventPage : EventPage, [
    given(WatchStock, () => stock),
    given(KeepFavourite, nobodysHeart),
    given(FollowCorporate, nobodysFollow),
  ]);
  return renderPage(
    [
      { path: '/', Component, loader: () => ({ event, now: NOW }) },
      { path: '*', element: null },
    ],
    { locale, now: NOW, at },
  );
}

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' ');
const panel = () => plain(document.querySelector('[aria-labelledby="registration-title"]')?.textContent);
const mainButton = () =>
  document.querySelector<HTMLElement>('[aria-labelledby="registration-title"] .MuiButton-root') as HTMLAnchorElement &
    HTMLButtonElement;

const over = { beginAt: later(NOW, -2 * DAY), endAt: later(NOW, -DAY) };
const withSession = (more: Partial<SessionOnSale>): EventPageData =>
  anEventPage({
    sessions: [aSession(more)],
    beginAt: more.beginAt ?? aSession().beginAt,
    endAt: more.endAt ?? aSession().endAt,
  });

it('breaks its title between clauses first', async () => {
  await show(anEventPage({ name: 'Rooftop Indie: ba ban nhạc, một hoàng hôn 1:0' }));
  const title = document.querySelector('h1');
  expect(title?.textContent).toBe('Rooftop Indie: ba ban nhạc, một hoàng hôn 1:0');
  expect([...(title?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Rooftop Indie:',
    'ba ban nhạc,',
    'một hoàng hôn 1:0',
  ]);
});

describe('an event whose time or place changed', () => {
  const said = (): number => document.body.textContent?.match(/Time or place changed/g)?.length ?? 0;

  it('says so over its title', async () => {
    await show(withSession({ moves: 1 }));
    expect(said()).toBe(1);
    expect(panel()).not.toContain('Time or place changed');
  });

  it('says it of the session that moved, where there are several', async () => {
    await show(
      anEventPage({
        sessions: [aSession({ id: 1, name: 'Tối thứ Sáu' }), aSession({ id: 2, name: 'Tối thứ Bảy', moves: 2 })],
      }),
    );
    expect(said()).toBe(1);
    expect(find('label', /^Tối thứ Bảy/).textContent).toContain('Time or place changed');
  });

  it('says no more of it once it is over or called off', async () => {
    await show(withSession({ ...over, moves: 1 }));
    expect(said()).toBe(0);
    await show({ ...withSession({ moves: 1 }), status: 'CANCELLED' });
    expect(said()).toBe(0);
  });

  it('is not said of an event that stands as it was published', async () => {
    await show(anEventPage());
    expect(said()).toBe(0);
  });
});

describe('the registration panel of a public event', () => {
  it('lists several sessions by name to choose from [S2.7-01]', async () => {
    await show(
      anEventPage({ sessions: [aSession({ id: 1, name: 'Tối thứ Sáu' }), aSession({ id: 2, name: 'Tối thứ Bảy' })] }),
    );
    const radios = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
    expect(radios.map((radio) => radio.closest('label')?.querySelector('.name')?.textContent)).toEqual([
      'Tối thứ Sáu',
      'Tối thứ Bảy',
    ]);
    await click(radios[1] as HTMLInputElement);
    expect(mainButton().getAttribute('href')).toBe('/payment/2');
  });

  it('shows the sale state of light sessions and lets them be chosen', async () => {
    const light = (saleState: SessionSaleState, lowestPrice: number | null) => ({
      tickets: [],
      light: { saleState, lowestPrice: lowestPrice === null ? null : dong(lowestPrice) },
    });
    const sessions = [
      aSession({ id: 1, name: 'Một', ...light('ON_SALE', 150_000) }),
      aSession({ id: 2, name: 'Hai', ...light('SOLD_OUT', 90_000) }),
      aSession({ id: 3, name: 'Ba', ...light('COMING_SOON', null) }),
      aSession({ id: 4, name: 'Bốn', ...light('ON_SALE', 50_000), ...over }),
      aSession({ id: 5, name: 'Năm', ...light('FREE', 0) }),
    ];
    await show(anEventPage({ sessions }));
    const rows = [...document.querySelectorAll('input[type="radio"]')].map((radio) => radio.closest('label'));
    expect(rows.map((row) => plain(row?.lastElementChild?.textContent))).toEqual([
      expect.stringMatching(/^From 150,000/),
      'Sold out',
      'Coming soon',
      'Stopped selling',
      'Free',
    ]);
    expect(rows.map((row) => row?.querySelector('input')?.disabled)).toEqual([false, true, true, true, false]);
    await click(rows[4]?.querySelector('input') as HTMLInputElement);
    expect(mainButton().getAttribute('href')).toBe('/payment/5');
  });

  const other = aSession({ id: 9, name: 'Khác' });
  const badgeOf = async (more: Partial<SessionOnSale>): Promise<string | null | undefined> => {
    await show(anEventPage({ sessions: [aSession({ id: 1, name: 'Phiên', ...more }), other] }));
    return document.querySelector('input[value="1"]')?.closest('label')?.lastElementChild?.textContent;
  };

  it('shows Coming soon on a session with a planned sale [S2.7-03] [S1-58]', async () => {
    expect(await badgeOf({ planSale: 'UPCOMING' })).toBe('Coming soon');
    await showsInBothLanguages('Coming soon');
  });
  it('shows Sale closed on a session with a closed sale [S2.7-04] [S1-58]', async () => {
    expect(await badgeOf({ planSale: 'CLOSED' })).toBe('Sale closed');
    await showsInBothLanguages('Sale closed');
  });
  it('shows Stopped selling on a session that no longer sells [S2.7-05] [S1-58]', async () => {
    expect(await badgeOf({ tickets: [aTicket({ saleEndAt: later(NOW, -HOUR) })] })).toBe('Stopped selling');
    await showsInBothLanguages('Stopped selling');
  });
  it('shows Sold out on a session without tickets left [S2.7-06] [S1-58]', async () => {
    expect(await badgeOf({ tickets: [aTicket({ remaining: 0 })] })).toBe('Sold out');
    await showsInBothLanguages('Sold out');
  });
  it('says that a session sold out for now may have places again', async () => {
    const held = [aTicket({ remaining: 0, beingPaidFor: 2 }), aTicket({ id: 'b', remaining: 0, beingPaidFor: 1 })];
    expect(await badgeOf({ tickets: held })).toBe('Sold out');
    const row = () => document.querySelector('input[value="1"]')?.closest('label')?.textContent;
    expect(row()).toContain('3 tickets are on hold and may come back.');
    await badgeOf({ tickets: [aTicket({ remaining: 0 })] });
    expect(row()).not.toContain('may come back');
  });
  it('shows From and the lowest price on a session with paid tickets [S2.7-07] [S1-58]', async () => {
    expect(
      await badgeOf({ tickets: [aTicket({ price: dong(450_000) }), aTicket({ id: 'b', price: dong(150_000) })] }),
    ).toBe('From 150,000 đ');
    await showsInBothLanguages('From {price} đ');
  });
  it('shows Free on a session whose lowest price is 0 [S2.7-08] [S1-58]', async () => {
    expect(await badgeOf({ tickets: [aTicket({ price: dong(0) }), aTicket({ id: 'b' })] })).toBe('Free');
    await showsInBothLanguages('Free');
  });

  it('lists the tickets of a single session with name, description and price, or Free [S2.7-09]', async () => {
    await show(
      withSession({
        tickets: [
          aTicket({
            name: 'Hạng Sen',
            description: 'Hàng đầu',
            price: dong(1_200_000),
            originalPrice: dong(1_200_000),
          }),
          aTicket({ id: 'b', name: 'Vé đứng', price: dong(0), originalPrice: dong(0) }),
        ],
      }),
    );
    expect(panel()).toContain('Hạng Sen');
    expect(panel()).toContain('Hàng đầu');
    expect(panel()).toContain('1,200,000 đ');
    expect(panel()).toContain('Free');
    expect(document.querySelectorAll('input[type="radio"]')).toHaveLength(0);
  });

  it('shows a discount as -N% with the original price struck through [S2.7-10]', async () => {
    await show(withSession({ tickets: [aTicket({ price: dong(720_000), originalPrice: dong(800_000) })] }));
    expect(panel()).toContain('-10%');
    expect(plain(document.querySelector('s')?.textContent)).toBe('800,000 đ');
  });

  it('marks tickets that stopped selling or are sold out [S2.7-11] [S1-58]', async () => {
    await show(
      withSession({
        tickets: [aTicket({ saleEndAt: later(NOW, -HOUR) }), aTicket({ id: 'b', remaining: 0 }), aTicket({ id: 'c' })],
      }),
    );
    expect(panel()).toContain('Stopped selling tickets');
    await showsInBothLanguages('Stopped selling tickets');
    expect(panel()).toContain('Sold out');
  });

  it('shows Event ended and a disabled Buy ticket now after the event [S2.7-12] [S1-58]', async () => {
    await show(withSession(over));
    expect(document.querySelector('#registration-title')?.textContent).toBe('Event ended');
    expect([mainButton().textContent, mainButton().disabled]).toEqual(['Buy ticket now', true]);
    await showsInBothLanguages('Event ended', 'Buy ticket now');
  });

  it('says once that the event has ended', async () => {
    await show(withSession({ ...over, tickets: [aTicket()] }));
    expect(panel().match(/ended/g)).toHaveLength(1);
  });

  it('says once when the sale opens, and of a later ticket when that opens', async () => {
    const [first, second] = [later(NOW, HOUR), later(NOW, DAY)];
    await show(
      withSession({
        tickets: [aTicket({ saleBeginAt: first }), aTicket({ id: 'later', name: 'Hạng Trúc', saleBeginAt: second })],
      }),
    );
    expect(panel().match(/Sales open at/g)).toHaveLength(1);
    expect(panel().match(/On sale from/g)).toHaveLength(1);
    expect(panel()).toMatch(/Hạng Trúc.*On sale from/);
  });

  it('tells how a sale with a waiting room will go, with the way in', async () => {
    const tickets = [aTicket({ saleBeginAt: later(NOW, HOUR) })];
    await show({ ...withSession({ id: 7, tickets }), id: 1012, waitingRoom: true });
    const way = await appears('a', 'Waiting room');
    expect(way.getAttribute('href')).toBe(`/waiting/1012?to=${encodeURIComponent('/payment/7')}`);
    expect(panel()).toContain('drawn at random');
  });

  it('has no waiting room once tickets are on sale', async () => {
    await show({ ...anEventPage(), waitingRoom: true });
    await settle(20);
    expect(panel()).not.toContain('Waiting room');
  });

  it('shows a disabled Coming soon before the sale [S2.7-13]', async () => {
    await show(withSession({ planSale: 'UPCOMING' }));
    expect([mainButton().textContent, mainButton().disabled]).toEqual(['Coming soon', true]);
  });

  it('shows a disabled Sold out when all tickets are sold [S2.7-14]', async () => {
    await show(withSession({ tickets: [aTicket({ remaining: 0 }), aTicket({ id: 'b', remaining: 0 })] }));
    expect([mainButton().textContent, mainButton().disabled]).toEqual(['Sold out', true]);
  });

  it('links Buy ticket now to the session’s payment page [S2.7-15]', async () => {
    await show(withSession({ id: 5001 }));
    expect([mainButton().textContent, mainButton().getAttribute('href')]).toEqual(['Buy ticket now', '/payment/5001']);
  });

  it('takes a discount code of its link to the payment page', async () => {
    await show(withSession({ id: 5001 }), { at: '/?code=A%26B' });
    expect(mainButton().getAttribute('href')).toBe('/payment/5001?code=A%26B');
  });

  it('links to the simple payment page, without About, on the simple page [S2.7-16] [S2.6-18]', async () => {
    await show(withSession({ id: 5001 }), { simple: true });
    expect(mainButton().getAttribute('href')).toBe('/payment/5001/simple');
    expect(document.querySelector('#about-title')).toBe(null);
  });

  it('turns to sold out live', async () => {
    const event = withSession({});
    const stock = new BehaviorSubject<readonly SessionOnSale[]>(event.sessions);
    await show(event, { stock });
    expect(mainButton().textContent).toBe('Buy ticket now');
    stock.next([aSession({ tickets: [aTicket({ remaining: 0 })] })]);
    await settle();
    expect([mainButton().textContent, mainButton().disabled]).toEqual(['Sold out', true]);
  });

  it('closes and opens again live, as its sessions do', async () => {
    const open = aSession({ id: 5001 });
    const closed = aSession({ id: 5001, planSale: 'CLOSED' });
    const stock = new BehaviorSubject<readonly SessionOnSale[]>([closed]);
    await show(anEventPage({ sessions: [closed] }), { stock });
    expect([mainButton().textContent, mainButton().disabled]).toEqual(['Sale closed', true]);
    stock.next([open]);
    await settle();
    expect([mainButton().textContent, mainButton().getAttribute('href')]).toEqual(['Buy ticket now', '/payment/5001']);
    stock.next([closed]);
    await settle();
    expect([mainButton().textContent, mainButton().disabled]).toEqual(['Sale closed', true]);
  });

  it('is shown in Vietnamese', async () => {
    await show(withSession({ tickets: [aTicket({ price: dong(150_000), originalPrice: dong(150_000) })] }), {
      locale: 'vi',
    });
    expect(mainButton().textContent).toBe('Mua vé ngay');
    expect(panel()).toContain('150.000 đ');
  });
});

describe('the poster of an event', () => {
  it('shows a corporate organiser’s logo, or two letters [S2.6-10] [S2.6-11]', async () => {
    await show(
      anEventPage({
        organiser: { kind: 'corporate', name: 'Nhà Hát Sông Hồng', slug: 'nha-hat-1', logo: '/files/logo.webp' },
      }),
    );
    expect(document.body.textContent).toContain('Organized by');
    expect(document.querySelector('img[src="/files/logo.webp"]')).not.toBe(null);
    await show(
      anEventPage({ organiser: { kind: 'corporate', name: 'Nhà Hát Sông Hồng', slug: 'nha-hat-1', logo: null } }),
    );
    expect(document.querySelector('[data-square="true"]')?.textContent).toBe('NH');
  });

  it('shows a person’s name and picture [S2.6-12]', async () => {
    await show(
      anEventPage({ organiser: { kind: 'person', name: 'Lan Nguyễn', username: 'lan', avatar: '/files/lan.webp' } }),
    );
    expect(document.querySelector('img[src="/files/lan.webp"]')).not.toBe(null);
    expect(find('a', 'Lan Nguyễn').getAttribute('href')).toBe('/u/lan');
  });

  it('shows name, time, place and kind [S2.6-13] [S2.6-14]', async () => {
    await show(anEventPage({ name: 'Đêm nhạc Trịnh', format: 'HYBRID', address: 'Nhà hát Lớn' }));
    const text = document.querySelector('h1')?.closest('div')?.parentElement?.textContent ?? '';
    expect(document.querySelector('h1')?.textContent).toBe('Đêm nhạc Trịnh');
    for (const words of ['Sunday, 22 November 2026', 'Nhà hát Lớn', 'Online and onsite', 'Buy ticket now'])
      expect(text).toContain(words);
  });

  it('has About the event, or About the class, with text and share button [S2.6-15] [S2.6-17] [S1-58]', async () => {
    await show(anEventPage({ description: '<p>Một <b>đêm</b> nhạc</p><script>x()</script>' }));
    expect(document.querySelector('#about-title')?.textContent).toBe('About the event');
    await showsInBothLanguages('About the event');
    expect(document.querySelector('[aria-labelledby="about-title"] strong')?.textContent).toBe('đêm');
    expect(find('button', 'Share')).not.toBe(null);
    await show(anEventPage({ type: 'CLASS' }));
    expect(document.querySelector('#about-title')?.textContent).toBe('About the class');
    await showsInBothLanguages('About the class');
  });

  it('offers to play a video of the description, and asks nothing of its service before', async () => {
    await show(anEventPage({ description: '<p><a href="https://youtu.be/dQw4w9WgXcQ">clip</a></p>' }));
    expect(await appears('[aria-labelledby="about-title"] button', 'Play video')).toBeDefined();
    expect(document.querySelector('iframe')).toBe(null);
  });

  it('shows photos and videos in one row, and a dot jumps to its item [S2.6-06] [S2.6-08]', async () => {
    const photo = {
      id: 'p1',
      url: '/files/a.webp',
      thumbnailUrl: '/files/a-s.webp',
      label: null,
      width: 1200,
      height: 1200,
      color: '#aa3322',
    };
    await show(anEventPage({ photos: [photo], videos: ['https://youtu.be/dQw4w9WgXcQ', 'https://vimeo.com/1'] }));
    expect(document.querySelectorAll('[aria-label="Photos of Đêm nhạc"] li')).toHaveLength(2);
    await click(await appears('button', 'Photo 2 of 2'));
    expect(find('button', 'Photo 2 of 2').getAttribute('aria-current')).toBe('true');
    expect(find('button', 'Play video')).not.toBe(null);
  });
});

it('describes a public event to search engines, and no private one', async () => {
  const described = () => document.querySelectorAll('script[type="application/ld+json"]').length;
  await show(anEventPage());
  expect(described()).toBe(1);
  for (const feature of ['PRIVATE', 'HIGHLIGHT_PRIVATE'] as const) {
    await show(anEventPage({ feature }));
    expect(described()).toBe(0);
  }
});

describe('an event that has stopped selling', () => {
  const offered = () => [...document.querySelectorAll('a[href*="/payment/"]')].map((link) => link.getAttribute('href'));
  const offers = () =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].some((script) =>
      (script.textContent ?? '').includes('Offer'),
    );

  it.each([
    ['archived', { archive: true }],
    ['cancelled', { status: 'CANCELLED' }],
  ] as const)('offers nothing for sale once %s, with one session or several', async (_what, stopped) => {
    const sessions = [aSession({ id: 1 }), aSession({ id: 2 })];
    await show(anEventPage(stopped));
    expect([offered(), offers(), panel().includes('Hạng Sen') && !panel().includes('Sale closed')]).toEqual([
      [],
      false,
      false,
    ]);
    await show(anEventPage({ ...stopped, sessions }));
    expect(offered()).toEqual([]);
    expect(document.querySelectorAll('input[type="radio"]:not(:disabled)')).toHaveLength(0);
    expect(offers()).toBe(false);
  });

  it('stays closed when new stock is heard of', async () => {
    const stock = new BehaviorSubject<readonly SessionOnSale[]>([aSession({ id: 1 })]);
    await show(anEventPage({ archive: true, sessions: [aSession({ id: 1 })] }), { stock });
    expect([offered(), panel()]).toEqual([[], expect.stringContaining('Sale closed')]);
  });
});
