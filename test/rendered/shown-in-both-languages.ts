import { expect } from 'vitest';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type EnglishText, EXACT_TEXTS, EXACT_TEXTS_FILLED_IN } from './exact-texts.ts';
import { languageShown, speak } from './render-page.tsx';

export const LANGUAGES = ['en', 'vi'] as const satisfies readonly Locale[];

const ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt', 'content'];

const vietnamese: ReadonlyMap<EnglishText, string> = new Map(
  [...EXACT_TEXTS, ...EXACT_TEXTS_FILLED_IN].map(([, , en, vi]) => [en, vi]),
);
const exactText = (text: EnglishText, language: Locale): string =>
  language === 'en' ? text : (vietnamese.get(text) ?? '');

/** Where a value is filled in, any value. */
const patternOf = (text: EnglishText, language: Locale): RegExp => {
  const words = exactText(text, language)
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('.+?')}(?![\\p{L}\\p{N}])`, 'u');
};

const said = (element: Element): readonly string[] =>
  [
    element.textContent ?? '',
    ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
    ...ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''),
  ].map((text) => text.replaceAll('\u00a0', ' '));
const says = (element: Element, pattern: RegExp): boolean => said(element).some((text) => pattern.test(text));

/** The innermost elements. */
const placesOf = (pattern: RegExp): readonly Element[] =>
  [...document.querySelectorAll('*')].filter(
    (element) => says(element, pattern) && ![...element.children].some((child) => says(child, pattern)),
  );

const page = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

/** Messages that stay in the language they were said in: their tests show them in each. */
export function showsIn(language: Locale, ...texts: readonly EnglishText[]): void {
  expect(languageShown()).toBe(language);
  for (const text of texts)
    if (placesOf(patternOf(text, language)).length === 0) expect(page()).toContain(exactText(text, language));
}

/** The page says these in its language, and at the same places in the other one. [S1-58] */
export async function showsInBothLanguages(...texts: readonly EnglishText[]): Promise<void> {
  const first = languageShown();
  const other = first === 'en' ? 'vi' : 'en';
  showsIn(first, ...texts);
  const places = texts.map((text) => ({ text, elements: placesOf(patternOf(text, first)) }));
  await speak(other);
  for (const { text, elements } of places) {
    const pattern = patternOf(text, other);
    const isSaid = elements.some((element) => element.isConnected && says(element, pattern));
    if (!isSaid) expect(elements.map((element) => said(element).join(' '))).toContain(exactText(text, other));
  }
  await speak(first);
}
