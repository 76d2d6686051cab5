import { type Token, token } from '#domain/kernel/token.ts';

/** A cookie; null: the default. [S9-32] */
export type TranslationMemory = {
  readonly recall: () => string | null;
  readonly remember: (language: string) => void;
  readonly forget: () => void;
};
export const TranslationMemory: Token<TranslationMemory> = token('TranslationMemory');
