import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { BANNERS_SHOWN, bannerProblem, bannerState, type HomeBanner, shownBanners } from './home-banner.ts';

const aBanner = (part: Partial<HomeBanner> = {}): HomeBanner => ({
  text: { en: 'Tet tickets are here', vi: 'Vé Tết đã mở bán' },
  link: '/events',
  from: instant(100),
  until: instant(200),
  ...part,
});

describe('a banner', () => {
  it.each<[string, Partial<HomeBanner>, string | null]>([
    ['of both languages', {}, null],
    ['without an end or a link', { until: null, link: null }, null],
    ['in one language', { text: { en: 'Hello', vi: ' ' } }, 'text_vi'],
    ['that is too long', { text: { en: 'x'.repeat(141), vi: 'x' } }, 'text_en'],
    ['that leads to an https address', { link: 'https://vemoi.vn/tet?x=1' }, null],
    ['that leads nowhere safe', { link: 'javascript:alert(1)' }, 'link'],
    ['that leads elsewhere as if it were ours', { link: '//evil.test' }, 'link'],
    ['that leads elsewhere by a backslash', { link: '/\\evil.test' }, 'link'],
    ['that leads to plain http', { link: 'http://vemoi.vn' }, 'link'],
    ['that ends as it begins', { until: instant(100) }, 'until'],
  ])('%s', (_what, part, field) => {
    expect(bannerProblem(aBanner(part))?.field ?? null).toBe(field);
  });

  it('is shown from its beginning to before its end', () => {
    const states = [99, 100, 199, 200].map((at) => bannerState(aBanner(), instant(at)));
    expect(states).toEqual(['PLANNED', 'SHOWN', 'SHOWN', 'OVER']);
  });

  it('of many only the newest are shown, and none that is over or planned', () => {
    const anyBanner = fc
      .record({ from: fc.nat({ max: 100 }), length: fc.option(fc.integer({ min: 1, max: 100 })) })
      .map(({ from, length }) =>
        aBanner({ from: instant(from), until: length === null ? null : instant(from + length) }),
      );
    fc.assert(
      fc.property(fc.array(anyBanner), fc.nat({ max: 200 }), (banners, at) => {
        const shown = shownBanners(banners, instant(at));
        const may = banners.filter((banner) => bannerState(banner, instant(at)) === 'SHOWN');
        expect(shown).toHaveLength(Math.min(may.length, BANNERS_SHOWN));
        for (const banner of shown) expect(bannerState(banner, instant(at))).toBe('SHOWN');
        const newest = Math.max(...may.map(({ from }) => from));
        if (shown[0] !== undefined) expect(shown[0].from).toBe(newest);
      }),
    );
  });
});
