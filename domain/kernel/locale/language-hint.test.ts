import { expect, it } from 'vitest';
import { offersVietnamese } from './language-hint.ts';

const habits = { languages: ['vi-VN', 'en-US'], chosen: false, hinted: false };

it.each([
  ['a browser that prefers Vietnamese', 'en', habits, true],
  ['one that knows Vietnamese and no English', 'en', { ...habits, languages: ['fr', 'vi'] }, true],
  ['one that prefers English', 'en', { ...habits, languages: ['en-GB', 'vi'] }, false],
  ['one that knows neither', 'en', { ...habits, languages: ['ja'] }, false],
  ['one on a Vietnamese page', 'vi', habits, false],
  ['one whose person chose a language', 'en', { ...habits, chosen: true }, false],
  ['one that saw the hint before', 'en', { ...habits, hinted: true }, false],
] as const)('offers Vietnamese to %s', (_who, page, known, isOffered) => {
  expect(offersVietnamese(page, known)).toBe(isOffered);
});
