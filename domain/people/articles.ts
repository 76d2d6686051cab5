import { plainWords } from '#domain/kernel/names/plain-words.ts';

/** The articles of the support centre; each stands at an address of its own, in both languages. */
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

/** An article as it is searched: what it is called, what it answers in a sentence, and all that it says. */
export type SearchableArticle = { readonly title: string; readonly lead: string; readonly text: string };

const WORTH = { title: 6, lead: 3, text: 1 } as const;
/** A whole word is worth more than its beginning, and that more than a slip of the hand. */
const EXACT = 3;
const BEGINS = 2;
const SLIPPED = 1;
/** Shorter words differ in one letter from too many others. */
const SLIP_FROM = 5;
const LONGEST_QUERY = 100;
const MOST_WORDS = 12;

const wordsIn = (text: string): readonly string[] => plainWords(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that a query asks for; what somebody pasted is cut. */
export const queryWords = (query: string): readonly string[] =>
  [...new Set(wordsIn(query.slice(0, LONGEST_QUERY)))].slice(0, MOST_WORDS);

/** Whether one letter changed, left out, added, or two neighbours swapped make the one word of the other. */
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

/** How well an article answers; 0 when a word of the query stands nowhere in it. */
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

/**
 * The articles that hold every word of a query, best first. Marks on letters never matter, the last letters may be
 * missing, one slip is forgiven. [S2.15-03]
 */
export function findArticles<A extends SearchableArticle>(articles: readonly A[], query: string): readonly A[] {
  const asked = queryWords(query);
  if (asked.length === 0) return [];
  return articles
    .map((article, at) => ({ article, at, worth: score(article, asked) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth || one.at - other.at)
    .map(({ article }) => article);
}

/** The sentence of a text that answers most of a query; the first one where none does. */
export function bestSentence(text: string, query: string): string {
  const asked = queryWords(query);
  const sentences = text.match(/[^.!?\n]+(?:[.!?](?=\S)[^.!?\n]*)*[.!?]?/gu)?.map((sentence) => sentence.trim()) ?? [];
  const worth = (sentence: string): number => asked.reduce((sum, word) => sum + bestFit(wordsIn(sentence), word), 0);
  return sentences.reduce((best, sentence) => (worth(sentence) > worth(best) ? sentence : best), sentences[0] ?? '');
}
