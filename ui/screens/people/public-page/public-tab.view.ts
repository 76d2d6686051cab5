import type { PublicTime } from '#application/people/ports/public-pages.ts';

/** The last four are the owner's. */
export type PublicTab = 'UPCOMING' | 'PAST' | 'TICKET' | 'LIKES' | 'REWARDS' | 'ACCOUNT';

const TABS: readonly PublicTab[] = ['UPCOMING', 'PAST', 'TICKET', 'LIKES', 'REWARDS', 'ACCOUNT'];

/** Ignores unknown tabs. [S2.3-06] */
export const readTab = (query: URLSearchParams): PublicTab =>
  TABS.find((tab) => tab === query.get('tab')) ?? 'UPCOMING';

export const timeOf = (tab: PublicTab): PublicTime | null => (tab === 'UPCOMING' || tab === 'PAST' ? tab : null);

export const isOwners = (tab: PublicTab): boolean => timeOf(tab) === null;

export function tabAddress(
  path: string,
  tab: PublicTab,
  cursor?: { readonly after: string } | { readonly before: string },
): string {
  const query = new URLSearchParams({ ...(tab === 'UPCOMING' ? {} : { tab }), ...cursor }).toString();
  return query === '' ? path : `${path}?${query}`;
}
