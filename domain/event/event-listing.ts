import { type InvalidInput, invalid, textProblem } from '#domain/kernel/field-problems.ts';
import { slugWords } from '#domain/kernel/names/slug.ts';
import { visibleText } from '#domain/kernel/names/visible-text.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** What an organiser asks of those who list the event. [S3-26] */
export type EventListing = {
  readonly tags: readonly string[];
  /** The event's number at Forbes; null: it is not listed there. */
  readonly forbesId: string | null;
};

export const NO_LISTING: EventListing = { tags: [], forbesId: null };

/** [design] */
export const MOST_TAGS = 10;
/** In characters. [design] */
export const LONGEST_TAG = 30;
export const LONGEST_FORBES_ID = 40;

/** How a tag is called in addresses: the same for spellings that differ in case and accents only. */
export const tagId = (text: string): string => slugWords(text);

/** Reads what an organiser typed. Blank and repeated tags go; the first wrong field is named. */
export function readEventListing(typed: EventListing): Result<EventListing, InvalidInput> {
  const written = typed.tags.map((tag) => visibleText(tag)).filter((tag) => tagId(tag) !== '');
  const tags = written.filter((tag, at) => written.findIndex((other) => tagId(other) === tagId(tag)) === at);
  const long = tags.find((tag) => tag.length > LONGEST_TAG);
  if (long !== undefined) return refused(invalid('request_tags', { kind: 'TOO_LONG', max: LONGEST_TAG }));
  if (tags.length > MOST_TAGS) return refused(invalid('request_tags', { kind: 'TOO_LARGE', max: MOST_TAGS }));
  const forbesId = typed.forbesId?.trim() ?? '';
  const wrong =
    textProblem('forbes_id', forbesId, LONGEST_FORBES_ID) ??
    (/^[A-Za-z0-9-]*$/.test(forbesId) ? null : invalid('forbes_id', { kind: 'MALFORMED' }));
  return wrong === null ? ok({ tags, forbesId: forbesId === '' ? null : forbesId }) : refused(wrong);
}
