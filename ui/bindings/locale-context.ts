import { createContext } from 'react';
import { DEFAULT_LOCALE, type Locale } from '#domain/kernel/locale/locale.ts';

/** The language of this page; it stands in the URL and changes only with it. */
export const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);
