import type { BrowserLog } from '#application/platform/ports/browser-log.ts';
import type { TranslationMemory } from '#application/platform/ports/translation-memory.ts';
import { chooseTranslation, translationLanguage } from '#domain/kernel/locale/page-translation.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** The widget reads its language on load. */
export type TranslatePage = {
  readonly current: (spoken: readonly string[]) => Promise<string>;
  /** RELOAD: takes effect after a reload. IGNORED: not a language of the widget. [S8-44] [S9-32] */
  readonly choose: (language: string, spoken: readonly string[]) => Promise<'RELOAD' | 'IGNORED'>;
};
export const TranslatePage: Token<TranslatePage> = token('TranslatePage');

export const makeTranslatePage = ({
  memory,
  log,
}: {
  readonly memory: TranslationMemory;
  readonly log: BrowserLog;
}): TranslatePage => ({
  current: async (spoken) => translationLanguage(memory.recall(), spoken),
  choose: async (language, spoken) => {
    const choice = chooseTranslation(language, spoken);
    if (!choice.ok) {
      log.warn(`The page translation does not speak '${choice.refusal.language}'.`);
      return 'IGNORED';
    }
    if (choice.value.kind === 'CLEAR_COOKIE_AND_RELOAD') memory.forget();
    else memory.remember(choice.value.language);
    return 'RELOAD';
  },
});
