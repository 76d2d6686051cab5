import type { EventCard } from '#application/event/ports/event-listings.ts';
import { isSelectable } from '#domain/event/sale-state.ts';

/** The site as search engines know it, with its search box. */
export const siteAsThing = (baseUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: 'Vemoi',
  url: `${baseUrl}/`,
  inLanguage: ['en', 'vi'],
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${baseUrl}/events?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

/** Three to hold in hand: what can still be joined comes first. */
export function invitations(events: readonly EventCard[]): readonly EventCard[] {
  const open = events.filter(({ saleState }) => saleState !== 'OTHER' && isSelectable(saleState));
  return [...open, ...events.filter((event) => !open.includes(event))].slice(0, 3);
}

const ROW = 4;

/** Whole rows of a wide screen, two at most; fewer than a row stay as they are. */
export const wholeRows = (events: readonly EventCard[]): readonly EventCard[] =>
  events.length < ROW ? events : events.slice(0, events.length >= 2 * ROW ? 2 * ROW : ROW);
