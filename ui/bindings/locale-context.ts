import { createContext } from 'react';
import { DEFAULT_LOCALE, type Locale } from '#domain/kernel/locale/locale.ts';

export const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);
