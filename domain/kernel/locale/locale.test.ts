import { expect, it } from 'vitest';
import { DEFAULT_LOCALE, localeOf } from './locale.ts';

it.each([
  ['vi', 'vi'],
  ['vi-VN', 'vi'],
  ['VI-vn', 'vi'],
  ['en', 'en'],
  ['en-US', 'en'],
  ['fr', DEFAULT_LOCALE],
  ['', 'en'],
])('%j is shown as %s; English is the default [S1-57]', (tag, locale) => {
  expect(localeOf(tag)).toBe(locale);
});
