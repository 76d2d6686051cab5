import { LanguageMemory } from '#application/platform/ports/language-memory.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import {
  evolveLocale,
  type LocaleSwitchEvent,
  type LocaleSwitchRefusal,
  type SpokenLocale,
  switchLocale,
} from '#domain/kernel/locale/locale-switch.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

type Listener = (event: LocaleSwitchEvent) => void;

/**
 * The language of the page: it came in one, and somebody may choose another. Whoever depends on it is told before it
 * changes, and when it has. [S4-55]
 */
export type SwitchLanguage = {
  /** The language that the page came in. */
  readonly begin: (locale: Locale) => void;
  /** Keeps the choice, so that '/' opens in it, also when it is what is spoken already. */
  readonly choose: (locale: Locale) => void;
  /** Answers how to stop listening. */
  readonly listen: (listener: Listener) => () => void;
};

export const SwitchLanguage = defineUseCase(
  'SwitchLanguage',
  { languages: LanguageMemory },
  ({ languages }): SwitchLanguage => {
    const listeners = new Set<Listener>();
    let state: SpokenLocale = { kind: 'UNSET' };
    const tell = (decided: Result<readonly LocaleSwitchEvent[], LocaleSwitchRefusal>): void => {
      if (!decided.ok) return;
      for (const event of decided.value) {
        state = evolveLocale(state, event);
        for (const listener of listeners) listener(event);
      }
    };
    return {
      begin: (locale) => tell(switchLocale(state, locale, 'NOW')),
      choose: (locale) => {
        languages.remember(locale);
        tell(switchLocale(state, locale, 'NOW'));
      },
      listen: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
  },
);
