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
