import type { PublicTime } from '#application/people/ports/public-pages.ts';

/** The parts of a public page; the last three are its owner's. */
export type PublicTab = 'UPCOMING' | 'PAST' | 'TICKET' | 'LIKES' | 'ACCOUNT';

const TABS: readonly PublicTab[] = ['UPCOMING', 'PAST', 'TICKET', 'LIKES', 'ACCOUNT'];

/** The tab that an address asks for; what it says wrongly is not said. [S2.3-06] */
export const readTab = (query: URLSearchParams): PublicTab =>
  TABS.find((tab) => tab === query.get('tab')) ?? 'UPCOMING';

/** Which of the events a tab shows; null for a tab without any. */
export const timeOf = (tab: PublicTab): PublicTime | null => (tab === 'UPCOMING' || tab === 'PAST' ? tab : null);

export const isOwners = (tab: PublicTab): boolean => timeOf(tab) === null;

/** The address of a tab, or of one of its pages. */
export function tabAddress(
  path: string,
  tab: PublicTab,
  cursor?: { readonly after: string } | { readonly before: string },
): string {
  const query = new URLSearchParams({ ...(tab === 'UPCOMING' ? {} : { tab }), ...cursor }).toString();
  return query === '' ? path : `${path}?${query}`;
}
