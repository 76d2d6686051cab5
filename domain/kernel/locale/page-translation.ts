import { ok, type Result, refused } from '#domain/kernel/result.ts';

const DEFAULT_TRANSLATION = 'en';

export type TranslationChoice =
  | { readonly kind: 'CLEAR_COOKIE_AND_RELOAD' }
  | { readonly kind: 'KEEP_IN_COOKIE_AND_TRANSLATE'; readonly language: string };

/** The language in the widget's cookie (null: none), if the widget supports it. */
export const translationLanguage = (cookie: string | null, spoken: readonly string[]): string =>
  cookie !== null && spoken.includes(cookie) ? cookie : DEFAULT_TRANSLATION;

/** The default language clears the cookie and reloads; an unsupported language changes nothing. [S9-32] [S8-44] */
export function chooseTranslation(
  language: string,
  spoken: readonly string[],
): Result<TranslationChoice, { readonly code: 'LANGUAGE_NOT_SUPPORTED'; readonly language: string }> {
  if (language === DEFAULT_TRANSLATION) return ok({ kind: 'CLEAR_COOKIE_AND_RELOAD' });
  return spoken.includes(language)
    ? ok({ kind: 'KEEP_IN_COOKIE_AND_TRANSLATE', language })
    : refused({ code: 'LANGUAGE_NOT_SUPPORTED', language });
}
