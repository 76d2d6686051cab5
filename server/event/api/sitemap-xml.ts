import type { Instant } from '#domain/kernel/instant.ts';
import { LOCALES } from '#domain/kernel/locale/locale.ts';
import { localisedPath } from '#domain/kernel/locale/localised-path.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const SITEMAP_OPENING = `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
  xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const SITEMAP_CLOSING = '</urlset>\n';

/** One entry per language; they name each other. `path` has no language. */
export function sitemapEntries(baseUrl: string, path: string, changedAt: Instant | null = null): string {
  const alternates = [
    ...LOCALES.map((locale) => [locale, localisedPath(path, locale)] as const),
    ['x-default', path] as const,
  ]
    .map(([locale, at]) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${escaped(baseUrl + at)}"/>`)
    .join('');
  const changed = changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
  return LOCALES.map(
    (locale) => `<url><loc>${escaped(baseUrl + localisedPath(path, locale))}</loc>${changed}${alternates}</url>\n`,
  ).join('');
}

export function sitemapIndex(addresses: readonly string[]): string {
  const maps = addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>\n`).join('');
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps}</sitemapindex>\n`;
}
