import type { LanguageMemory } from '#application/ports/language-memory.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Locale } from '#domain/text/locale.ts';

/** Keeps the chosen language, so that '/' opens in it. */
export type RememberLanguage = (locale: Locale) => void;
export const RememberLanguage: Token<RememberLanguage> = token('RememberLanguage');

export const makeRememberLanguage =
  ({ languages }: { readonly languages: LanguageMemory }): RememberLanguage =>
  (locale) =>
    languages.remember(locale);
