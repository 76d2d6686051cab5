import type { Locale } from '#domain/kernel/locale/locale.ts';

export type PersonName = { readonly firstName: string | null; readonly lastName: string | null };

/**
 * A name as readers of a language write it: 'Ngô Lan' in Vietnamese, 'Lan Ngô' in English. Empty without a name.
 * [design]
 */
export function fullName({ firstName, lastName }: PersonName, locale: Locale): string {
  const parts = locale === 'vi' ? [lastName, firstName] : [firstName, lastName];
  return parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ');
}

/** Two letters for a name without a logo or picture: first letters of the first and last word. [S2.6] */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '');
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const letters = last === '' ? [...first].slice(0, 2) : [...[...first].slice(0, 1), ...[...last].slice(0, 1)];
  return letters.join('').toLocaleUpperCase('vi');
}

/** 'N*** L***': recognisable for those who know the person, unreadable for others. [design] */
export const maskedName = (name: string): string =>
  name
    .trim()
    .split(/\s+/u)
    .map((word) => `${[...word][0] ?? ''}***`)
    .join(' ');
