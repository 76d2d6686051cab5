import { useLocation } from 'react-router';
import { RememberLanguage } from '#application/account/remember-language.ts';
import type { Locale } from '#domain/text/locale.ts';
import { localisedPath } from './localised-path.ts';
import { useLocale } from './use-locale.ts';
import { useUseCase } from './use-use-case.ts';

/** The same page in another language: another document, because the language stands in the address. [S2.2-03] */
export function useLanguageSwitch() {
  const current = useLocale();
  const remember = useUseCase(RememberLanguage);
  const { pathname, search, hash } = useLocation();
  return {
    current,
    pathIn: (locale: Locale): string => localisedPath(pathname, locale),
    choose: (locale: Locale): void => {
      remember(locale);
      if (locale !== current) window.location.assign(localisedPath(`${pathname}${search}${hash}`, locale));
    },
  };
}
