import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** The language that somebody chose, for the start page and for mails. [S9] */
export type LanguageMemory = { readonly remember: (locale: Locale) => void };
export const LanguageMemory: Token<LanguageMemory> = token('LanguageMemory');
