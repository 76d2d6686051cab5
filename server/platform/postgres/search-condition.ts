import type { Parameters } from './keyset.ts';
import { PLANNED_ANEW } from './named-client.ts';

const MOST_WORDS = 8;
/** Shorter words have no trigram for the index; they match at the start of words. */
const SHORT = 3;

/** The search's words, without LIKE's wildcards. */
export const wordsOf = (search: string): readonly string[] =>
  search
    .replaceAll(/[%_\\]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);

const holds = (column: string, word: string): string => `${column} LIKE '%' || plain_words(${word}::text) || '%'`;
const hasWordThatBegins = (column: string, word: string): string =>
  `(${column} LIKE plain_words(${word}::text) || '%' OR ${column} LIKE '% ' || plain_words(${word}::text) || '%')`;

/**
 * Rows that hold every word of the search; a word of one or two letters at the start of a word. Ignores diacritics and
 * case. `column` was made by plain_words(). Null for a search without words.
 */
export function holdsWords(column: string, search: string, given: Parameters): string | null {
  const words = wordsOf(search);
  if (words.length === 0) return null;
  return `${PLANNED_ANEW}
    ${words.map((word) => (word.length < SHORT ? hasWordThatBegins : holds)(column, given.add(word))).join(' AND ')}`;
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
    nearness: () => `word_similarity(plain_words(${given.add(wordsOf(search).join(' '))}::text), ${column})`,
  };
}
