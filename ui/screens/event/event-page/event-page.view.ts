import { useEffect, useMemo, useState } from 'react';
import type { EventPage, Photo, SessionOnSale } from '#application/event/ports/event-pages.ts';
import { WatchStock } from '#application/event/watch-stock.ts';
import { isPrivate } from '#domain/event/event.ts';
import { hueOf } from '#domain/event/plate/tint.ts';
import { hasEnded, hasStoppedSelling, sessionOfEvent } from '#domain/event/sale-state.ts';
import { previewCardPath } from '#domain/event/share/link-preview.ts';
import { videoId } from '#domain/event/video.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { initials } from '#domain/kernel/names/person-name.ts';
import { keyInSlug } from '#domain/kernel/names/slug.ts';
import { localisedPath } from '#ui/bindings/localised-path.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { paths } from '#ui/routes/paths.ts';
import { variantOf } from './session-sale.view.ts';

export function useSessionsOnSale(event: EventPage): readonly SessionOnSale[] {
  const watchStock = useUseCase(WatchStock);
  const [heard, setHeard] = useState<{ readonly event: EventPage; readonly sessions: readonly SessionOnSale[] } | null>(
    null,
  );
  useEffect(() => {
    const watching = watchStock(event.id, variantOf(event)).subscribe((sessions) => setHeard({ event, sessions }));
    return () => watching.unsubscribe();
  }, [watchStock, event]);
  const sessions = heard?.event === event ? heard.sessions : event.sessions;
  return useMemo(() => sessions.map((session) => sessionOfEvent(event, session)), [event, sessions]);
}

export const sessionsToCome = (sessions: readonly SessionOnSale[], now: Instant): readonly SessionOnSale[] =>
  sessions.filter((session) => !hasEnded(session, now));

export { SLIDE_MS, slideAfter, slideBefore } from '#domain/event/carousel.ts';
export { hasFavourite } from '#domain/event/favourite.ts';

export type GalleryItem =
  | { readonly kind: 'photo'; readonly id: string; readonly photo: Photo }
  | { readonly kind: 'video'; readonly id: string; readonly poster: string | null };

/** [S2.6-06] [S2.6-07] */
export const galleryItems = (event: EventPage): readonly GalleryItem[] => [
  ...event.photos.map((photo): GalleryItem => ({ kind: 'photo', id: photo.id, photo })),
  ...event.videos
    .map(videoId)
    .filter((id) => id !== null)
    .map((id): GalleryItem => ({ kind: 'video', id, poster: event.photos[0]?.url ?? null })),
];

const HEX = /^#[\da-f]{6}$/i;

/** Only a plain hex colour may reach a style attribute. */
export const tintOf = (photos: readonly Photo[]): { readonly color: string; readonly hue: number } | null => {
  const color = photos[0]?.color;
  return color !== undefined && HEX.test(color) ? { color, hue: hueOf(color) } : null;
};

/** schema.org */
export function structuredData(event: EventPage, baseUrl: string, locale: Locale): Readonly<Record<string, unknown>> {
  const offers = event.sessions.flatMap((session) => {
    const offer = (name: string, price: Dong, soldOut: boolean) => ({
      '@type': 'Offer',
      name,
      price,
      priceCurrency: 'VND',
      url: `${baseUrl}${localisedPath(paths.payment(session.id), locale)}`,
      availability: soldOut ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    });
    if (session.light !== null) {
      const { lowestPrice, saleState } = session.light;
      return lowestPrice === null ? [] : [offer(session.name, lowestPrice, saleState === 'SOLD_OUT')];
    }
    return session.tickets.map((ticket) => ({
      ...offer(ticket.name, ticket.price, ticket.remaining === 0),
      ...(ticket.saleBeginAt === null ? {} : { validFrom: new Date(ticket.saleBeginAt).toISOString() }),
    }));
  });
  const virtual = { '@type': 'VirtualLocation', url: `${baseUrl}${localisedPath(paths.event(event.slug), locale)}` };
  const place = { '@type': 'Place', name: event.address ?? event.name, address: event.address ?? '' };
  return {
    '@context': 'https://schema.org',
    '@type': event.type === 'CLASS' ? 'EducationEvent' : 'Event',
    name: event.name,
    description: event.summary,
    startDate: new Date(event.beginAt).toISOString(),
    endDate: new Date(event.endAt).toISOString(),
    eventStatus:
      event.status === 'CANCELLED' ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
    eventAttendanceMode: {
      ONLINE: 'https://schema.org/OnlineEventAttendanceMode',
      ONSITE: 'https://schema.org/OfflineEventAttendanceMode',
      HYBRID: 'https://schema.org/MixedEventAttendanceMode',
    }[event.format],
    location: event.format === 'ONLINE' ? virtual : event.format === 'HYBRID' ? [place, virtual] : place,
    image: event.photos.map((photo) => absolute(photo.url, baseUrl)),
    organizer: {
      '@type': event.organiser.kind === 'corporate' ? 'Organization' : 'Person',
      name: event.organiser.name,
    },
    ...(hasStoppedSelling(event) ? {} : { offers }),
  };
}

/** Previews and search engines need absolute addresses. */
const absolute = (url: string, baseUrl: string): string => (url.startsWith('/') ? `${baseUrl}${url}` : url);

/** [S7.8-03] */
export const previewCard = (event: EventPage, locale: Locale): string =>
  previewCardPath({
    id: event.id,
    title: event.name,
    imageUrl: event.photos[0]?.url ?? null,
    locale,
    key: keyInSlug(event.slug),
  });

export const organiserInitials = (event: EventPage): string => initials(event.organiser.name);

/** Private events are reachable by link but not indexed. */
export const isSearchable = ({ feature }: EventPage): boolean => !isPrivate(feature);
