import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/kernel/locale/locale.ts';

/**
 * Where a visitor with a stored choice of language is led: only the bare '/' leads on; every other address says its
 * language itself. [design section 8]
 */
export function storedLocaleRedirect(pathname: string, stored: string | null): Locale | null {
  const choice = LOCALES.find((locale) => locale === stored);
  return pathname === '/' && choice !== undefined && choice !== DEFAULT_LOCALE ? choice : null;
}
