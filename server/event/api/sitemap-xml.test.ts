import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { sitemapEntries, sitemapIndex } from './sitemap-xml.ts';

describe('a sitemap', () => {
  it('lists each page once per language, and both entries name each other', () => {
    const text = sitemapEntries('https://vemoi.test', '/event/dem-nhac-1001', instant(Date.UTC(2026, 10, 20)));
    expect([...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://vemoi.test/event/dem-nhac-1001',
      'https://vemoi.test/vi/event/dem-nhac-1001',
    ]);
    for (const entry of text.trim().split('\n')) {
      expect(
        [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, locale, address]) => [locale, address]),
      ).toEqual([
        ['en', 'https://vemoi.test/event/dem-nhac-1001'],
        ['vi', 'https://vemoi.test/vi/event/dem-nhac-1001'],
        ['x-default', 'https://vemoi.test/event/dem-nhac-1001'],
      ]);
      expect(entry).toContain('<lastmod>2026-11-20T00:00:00.000Z</lastmod>');
    }
  });

  it('escapes addresses', () => {
    expect(sitemapEntries('https://vemoi.test', `/a&b<c>"d'`)).toContain(
      '<loc>https://vemoi.test/a&amp;b&lt;c&gt;&quot;d&apos;</loc>',
    );
    expect(sitemapIndex(['https://vemoi.test/?a=1&b=2'])).toContain('<loc>https://vemoi.test/?a=1&amp;b=2</loc>');
  });
});
