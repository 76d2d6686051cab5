/** The interface's languages; English is the default. Specification rows S1-56 and S1-57. */
export type Locale = 'en' | 'vi';

export const LOCALES = ['en', 'vi'] as const satisfies readonly Locale[];
export const DEFAULT_LOCALE: Locale = 'en';

/**
 * The locale that a language tag such as 'vi-VN' stands for; the default for a language that the interface does not
 * speak.
 */
export const localeOf = (tag: string): Locale => (tag.toLowerCase().split('-')[0] === 'vi' ? 'vi' : DEFAULT_LOCALE);

/** The language of dates: the page's, and Vietnamese where a text is made without a page (null). [S9-30] */
export const dateLocale = (page: Locale | null): Locale => page ?? 'vi';
