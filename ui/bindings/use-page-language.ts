import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { SwitchLanguage } from '#application/platform/switch-language.ts';
import { localisedPath } from './localised-path.ts';
import { useLocale } from './use-locale.ts';
import { useUseCase } from './use-use-case.ts';

/** Switching loads the same page in the other language as a new document. [S2.2-03] [S4-55] */
export function usePageLanguage(): void {
  const locale = useLocale();
  const language = useUseCase(SwitchLanguage);
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    language.begin(locale);
    return language.listen((event) => {
      if (event.kind === 'LOCALE_SWITCHED')
        window.location.assign(localisedPath(`${pathname}${search}${hash}`, event.newLocale));
    });
  }, [language, locale, pathname, search, hash]);
}
