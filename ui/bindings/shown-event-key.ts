import { keyInSlug } from '#domain/kernel/names/slug.ts';

export const shownEventKey = (
  params: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
): string | null => (params['sectionEventId'] === undefined ? keyInSlug(params['slug'] ?? '') : query.get('key'));
