import { plainWords } from '#domain/kernel/names/plain-words.ts';
import { searchWords } from '#domain/kernel/names/search-words.ts';
import { PLACE_NAMES } from './place-names.ts';

/** Debounce (ms) and page size of the event search. [S7.4-01] */
export const SEARCH_PAUSE = 500;
export const SEARCH_PAGE = 20;

/** Number of upcoming events suggested before anything is typed. [S7.4-03] */
export const SUGGESTIONS_MAX = 12;

/** The query to search for; null when nothing was typed. [S7.4-01] */
export const searchQuery = (typed: string): string | null => typed.trim() || null;

/** WORD: as typed. PLACE: its syllables in plain letters, which a text may write together or apart. */
export type SearchTerm =
  | { readonly kind: 'WORD'; readonly word: string }
  | { readonly kind: 'PLACE'; readonly syllables: readonly string[] };

const MOST_SYLLABLES = Math.max(...PLACE_NAMES.map((name) => name.split(' ').length));
const PLACES: ReadonlyMap<string, readonly string[]> = new Map(
  PLACE_NAMES.map((name) => [name.replaceAll(' ', ''), name.split(' ')]),
);
const letters = (word: string): string => plainWords(word).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What a text must hold, in any order. 'Hanoi', 'ha noi' and 'Hà Nội' are the same term. [S1-06] [design] */
export function searchTerms(search: string): readonly SearchTerm[] {
  const words = searchWords(search);
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length; ) {
    const place = placeAt(words, at);
    terms.push(
      place === null ? { kind: 'WORD', word: words[at] ?? '' } : { kind: 'PLACE', syllables: place.syllables },
    );
    at += place?.words ?? 1;
  }
  return terms;
}

function placeAt(words: readonly string[], at: number) {
  for (let taken = Math.min(MOST_SYLLABLES, words.length - at); taken > 0; taken -= 1) {
    const syllables = PLACES.get(
      words
        .slice(at, at + taken)
        .map(letters)
        .join(''),
    );
    if (syllables !== undefined) return { syllables, words: taken };
  }
  return null;
}

/** Shorter words match at the start of words only. */
const SHORT_SEARCH_WORD = 3;

/** Whether a text holds every term of a search, whatever its case and diacritics. [S1-06] [design] */
export function holdsSearch(text: string, search: string): boolean {
  const plain = plainWords(text);
  const terms = searchTerms(search);
  if (terms.length === 0) return search.trim() === '';
  return terms.every((term) => {
    if (term.kind === 'PLACE')
      return new RegExp(`(?<![\\p{L}\\p{N}])${term.syllables.join('[^\\p{L}\\p{N}]*')}`, 'u').test(plain);
    const word = plainWords(term.word);
    return word.length < SHORT_SEARCH_WORD ? ` ${plain}`.includes(` ${word}`) : plain.includes(word);
  });
}
