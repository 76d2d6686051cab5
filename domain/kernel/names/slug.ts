import { plainWords, withoutDiacritics } from './plain-words.ts';

const SLUG_WORDS_MAX = 80;

/** 'ban-nhac-o-da-lat-1012': the event's words and its id. A name without any letter or digit leaves the id alone. */
export const eventSlug = (name: string, id: number): string => withId(slugWords(name), id);

/**
 * The slug of an event that keeps its words, so that renaming need not change its address; the name's words where it
 * keeps none.
 */
export const keptEventSlug = (event: {
  readonly slugWords: string;
  readonly name: string;
  readonly eventId: number;
}): string => withId(event.slugWords === '' ? slugWords(event.name) : event.slugWords, event.eventId);

const withId = (words: string, id: number): string => (words === '' ? String(id) : `${words}-${id}`);

/** The words of an event's slug, without the id; cut at a word's end within 80 characters. */
export function slugWords(name: string): string {
  const words = plainWords(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (words.length <= SLUG_WORDS_MAX) return words;
  // A word longer than all of it has no dash (-1), which takes off the one character too many.
  const cut = words.slice(0, SLUG_WORDS_MAX + 1);
  return cut.slice(0, cut.lastIndexOf('-'));
}

const DATABASE_INT_MAX = 2_147_483_647;
const LAST_PART = /^(?:.*-)?([1-9]\d{0,9})$/s;

/** The event id in a slug: its last dash-separated part. null when that is no id. [S2.6-01] */
export function eventIdFromSlug(slug: string): number | null {
  const id = Number(LAST_PART.exec(slug)?.[1]);
  return id <= DATABASE_INT_MAX ? id : null;
}

/**
 * Where a page moves for good (301) that was asked for by other words before the right id; null when it was asked for
 * rightly. [design section 3]
 */
export const movedSlug = (asked: string, right: string): string | null => (asked === right ? null : right);

/** 'Cong-ty-Ve-12': the company's name without diacritics, spaces as '-', and the corporate's id. [S2.3-07] */
export const corporateSlug = (companyName: string, id: number): string =>
  `${withoutDiacritics(companyName).trim().replaceAll(/\s+/g, '-')}-${id}`;
