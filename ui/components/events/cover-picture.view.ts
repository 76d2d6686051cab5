import type { EventCard } from '#application/ports/event-listings.ts';
import { LONGEST_EDGE } from '#domain/media/picture-variant.ts';

type Cover = NonNullable<EventCard['cover']>;

/** The files that a cover can be shown from, each with its width: the browser takes the one that the screen needs. */
export function sourcesOf({ cardUrl, url, width, height }: Cover): string {
  const cardWidth = Math.round(width * Math.min(1, LONGEST_EDGE.card / Math.max(width, height)));
  return cardWidth === width ? `${url} ${width}w` : `${cardUrl} ${cardWidth}w, ${url} ${width}w`;
}
