import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showCount } from './figures.view.ts';

/** The address of another page of the list that `query` asks for; null where there is none. */
export function pageAddress(query: URLSearchParams, side: 'before' | 'after', cursor: string | null): string | null {
  if (cursor === null) return null;
  const next = new URLSearchParams(query);
  next.delete('after');
  next.delete('before');
  next.set(side, cursor);
  return `?${next}`;
}

/** The server counts no further than 10,000. */
export const showTotal = (totalCount: number | null, locale: Locale): string =>
  totalCount === null ? `${showCount(10_000, locale)}+` : showCount(totalCount, locale);
