import { NEVER } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { KeepFavourite } from '#application/event/keep-favourite.ts';
import { LookAtSession } from '#application/event/look-at-session.ts';
import type { EventPage as EventPageData } from '#application/event/ports/event-pages.ts';
import type { Favourites } from '#application/event/ports/favourites.ts';
import type { CalendarItem } from '#application/event/ports/session-calendars.ts';
import { ReadSessionCalendar } from '#application/event/session-calendar/read-session-calendar.ts';
import { WatchStock } from '#application/event/watch-stock.ts';
import { FindUnfinishedPayment } from '#application/sale/find-unfinished-payment.ts';
import { FollowOrder } from '#application/sale/follow-order.ts';
import { PayByBankTransfer } from '#application/sale/pay-by-bank-transfer.ts';
import { RunPurchaseAction } from '#application/sale/run-purchase-action.ts';
import { FindOwnTicket } from '#application/ticket/find-own-ticket.ts';
import { DAY, HOUR, later } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { anEventPage, aSession } from '#test/builders/an-event-page.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage, settle } from '#test/rendered/render-page.tsx';
import { LANGUAGES, showsIn, showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';
import { staysOpen } from '#test/rendered/stays-open.ts';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { readICalendar } from '#test/standards/read-icalendar.ts';
import { showTime } from '#words/platform/money-and-dates.ts';
import { EventPage } from './EventPage.tsx';

type World = {
  readonly signedIn?: boolean;
  readonly locale?: 'en' | 'vi';
  readonly refuses?: Refusal;
  readonly kept?: boolean;
  readonly due?: string;
  readonly items?: readonly CalendarItem[];
};

async function show(
  event: EventPageData,
  { signedIn = true, locale = 'en', refuses, kept = false, due, items = [] }: World = {},
) {
  let heart = { isInterest: kept, interest: kept ? 3 : 2 };
  const favourites: Favourites = {
    read: async () => ok(heart),
    set: async (_eventId, isInterest) => {
      if (refuses !== undefined) return refused(refuses);
      heart = { isInterest, interest: 2 + (isInterest ? 1 : 0) };
      return ok(heart);
    },
  };
  const Component = withUseCases(EventPage, [
    given(WatchStock, () => NEVER),
    given(KeepFavourite, KeepFavourite.make({ favourites })),
    given(LookAtSession, async () => null),
    given(ReadSessionCalendar, async (sessionId) => items.filter((item) => item.id.startsWith(`${sessionId}-`))),
    given(FindOwnTicket, async () => null),
    given(RunPurchaseAction, async () => refused({ code: 'UNREACHABLE' })),
    given(FindUnfinishedPayment, async () => null),
    given(PayByBankTransfer, async () => refused({ code: 'UNREACHABLE' })),
    given(FollowOrder, () => NEVER),
  ]);
  await renderPage(
    [
      { path: '/', Component, loader: () => ({ event, now: NOW }) },
      { path: '*', element: null },
    ],
    { locale, now: NOW, ...(signedIn ? { account: someAccount } : {}), ...(due === undefined ? {} : { due }) },
  );
  return { heart: () => heart };
}

const heart = () => find('button', /^(Favourite|Yêu thích)$/);
const said = () => document.body.textContent ?? '';

describe('the favourite button', () => {
  it.each(LANGUAGES)(
    'adds and removes a favourite when signed in, and says so in %s [S1-22] [S8-22] [S1-58]',
    async (locale) => {
      const world = await show(anEventPage(), { locale });
      expect(heart().getAttribute('aria-pressed')).toBe('false');
      await click(heart());
      expect([heart().getAttribute('aria-pressed'), world.heart().isInterest]).toEqual(['true', true]);
      showsIn(locale, 'added to favourites');
      await click(heart());
      expect([heart().getAttribute('aria-pressed'), world.heart().isInterest]).toEqual(['false', false]);
      showsIn(locale, 'removed from favourites');
    },
  );

  it('shows a stored favourite and removes it', async () => {
    const world = await show(anEventPage(), { kept: true });
    expect(heart().getAttribute('aria-pressed')).toBe('true');
    await click(heart());
    expect(world.heart()).toEqual({ isInterest: false, interest: 2 });
  });

  it('is in the About section, and missing from a private event [S2.6-16]', async () => {
    await show(anEventPage());
    expect(heart().closest('section')?.getAttribute('aria-labelledby')).toBe('about-title');
    await show(anEventPage({ feature: 'PRIVATE' }));
    expect(findAll('button', 'Favourite')).toEqual([]);
    await show(anEventPage({ feature: 'HIGHLIGHT_PRIVATE' }));
    expect(findAll('button', 'Favourite')).toEqual([]);
  });

  it('asks a visitor to sign in with a dialog that cannot be closed [S2.5-05]', async () => {
    await show(anEventPage(), { signedIn: false });
    await click(heart());
    expect(await staysOpen()).toBe(true);
  });

  it('adds the favourite after signing in with a provider, also if it was one before', async () => {
    for (const kept of [false, true]) {
      const world = await show(anEventPage(), { due: 'favourite:1012', kept });
      expect([heart().getAttribute('aria-pressed'), world.heart().isInterest]).toEqual(['true', true]);
      expect(said()).toContain('added to favourites');
    }
    const others = await show(anEventPage(), { due: 'favourite:7' });
    expect(others.heart().isInterest).toBe(false);
    const nobody = await show(anEventPage(), { due: 'favourite:1012', signedIn: false });
    expect(nobody.heart().isInterest).toBe(false);
  });

  it('reports an ended session and stays as it was [S8-20] [S1-58]', async () => {
    await show(anEventPage(), { locale: 'vi', refuses: { code: 'UNAUTHORIZED' } });
    await click(heart());
    showsIn('vi', 'Please log in');
    expect(heart().getAttribute('aria-pressed')).toBe('false');
    await show(anEventPage(), { refuses: { code: 'UNAUTHORIZED' } });
    await click(heart());
    showsIn('en', 'Please log in');
  });

  it('asks to try later on any other failure [S8-21] [S1-58]', async () => {
    await show(anEventPage(), { locale: 'vi', refuses: { code: 'BUSY', retryAfterMs: 1_000 } });
    await click(heart());
    showsIn('vi', 'An error occurred, please try later');
    await show(anEventPage(), { refuses: { code: 'BUSY', retryAfterMs: 1_000 } });
    await click(heart());
    showsIn('en', 'An error occurred, please try later');
  });
});

const device = {
  phone: false,
  shared: [] as ShareData[],
  copied: [] as string[],
  saved: [] as { name: string; text: string }[],
};

beforeEach(() => {
  Object.assign(device, { phone: false, shared: [], copied: [], saved: [] });
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), {
      matches: device.phone && query.includes('coarse'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async (data: ShareData) => void device.shared.push(data),
  });
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void device.copied.push(text) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('sharing', () => {
  it('uses the device’s share sheet with the referral link on a phone [S2.6-19]', async () => {
    device.phone = true;
    await show(anEventPage());
    await click(find('button', 'Share'));
    expect(device.shared).toEqual([{ title: 'Đêm nhạc', url: 'https://vemoi.test/event/dem-nhac-1012?ref=LINH' }]);
    expect(document.querySelector('[role="dialog"]')).toBe(null);
  });

  it('opens a dialog with the referral link and its QR code on a desktop [S2.6-20] [S1-21]', async () => {
    await show(anEventPage());
    await click(find('button', 'Share'));
    const dialog = await appears('[role="dialog"]', /Share this event/);
    expect(dialog.querySelector('input')?.value).toBe('https://vemoi.test/event/dem-nhac-1012?ref=LINH');
    expect(dialog.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe('QR code for Đêm nhạc');
    await click(find('button', 'Copy link'));
    expect(device.copied).toEqual(['https://vemoi.test/event/dem-nhac-1012?ref=LINH']);
    expect(said()).toContain('Link copied');
  });

  it.each([
    ['en', 'Share', 'How the link will look'],
    ['vi', 'Chia sẻ', 'Liên kết sẽ hiển thị như sau'],
  ] as const)('shows in %s how the link will look, with the picture of its card', async (locale, share, label) => {
    const event = anEventPage();
    await show(event, { locale });
    await click(find('button', share));
    const preview = await appears('[role="dialog"] figure', label);
    const picture = new URL(preview.querySelector('img')?.src ?? '', 'https://vemoi.test');
    expect([picture.searchParams.get('title'), picture.searchParams.get('locale')]).toEqual([event.name, locale]);
    expect(preview.textContent).toBe(`${event.name}vemoi.test`);
  });

  it('has no referral code when signed out', async () => {
    await show(anEventPage(), { signedIn: false });
    await click(find('button', 'Share'));
    expect((await appears('[role="dialog"]')).querySelector('input')?.value).toBe(
      'https://vemoi.test/event/dem-nhac-1012',
    );
  });

  it.each([
    ['en', 'Share', 'Download QR'],
    ['vi', 'Chia sẻ', 'Tải mã QR'],
  ] as const)('reports in %s whether the QR code was downloaded [S8-38] [S1-58]', async (locale, share, download) => {
    await show(anEventPage(), { locale });
    await click(find('button', share));
    await appears('[role="dialog"]');
    const drawn = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await click(find('button', download));
    showsIn(locale, 'error downloading image');
    drawn.mockReturnValue({ fillRect: () => undefined } as unknown as CanvasRenderingContext2D);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      device.saved.push({ name: this.download, text: this.href });
    });
    await click(find('button', download));
    await settle();
    expect(device.saved.map((file) => file.name)).toEqual(['qr-code.png']);
    showsIn(locale, 'Image downloaded successfully!');
  });
});

describe('add to calendar', () => {
  async function opened(event: EventPageData): Promise<HTMLElement> {
    await show(event);
    await click(find('button', 'Add to calendar'));
    return appears('[role="dialog"]', /Add to calendar/);
  }

  it('offers links and a file for the session [S1-20] [S2.10-11] [S2.10-12]', async () => {
    const files: Blob[] = [];
    const dialog = await opened(anEventPage());
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      files.push(blob as Blob);
      return 'blob:x';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      device.saved.push({ name: this.download, text: this.href });
    });
    const links = [...dialog.querySelectorAll('a')];
    expect(links.map((link) => link.textContent)).toEqual(['Google Calendar', 'Outlook.com', 'Microsoft 365', 'Yahoo']);
    expect(new URL(links[0]?.href ?? '').searchParams.get('text')).toBe('Đêm nhạc');
    await click(find('button', 'iCal file (.ics)'));
    expect(device.saved.map((file) => file.name)).toEqual(['Đêm_nhạc.ics']);
    const read = readICalendar((await files[0]?.text()) ?? '');
    expect(read).toMatchObject({
      ok: true,
      value: { entries: [{ title: 'Đêm nhạc', location: 'Nhà hát Lớn Hà Nội', beginAt: aSession().beginAt }] },
    });
  });

  it('lists what happens within the session, and puts it into the entry', async () => {
    const session = aSession();
    const items = [
      { id: `${session.id}-a`, title: 'Đón khách', beginAt: session.beginAt, endAt: later(session.beginAt, HOUR / 2) },
      { id: '0-b', title: 'Suất khác', beginAt: session.beginAt, endAt: session.endAt },
    ];
    await show(anEventPage(), { items });
    await click(find('button', 'Add to calendar'));
    const dialog = await appears('[role="dialog"]', /Đón khách/);
    const lines = [...dialog.querySelectorAll('li')].map((line) => line.textContent);
    const from = showTime(session.beginAt, 'en', session.timezone);
    expect(lines).toEqual([`${from}-${showTime(later(session.beginAt, HOUR / 2), 'en', session.timezone)} Đón khách`]);
    const link = new URL(dialog.querySelector('a')?.href ?? '');
    expect(link.searchParams.get('details')).toContain(lines[0]);
  });

  it('lets the visitor choose a session that is not over', async () => {
    const dialog = await opened(
      anEventPage({
        sessions: [
          aSession({ id: 1, name: 'Đã qua', beginAt: later(NOW, -2 * DAY), endAt: later(NOW, -DAY) }),
          aSession({ id: 2, name: 'Tối thứ Sáu' }),
          aSession({ id: 3, name: 'Tối thứ Bảy' }),
        ],
      }),
    );
    expect(new URL(dialog.querySelector('a')?.href ?? '').searchParams.get('text')).toBe('Đêm nhạc – Tối thứ Sáu');
  });

  it('copies the link and says to open Safari on an iPhone outside Safari [S2.10-13] [S1-58]', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1',
    );
    await opened(anEventPage());
    await click(find('button', 'iCal file (.ics)'));
    expect(device.copied).toEqual(['https://vemoi.test/event/dem-nhac-1012']);
    expect(find('[role="status"]', /Open Safari/)).not.toBe(null);
    await showsInBothLanguages(
      'Link copied. Open Safari, paste the link and add the event to your calendar from there.',
    );
  });

  it('is missing once all sessions are over', async () => {
    const past = { beginAt: later(NOW, -2 * DAY), endAt: later(NOW, -DAY) };
    await show(anEventPage({ ...past, sessions: [aSession(past)] }));
    expect(findAll('button', 'Add to calendar')).toEqual([]);
  });
});
