import { describe, expect, it } from 'vitest';
import { renderPage } from '#test/rendered/render-page.tsx';
import { PageHead } from './PageHead.tsx';

const EN = 'Online/Offline Event Management and Invitation Platform';
const VI = 'Nền tảng quản lý sự kiện và thư mời trực tuyến/trực tiếp';

const Bare = () => <PageHead />;
const Named = () => <PageHead title="Đêm nhạc" description="Một đêm" image="/files/cover.jpg" />;
const Hidden = () => <PageHead title="Mine" hidden />;

const show = (Component: () => React.ReactNode, locale: 'en' | 'vi' = 'en') =>
  renderPage([{ path: '*', Component }], { locale, at: '/event/dem-nhac-1001?ref=LINH' });
const meta = (name: string): string | null | undefined =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const links = (): (string | null)[][] =>
  [...document.head.querySelectorAll('link[rel="canonical"], link[rel="alternate"]')].map((link) => [
    link.getAttribute('rel'),
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);

describe('PageHead', () => {
  it.each([
    ['en', EN],
    ['vi', VI],
  ] as const)('uses the site’s title for a page without one, in %s', async (locale, site) => {
    await show(Bare, locale);
    expect(document.title).toBe(site);
    expect(meta('og:title')).toBe(site);
  });

  it.each([
    ['en', EN],
    ['vi', VI],
  ] as const)('joins the page’s title and the site’s with a dash, in %s', async (locale, site) => {
    await show(Named, locale);
    expect(document.title).toBe(`Đêm nhạc - ${site}`);
  });

  it.each(['en', 'vi'] as const)(
    'uses the Vietnamese default description for a page without one, in %s',
    async (locale) => {
      await show(Bare, locale);
      for (const words of [
        'Nền tảng công nghệ',
        'hội nghị và sự kiện trực tuyến lẫn trực tiếp',
        'mọi lúc, mọi nơi',
        'doanh thu nhanh chóng',
        'bán vé và thanh toán toàn cầu',
      ])
        expect(meta('description')).toContain(words);
      await show(Named, locale);
      expect(meta('description')).toBe('Một đêm');
    },
  );

  it('writes the site’s keywords', async () => {
    await show(Named);
    expect(meta('keywords')).toBe('event, live, conference, online, offline, platform, ticketing, invitation, rsvp');
  });

  it('writes Open Graph tags with absolute addresses, a 1200 × 630 image and the language', async () => {
    await show(Named, 'vi');
    expect([
      meta('og:url'),
      meta('og:image'),
      meta('og:image:width'),
      meta('og:image:height'),
      meta('og:locale'),
      meta('twitter:card'),
    ]).toEqual([
      'https://vemoi.test/vi/event/dem-nhac-1001',
      'https://vemoi.test/files/cover.jpg',
      '1200',
      '630',
      'vi_VN',
      'summary_large_image',
    ]);
    await show(Bare);
    expect([meta('og:image'), meta('og:locale')]).toEqual(['https://vemoi.test/social.jpg', 'en_US']);
  });

  it('writes the canonical address without the query, and alternates in both languages', async () => {
    await show(Named, 'vi');
    expect(links()).toEqual([
      ['canonical', null, 'https://vemoi.test/vi/event/dem-nhac-1001'],
      ['alternate', 'en', 'https://vemoi.test/event/dem-nhac-1001'],
      ['alternate', 'vi', 'https://vemoi.test/vi/event/dem-nhac-1001'],
      ['alternate', 'x-default', 'https://vemoi.test/event/dem-nhac-1001'],
    ]);
  });

  it('marks a private page noindex without a canonical address', async () => {
    await show(Hidden);
    expect(meta('robots')).toBe('noindex');
    expect(links()).toEqual([]);
  });
});
