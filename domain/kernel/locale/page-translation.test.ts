import { expect, it } from 'vitest';
import { chooseTranslation, translationLanguage } from './page-translation.ts';

const SPOKEN = ['en', 'vi', 'ja'];

it('a page is in English unless the cookie names a supported language', () => {
  expect([null, '', 'fr', 'ja', 'en'].map((cookie) => translationLanguage(cookie, SPOKEN))).toEqual([
    'en',
    'en',
    'en',
    'ja',
    'en',
  ]);
});

it('the default clears the cookie and reloads, another language is stored, an unsupported one changes nothing', () => {
  expect(chooseTranslation('en', [])).toEqual({ ok: true, value: { kind: 'CLEAR_COOKIE_AND_RELOAD' } });
  expect(chooseTranslation('ja', SPOKEN)).toEqual({
    ok: true,
    value: { kind: 'KEEP_IN_COOKIE_AND_TRANSLATE', language: 'ja' },
  });
  expect(chooseTranslation('fr', SPOKEN)).toEqual({
    ok: false,
    refusal: { code: 'LANGUAGE_NOT_SUPPORTED', language: 'fr' },
  });
});
