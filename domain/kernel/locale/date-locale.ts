import type { Locale } from './locale.ts';

/** The language of dates: the page's, and Vietnamese where a text is made without a page (null). [S9-30] */
export const dateLocale = (page: Locale | null): Locale => page ?? 'vi';
