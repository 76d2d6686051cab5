import type { Locale } from '#domain/kernel/locale/locale.ts';
import { localisedPath } from '#ui/bindings/localised-path.ts';

/** Absolute addresses in both languages. */
export function pageAddresses(baseUrl: string, path: string, locale: Locale) {
  const absolute = (target: string): string => (/^https?:\/\//.test(target) ? target : `${baseUrl}${target}`);
  return {
    own: absolute(localisedPath(path, locale)),
    en: absolute(path),
    vi: absolute(localisedPath(path, 'vi')),
    absolute,
  };
}
