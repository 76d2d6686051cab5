import { DEFAULT_LOCALE, type Locale } from './locale.ts';

/** Path prefix of Vietnamese pages; English has none. */
const PREFIX = '/vi';

/** The router's base. Paths and links inside it carry no language. */
export const baseOf = (locale: Locale): string => (locale === DEFAULT_LOCALE ? '/' : PREFIX);

export const localeOfPath = (pathname: string): Locale =>
  pathname === PREFIX || pathname.startsWith(`${PREFIX}/`) ? 'vi' : DEFAULT_LOCALE;

/** `/events?x=1` → `/vi/events?x=1`, for shared and canonical links and language switches. [design] */
export function localisedPath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/'
    ? PREFIX
    : path.startsWith('/?') || path.startsWith('/#')
      ? `${PREFIX}${path.slice(1)}`
      : `${PREFIX}${path}`;
}

/** The path without its language. */
export function neutralPath(pathname: string): string {
  if (localeOfPath(pathname) === DEFAULT_LOCALE) return pathname;
  const rest = pathname.slice(PREFIX.length);
  return rest === '' ? '/' : rest;
}
