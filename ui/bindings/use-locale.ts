import { useContext } from 'react';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { LocaleContext } from './locale-context.ts';

export const useLocale = (): Locale => useContext(LocaleContext);
