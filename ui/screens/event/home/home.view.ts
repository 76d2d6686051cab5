import type { EventCard } from '#application/event/ports/event-listings.ts';
import { isSelectable } from '#domain/event/sale-state.ts';

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

/** Those that can still be joined come first. */
export function invitations(events: readonly EventCard[]): readonly EventCard[] {
  const open = events.filter(({ saleState }) => saleState !== 'OTHER' && isSelectable(saleState));
  return [...open, ...events.filter((event) => !open.includes(event))].slice(0, 3);
}

const ROW = 4;

/** Fills whole rows of a wide screen, two at most. */
export const wholeRows = (events: readonly EventCard[]): readonly EventCard[] =>
  events.length < ROW ? events : events.slice(0, events.length >= 2 * ROW ? 2 * ROW : ROW);
