/** The interface languages. [S1-56] [S1-57] */
export type Locale = 'en' | 'vi';

export const LOCALES = ['en', 'vi'] as const satisfies readonly Locale[];
export const DEFAULT_LOCALE: Locale = 'en';

/** The locale of a language tag such as 'vi-VN'; the default if unsupported. */
export const localeOf = (tag: string): Locale => (tag.toLowerCase().split('-')[0] === 'vi' ? 'vi' : DEFAULT_LOCALE);

/** The language of dates: the page's, or Vietnamese outside a page (null). [S9-30] */
export const dateLocale = (page: Locale | null): Locale => page ?? 'vi';
