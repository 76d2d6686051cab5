import type { Parameters } from './keyset.ts';

const MOST_WORDS = 8;

/** The words of a search as they were typed, without what LIKE would read as a pattern. */
export const wordsOf = (search: string): readonly string[] =>
  search
    .replaceAll(/[%_\\]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);

/**
 * Rows whose words hold every word of the search, or nearly (pg_trgm's word similarity), or are near to it as a whole; diacritics and case never matter.
 * `column` is one that plain_words() made. Null for a search without a word.
 */
export function searchCondition(column: string, search: string, given: Parameters): { readonly condition: string; readonly nearness: string } | null {
  const words = wordsOf(search);
  if (words.length === 0) return null;
  const whole = given.add(words.join(' '));
  const each = words.map((word) => {
    const parameter = `plain_words(${given.add(word)}::text)`;
    return `(${column} LIKE '%' || ${parameter} || '%' OR ${parameter} <% ${column})`;
  });
  return {
    condition: `((${each.join(' AND ')}) OR plain_words(${whole}::text) <% ${column})`,
    nearness: `word_similarity(plain_words(${whole}::text), ${column})`,
  };
}

/** Rows whose words hold every word of the search as it stands: for lists where a near miss would be another person. */
export function holdsWords(column: string, search: string, given: Parameters): string | null {
  const words = wordsOf(search);
  if (words.length === 0) return null;
  return words.map((word) => `${column} LIKE '%' || plain_words(${given.add(word)}::text) || '%'`).join(' AND ');
}
