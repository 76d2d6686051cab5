import { useLocation } from 'react-router';
import { SwitchLanguage } from '#application/platform/switch-language.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { localisedPath } from './localised-path.ts';
import { useLocale } from './use-locale.ts';
import { useUseCase } from './use-use-case.ts';

/** [S2.2-03] */
export function useLanguageSwitch() {
  const current = useLocale();
  const language = useUseCase(SwitchLanguage);
  const { pathname } = useLocation();
  return {
    current,
    pathIn: (locale: Locale): string => localisedPath(pathname, locale),
    choose: (locale: Locale): void => language.choose(locale),
  };
}
