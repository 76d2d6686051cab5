import type { Locale } from '#domain/kernel/locale/locale.ts';

/** The two parts of a name as people fill them in; either may be missing. */
export type PersonName = { readonly firstName: string | null; readonly lastName: string | null };

/**
 * How a reader of this language calls a person: family name first in Vietnamese, 'Ngô Lan', last in English, 'Lan Ngô'.
 * Empty without a name. [design]
 */
export function fullName({ firstName, lastName }: PersonName, locale: Locale): string {
  const parts = locale === 'vi' ? [lastName, firstName] : [firstName, lastName];
  return parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ');
}

/**
 * Two letters that stand for a name where there is no logo or picture: first of the first word and first of the last.
 * [S2.6]
 */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '');
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const letters = last === '' ? [...first].slice(0, 2) : [...[...first].slice(0, 1), ...[...last].slice(0, 1)];
  return letters.join('').toLocaleUpperCase('vi');
}

/**
 * 'N*** L***': the first letter of each word of a name or address, enough for who knows the person and nothing for who
 * does not. [design section 5]
 */
export const maskedName = (name: string): string =>
  name
    .trim()
    .split(/\s+/u)
    .map((word) => `${[...word][0] ?? ''}***`)
    .join(' ');
