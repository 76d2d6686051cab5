import { expect, it } from 'vitest';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { LocaleSwitchEvent } from '#domain/kernel/locale/locale-switch.ts';
import { SwitchLanguage } from './switch-language.ts';

function page() {
  const kept: Locale[] = [];
  const told: LocaleSwitchEvent[] = [];
  const language = SwitchLanguage.make({
    languages: {
      remember: (locale) => void kept.push(locale),
      habits: () => ({ languages: [], chosen: false, hinted: true }),
      noteHint: () => undefined,
    },
  });
  const stop = language.listen((event) => void told.push(event));
  return { language, kept, told, stop };
}

it('announces the page’s language as the initial setup and stores nothing', () => {
  const { language, kept, told } = page();
  language.begin('vi');
  language.begin('vi');
  expect(told).toEqual([
    { kind: 'BEFORE_LOCALE_SWITCH', oldLocale: null, newLocale: 'vi', initialSetup: true },
    { kind: 'LOCALE_SWITCHED', oldLocale: null, newLocale: 'vi' },
  ]);
  expect(kept).toEqual([]);
});

it('announces a switch before and after it, with the choice stored in between', () => {
  const { language, kept, told, stop } = page();
  language.begin('en');
  told.length = 0;
  language.listen(() => expect(kept).toEqual(['vi']));
  language.choose('vi');
  expect(told).toEqual([
    { kind: 'BEFORE_LOCALE_SWITCH', oldLocale: 'en', newLocale: 'vi', initialSetup: false },
    { kind: 'LOCALE_SWITCHED', oldLocale: 'en', newLocale: 'vi' },
  ]);
  stop();
  language.choose('vi');
  expect(told).toHaveLength(2);
});

it('stores a choice of the current language without announcing a switch', () => {
  const { language, kept, told } = page();
  language.begin('en');
  told.length = 0;
  language.choose('en');
  expect([kept, told]).toEqual([['en'], []]);
});
