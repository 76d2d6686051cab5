import { plainWords, withoutDiacritics } from './plain-words.ts';

const SLUG_WORDS_MAX = 80;

/** 'ban-nhac-o-da-lat-1012': the name's words and the id; the id alone if no letter or digit is left. */
export const eventSlug = (name: string, id: number): string => withId(slugWords(name), id);

/** An event's slug. Kept words survive renaming, so that the address stays. */
export const keptEventSlug = (event: {
  readonly slugWords: string;
  readonly name: string;
  readonly eventId: number;
}): string => withId(event.slugWords === '' ? slugWords(event.name) : event.slugWords, event.eventId);

const withId = (words: string, id: number): string => (words === '' ? String(id) : `${words}-${id}`);

/** The words of a slug, without the id; cut at a word boundary within 80 characters. */
export function slugWords(name: string): string {
  const words = plainWords(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (words.length <= SLUG_WORDS_MAX) return words;
  // A single long word has no dash (-1), so slice removes the extra character.
  const cut = words.slice(0, SLUG_WORDS_MAX + 1);
  return cut.slice(0, cut.lastIndexOf('-'));
}

const DATABASE_INT_MAX = 2_147_483_647;
const LAST_PART = /^(?:.*-)?([1-9]\d{0,9})$/s;

/** Between a private event's slug and its key; no sign of either. */
const BEFORE_KEY = '~';

/** A private event's slug with the key that opens it; null: no key. [D23] */
export const slugWithKey = (slug: string, key: string | null): string =>
  key === null ? slug : `${slug}${BEFORE_KEY}${key}`;

/** The key in a slug; null without one. */
export function keyInSlug(slug: string): string | null {
  const at = slug.indexOf(BEFORE_KEY);
  return at === -1 ? null : slug.slice(at + 1) || null;
}

/** The event id at the end of a slug, before its key, or null. [S2.6-01] */
export function eventIdFromSlug(slug: string): number | null {
  const [words = ''] = slug.split(BEFORE_KEY);
  return idAtEnd(words);
}

/** The id after the last dash, or all of the text; null for anything else. */
export function idAtEnd(text: string): number | null {
  const id = Number(LAST_PART.exec(text)?.[1]);
  return id <= DATABASE_INT_MAX ? id : null;
}

/** Target of a permanent redirect (301) if the slug's words differ; null otherwise. [design] */
export const movedSlug = (asked: string, right: string): string | null => (asked === right ? null : right);

/** 'Cong-ty-Ve-12': the company's name without diacritics, and its id. [S2.3-07] */
export const corporateSlug = (companyName: string, id: number): string =>
  `${withoutDiacritics(companyName).trim().replaceAll(/\s+/g, '-')}-${id}`;
