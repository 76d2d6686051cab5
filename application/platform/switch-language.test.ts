import { expect, it } from 'vitest';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { LocaleSwitchEvent } from '#domain/kernel/locale/locale-switch.ts';
import { SwitchLanguage } from './switch-language.ts';

function page() {
  const kept: Locale[] = [];
  const told: LocaleSwitchEvent[] = [];
  const language = SwitchLanguage.make({ languages: { remember: (locale) => void kept.push(locale) } });
  const stop = language.listen((event) => void told.push(event));
  return { language, kept, told, stop };
}

it('tells of the language that a page comes in, as its setup, and keeps nothing', () => {
  const { language, kept, told } = page();
  language.begin('vi');
  language.begin('vi');
  expect(told).toEqual([
    { kind: 'BEFORE_LOCALE_SWITCH', oldLocale: null, newLocale: 'vi', initialSetup: true },
    { kind: 'LOCALE_SWITCHED', oldLocale: null, newLocale: 'vi' },
  ]);
  expect(kept).toEqual([]);
});

it('tells before another is spoken and when it is, and has kept the choice by then', () => {
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

it('keeps a choice of what is spoken already, and tells of no switch', () => {
  const { language, kept, told } = page();
  language.begin('en');
  told.length = 0;
  language.choose('en');
  expect([kept, told]).toEqual([['en'], []]);
});
