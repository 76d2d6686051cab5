import { plainWords } from '#domain/kernel/names/plain-words.ts';

const wordsOf = (text: string): string[] =>
  plainWords(text)
    .split(/[^\p{L}\p{N}@.]+/u)
    .filter((word) => word !== '');

const trigrams = (word: string): Set<string> => {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)));
};

/** How much of a searched word another word holds, from 0 to 1: pg_trgm's word similarity for single words. */
function similarity(searched: string, word: string): number {
  const [wanted, had] = [trigrams(searched), trigrams(word)];
  return [...wanted].filter((trigram) => had.has(trigram)).length / wanted.size;
}

const NEAR = 0.6;
const SHORT = 3;

/** Whether a searched word is in a plain text; a word of one or two letters only at the start of a word. */
const stands = (plain: string, word: string): boolean =>
  word.length < SHORT ? ` ${plain}`.includes(` ${word}`) : plain.includes(word);

export const holdsAllWords = (text: string, search: string): boolean => {
  const plain = plainWords(text);
  return wordsOf(search).every((word) => stands(plain, word));
};

export const nearlyHolds = (text: string, search: string): boolean => {
  const plain = plainWords(text);
  const words = wordsOf(text);
  return wordsOf(search).every(
    (searched) => stands(plain, searched) || words.some((word) => similarity(searched, word) >= NEAR),
  );
};

/** How near a text is to a search, from 0 to 1. */
export function nearness(text: string, search: string): number {
  const searched = wordsOf(search);
  const words = wordsOf(text);
  if (searched.length === 0) return 0;
  return (
    searched.reduce((sum, word) => sum + Math.max(0, ...words.map((other) => similarity(word, other))), 0) /
    searched.length
  );
}
