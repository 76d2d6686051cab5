import { searchWords } from '#domain/kernel/names/search-words.ts';
import type { Parameters } from './keyset.ts';
import { PLANNED_ANEW } from './named-client.ts';

/** Shorter words have no trigram for the index; they match at the start of words. */
const SHORT = 3;

/** A word as plain letters in which LIKE finds no wildcard. */
const literal = (word: string): string => `regexp_replace(plain_words(${word}::text), '([%_\\\\])', '\\\\\\1', 'g')`;
const holds = (column: string, word: string): string => `${column} LIKE '%' || ${literal(word)} || '%'`;
const hasWordThatBegins = (column: string, word: string): string =>
  `(${column} LIKE ${literal(word)} || '%' OR ${column} LIKE '% ' || ${literal(word)} || '%')`;

/**
 * Rows that hold the word; one of one or two letters at the start of a word. Ignores diacritics and case. `column` was
 * made by plain_words().
 */
export const holdsWord = (column: string, word: string, given: Parameters): string =>
  (word.length < SHORT ? hasWordThatBegins : holds)(column, given.add(word));

/** Null: a blank search, which filters nothing; one of signs alone finds nothing. */
export const withoutWords = (search: string): string | null => (search.trim() === '' ? null : 'FALSE');

/** Rows that hold every word of the search. Null for a blank search. */
export function holdsWords(column: string, search: string, given: Parameters): string | null {
  const words = searchWords(search);
  if (words.length === 0) return withoutWords(search);
  return `${PLANNED_ANEW}
    ${words.map((word) => holdsWord(column, word, given)).join(' AND ')}`;
}

/** Rows that hold, for every word of a search, one of its similar words; and their similarity from 0 to 1. */
export function nearlyHoldsWords(
  column: string,
  search: string,
  nearWords: readonly (readonly string[])[],
  given: Parameters,
): { readonly condition: string; readonly nearness: () => string } {
  const each = nearWords.map((near) => `(${near.map((word) => holds(column, given.add(word))).join(' OR ')})`);
  return {
    condition: each.length === 0 ? 'FALSE' : `${PLANNED_ANEW} ${each.join(' AND ')}`,
    nearness: () => `word_similarity(plain_words(${given.add(searchWords(search).join(' '))}::text), ${column})`,
  };
}
