import { organiserName } from '#adapters/graphql/people/organiser-name.ts';
import type { EventCard } from '#application/event/ports/event-listings.ts';
import { EVENT_SALE_STATES } from '#domain/event/sale-state.ts';
import type { EventCardFragment } from './event-card.gen.ts';

export function parseEventCard(event: EventCardFragment): EventCard {
  const { url, width, height, color } = event.photos[0] ?? event.print;
  return {
    id: event.id,
    slug: event.slug,
    name: event.name,
    summary: event.summary,
    address: event.address,
    beginAt: event.begin_at,
    endAt: event.end_at,
    timezone: event.timezone,
    kind: event.type,
    format: event.event_type,
    featured: event.featured,
    sessions: event.number_sections_of_event,
    saleState: EVENT_SALE_STATES.find((state) => state === event.sale_state) ?? 'OTHER',
    lowestPrice: event.lowest_ticket?.price ?? null,
    originalPrice: event.lowest_ticket?.original_price ?? null,
    sold: event.ticket_sold.number_of_sold_tickets,
    capacity: event.ticket_sold.number_of_tickets,
    cover: { url, width, height, color },
    category: event.category,
    organiser: organiserOf(event),
  };
}

function organiserOf({ corporate, user }: EventCardFragment): EventCard['organiser'] {
  if (corporate === null && user === null) return null;
  return {
    name: organiserName({ corporate, user }),
    picture: corporate === null ? (user?.avatar ?? null) : corporate.logo,
  };
}
