import type { Parameters } from './keyset.ts';
import { PLANNED_ANEW } from './named-client.ts';

const MOST_WORDS = 8;
/** Below it a word has no three letters for the index of threes; it is looked for where words begin. */
const SHORT = 3;

/** The words of a search as they were typed, without what LIKE would read as a pattern. */
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
 * Rows whose words hold every word of the search, a word of one or two letters where one of theirs begins; diacritics
 * and case never matter. `column` is one that plain_words() made. Null for a search without a word.
 */
export function holdsWords(column: string, search: string, given: Parameters): string | null {
  const words = wordsOf(search);
  if (words.length === 0) return null;
  return `${PLANNED_ANEW} ${words.map((word) => (word.length < SHORT ? hasWordThatBegins : holds)(column, given.add(word))).join(' AND ')}`;
}

/**
 * Rows that hold, for every word of a search, one of the words that are near it; and how near their words are to the
 * search, from 0 to 1.
 */
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
