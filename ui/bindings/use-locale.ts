import { useContext } from 'react';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { LocaleContext } from './locale-context.ts';

/** The language of this page, for dates, money and words/. */
export const useLocale = (): Locale => useContext(LocaleContext);
