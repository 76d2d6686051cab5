import type { Locale } from '#domain/kernel/locale/locale.ts';

export { useTranslatePage } from '#ui/components/consent/consent.view.ts';

/** In the reader's language: 'fr' is 'French' or 'Tiếng Pháp'. */
export function languageName(language: string, locale: Locale): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
