import { LanguageMemory } from '#application/platform/ports/language-memory.ts';
import { offersVietnamese } from '#domain/kernel/locale/language-hint.ts';
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

/** Listeners are called before and after a switch. [S4-55] */
export type SwitchLanguage = {
  readonly begin: (locale: Locale) => void;
  /** Stores the choice for '/', even if it is the current language. */
  readonly choose: (locale: Locale) => void;
  /** Whether to offer Vietnamese on a page in this language; true once. [D27] */
  readonly hint: (page: Locale) => boolean;
  /** Returns unsubscribe. */
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
      hint: (page) => {
        const isOffered = offersVietnamese(page, languages.habits());
        if (isOffered) languages.noteHint();
        return isOffered;
      },
      listen: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
  },
);
