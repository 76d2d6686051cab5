import { keyInSlug } from '#domain/kernel/names/slug.ts';

/** Behind the slug, or on the payment page in the query. [D23] */
export const shownEventKey = (
  params: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
): string | null => (params['sectionEventId'] === undefined ? keyInSlug(params['slug'] ?? '') : query.get('key'));

/**
 * Whether a page opened by another key than that in its address, which this tab was given before. A link that has a key
 * opens by that key alone. [D23]
 */
export const opensByAnotherKey = (shown: string | null, right: string | null, kept: () => readonly string[]): boolean =>
  shown !== null && right !== null && shown !== right && kept().includes(right);
