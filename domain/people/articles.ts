import { plainWords } from '#domain/kernel/names/plain-words.ts';

/** Articles of the support centre, each with its own address in both languages. */
export const ARTICLE_IDS = [
  'how-to-order',
  'bank-transfer',
  'find-my-ticket',
  'give-a-ticket',
  'refund-policy',
  'late-transfers',
  'scan-tickets',
  'scan-answers',
  'organiser-verification',
  'identity-and-payouts',
  'rules-for-attendees',
  'rules-for-organisers',
  'privacy-policy',
  'cookies-and-services',
  'disputes',
] as const;
export type ArticleId = (typeof ARTICLE_IDS)[number];

export type SearchableArticle = { readonly title: string; readonly lead: string; readonly text: string };

const WORTH = { title: 6, lead: 3, text: 1 } as const;
/** Scores: whole words over prefixes over typos. */
const EXACT = 3;
const BEGINS = 2;
const SLIPPED = 1;
/** Shorter words are too similar to others. */
const SLIP_FROM = 5;
const LONGEST_QUERY = 100;
const MOST_WORDS = 12;

const wordsIn = (text: string): readonly string[] => plainWords(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a query; long input is cut. */
export const queryWords = (query: string): readonly string[] =>
  [...new Set(wordsIn(query.slice(0, LONGEST_QUERY)))].slice(0, MOST_WORDS);

/** Whether two words differ by one changed, missing, added or swapped letter. */
export function isOneTypoApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
}

const likeness = (word: string, asked: string): number => {
  if (word === asked) return EXACT;
  if (word.startsWith(asked)) return BEGINS;
  return asked.length >= SLIP_FROM && isOneTypoApart(word, asked) ? SLIPPED : 0;
};

const bestFit = (words: readonly string[], asked: string): number =>
  words.reduce((best, word) => Math.max(best, likeness(word, asked)), 0);

/** Relevance of an article; 0 if a word of the query is missing. */
function score(article: SearchableArticle, asked: readonly string[]): number {
  const parts = (['title', 'lead', 'text'] as const).map((part) => ({
    words: wordsIn(article[part]),
    worth: WORTH[part],
  }));
  let sum = 0;
  for (const word of asked) {
    const found = parts.reduce((best, { words, worth }) => best + worth * bestFit(words, word), 0);
    if (found === 0) return 0;
    sum += found;
  }
  return sum;
}

/** Articles that hold every word, best first; words may be incomplete, and one typo is tolerated. [S2.15-03] */
export function findArticles<A extends SearchableArticle>(articles: readonly A[], query: string): readonly A[] {
  const asked = queryWords(query);
  if (asked.length === 0) return [];
  return articles
    .map((article, at) => ({ article, at, worth: score(article, asked) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth || one.at - other.at)
    .map(({ article }) => article);
}

/** The sentence that best matches a query; the first if none does. */
export function bestSentence(text: string, query: string): string {
  const asked = queryWords(query);
  const sentences = text.match(/[^.!?\n]+(?:[.!?](?=\S)[^.!?\n]*)*[.!?]?/gu)?.map((sentence) => sentence.trim()) ?? [];
  const worth = (sentence: string): number => asked.reduce((sum, word) => sum + bestFit(wordsIn(sentence), word), 0);
  return sentences.reduce((best, sentence) => (worth(sentence) > worth(best) ? sentence : best), sentences[0] ?? '');
}
