import type { LanguageHabits } from '#domain/kernel/locale/language-hint.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** For the start page and emails. [S9] */
export type LanguageMemory = {
  readonly remember: (locale: Locale) => void;
  readonly habits: () => LanguageHabits;
  /** The hint at the other language was shown. */
  readonly noteHint: () => void;
};
export const LanguageMemory: Token<LanguageMemory> = token('LanguageMemory');
