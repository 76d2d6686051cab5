import { expect, it } from 'vitest';
import { storedLocaleRedirect } from './opening-locale.ts';

it.each([
  ['/', 'vi', 'vi'],
  ['/', 'en', null],
  ['/', null, null],
  ['/', 'fr', null],
  ['/events', 'vi', null],
  ['/vi', 'en', null],
])('%s with %j stored leads to %j', (pathname, stored, locale) => {
  expect(storedLocaleRedirect(pathname, stored)).toBe(locale);
});
