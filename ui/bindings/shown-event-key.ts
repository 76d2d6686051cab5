import { keyInSlug } from '#domain/kernel/names/slug.ts';

/** Behind the slug, or on the payment page in the query. [D23] */
export const shownEventKey = (
  params: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
): string | null => (params['sectionEventId'] === undefined ? keyInSlug(params['slug'] ?? '') : query.get('key'));
