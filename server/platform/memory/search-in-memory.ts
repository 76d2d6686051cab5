import { plainWords } from '#domain/kernel/names/plain-words.ts';
import { searchWords } from '#domain/kernel/names/search-words.ts';

const partsOf = (text: string): string[] =>
  plainWords(text)
    .split(/[^\p{L}\p{N}@.]+/u)
    .filter((word) => word !== '');

const trigrams = (word: string): Set<string> => {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)));
};

/** pg_trgm's word similarity for single words, from 0 to 1. */
function similarity(searched: string, word: string): number {
  const [wanted, had] = [trigrams(searched), trigrams(word)];
  return [...wanted].filter((trigram) => had.has(trigram)).length / wanted.size;
}

const NEAR = 0.6;
const SHORT = 3;

/** A word of one or two letters only at the start of a word. */
const stands = (plain: string, word: string): boolean =>
  word.length < SHORT ? ` ${plain}`.includes(` ${word}`) : plain.includes(word);

export const holdsAllWords = (text: string, search: string): boolean => {
  const plain = plainWords(text);
  const words = searchWords(search);
  if (words.length === 0) return search.trim() === '';
  return words.every((word) => stands(plain, plainWords(word)));
};

export const nearlyHolds = (text: string, search: string): boolean => {
  const plain = plainWords(text);
  const words = partsOf(text);
  const searchedWords = partsOf(search);
  return (
    searchedWords.length > 0 &&
    searchedWords.every(
      (searched) => stands(plain, searched) || words.some((word) => similarity(searched, word) >= NEAR),
    )
  );
};

export function nearness(text: string, search: string): number {
  const searched = partsOf(search);
  const words = partsOf(text);
  if (searched.length === 0) return 0;
  return (
    searched.reduce((sum, word) => sum + Math.max(0, ...words.map((other) => similarity(word, other))), 0) /
    searched.length
  );
}
