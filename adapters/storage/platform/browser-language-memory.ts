import type { LanguageMemory } from '#application/platform/ports/language-memory.ts';
import { writeCookie, writeSharedCookie } from './cookie.ts';

const DAY_SECONDS = 24 * 3_600;

/** Local storage for this site, cookies for other hosts of the domain: language for ten years, locale for one. [S9] */
const HINT = 'languageHint';

export const browserLanguageMemory: LanguageMemory = {
  remember: (locale) => {
    writeSharedCookie('language', locale, 10 * 365 * DAY_SECONDS);
    writeCookie('locale', locale, 365 * DAY_SECONDS);
    try {
      window.localStorage.setItem('language', locale);
    } catch {
      // Then only the address tells the language.
    }
  },
  habits: () => {
    const { languages } = window.navigator;
    try {
      const kept = (key: string): boolean => window.localStorage.getItem(key) !== null;
      return { languages, chosen: kept('language'), hinted: kept(HINT) };
    } catch {
      return { languages, chosen: false, hinted: true };
    }
  },
  noteHint: () => {
    try {
      window.localStorage.setItem(HINT, 'shown');
    } catch {
      // habits() answers that it was shown.
    }
  },
};
