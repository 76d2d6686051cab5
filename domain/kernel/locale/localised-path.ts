import { DEFAULT_LOCALE, type Locale } from './locale.ts';

/** The first segment of Vietnamese pages; English ones have none. */
const PREFIX = '/vi';

/** What the router takes as its base: inside it, every path and link is written without a language. */
export const baseOf = (locale: Locale): string => (locale === DEFAULT_LOCALE ? '/' : PREFIX);

/** The language that a path stands in. */
export const localeOfPath = (pathname: string): Locale =>
  pathname === PREFIX || pathname.startsWith(`${PREFIX}/`) ? 'vi' : DEFAULT_LOCALE;

/**
 * `/events?x=1` → `/vi/events?x=1`. For addresses that leave the router: shared links, canonical links, another
 * language. [design section 8]
 */
export function localisedPath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/'
    ? PREFIX
    : path.startsWith('/?') || path.startsWith('/#')
      ? `${PREFIX}${path.slice(1)}`
      : `${PREFIX}${path}`;
}

/** The same path without its language. */
export function neutralPath(pathname: string): string {
  if (localeOfPath(pathname) === DEFAULT_LOCALE) return pathname;
  const rest = pathname.slice(PREFIX.length);
  return rest === '' ? '/' : rest;
}
