import type { Parameters } from './keyset.ts';

const MOST_WORDS = 8;

/** The words of a search as they were typed, without what LIKE would read as a pattern. */
const wordsOf = (search: string): readonly string[] =>
  search
    .replaceAll(/[%_\\]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);

/** Rows whose words hold every word of the search; diacritics and case never matter. `column` is one that plain_words() made. Null for a search without a word. */
export function holdsWords(column: string, search: string, given: Parameters): string | null {
  const words = wordsOf(search);
  if (words.length === 0) return null;
  return words.map((word) => `${column} LIKE '%' || plain_words(${given.add(word)}::text) || '%'`).join(' AND ');
}

/**
 * Rows that nearly hold the words of a search, each of them (pg_trgm's word similarity) or all together, and how near they are, from 0 to 1.
 * It compares letter by letter, so it is asked only where nothing holds the words as they stand.
 */
export function nearlyHoldsWords(
  column: string,
  search: string,
  given: Parameters,
): { readonly condition: string; readonly nearness: string } | null {
  const words = wordsOf(search);
  if (words.length === 0) return null;
  const whole = `plain_words(${given.add(words.join(' '))}::text)`;
  const each = words.map((word) => `plain_words(${given.add(word)}::text) <% ${column}`);
  return { condition: `((${each.join(' AND ')}) OR ${whole} <% ${column})`, nearness: `word_similarity(${whole}, ${column})` };
}
