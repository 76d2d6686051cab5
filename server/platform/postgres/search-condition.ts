import { searchWords } from '#domain/kernel/names/search-words.ts';
import type { Parameters } from './keyset.ts';
import { PLANNED_ANEW } from './named-client.ts';

/** Shorter words have no trigram for the index; they match at the start of words. */
const SHORT = 3;

const literal = (word: string): string => `regexp_replace(plain_words(${word}::text), '([%_\\\\])', '\\\\\\1', 'g')`;
const holds = (column: string, word: string): string => `${column} LIKE '%' || ${literal(word)} || '%'`;
const hasWordThatBegins = (column: string, word: string): string =>
  `(${column} LIKE ${literal(word)} || '%' OR ${column} LIKE '% ' || ${literal(word)} || '%')`;

/** A word of one or two letters only at the start of a word. `column` was made by plain_words(). */
export const holdsWord = (column: string, word: string, given: Parameters): string =>
  (word.length < SHORT ? hasWordThatBegins : holds)(column, given.add(word));

/** Null: a blank search, which filters nothing; one of signs alone finds nothing. */
export const withoutWords = (search: string): string | null => (search.trim() === '' ? null : 'FALSE');

/** Null for a blank search. */
export function holdsWords(column: string, search: string, given: Parameters): string | null {
  const words = searchWords(search);
  if (words.length === 0) return withoutWords(search);
  return `${PLANNED_ANEW}
    ${words.map((word) => holdsWord(column, word, given)).join(' AND ')}`;
}

/** One similar word for each searched word; the similarity is from 0 to 1. */
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
