import type { TranslationMemory } from '#application/platform/ports/translation-memory.ts';
import { readCookie, writeCookie } from './cookie.ts';

const NAME = 'pageTranslation';
const KEPT_SECONDS = 365 * 24 * 3_600;

export const cookieTranslationMemory: TranslationMemory = {
  recall: () => readCookie(NAME),
  remember: (language) => writeCookie(NAME, language, KEPT_SECONDS),
  forget: () => writeCookie(NAME, '', 0),
};
