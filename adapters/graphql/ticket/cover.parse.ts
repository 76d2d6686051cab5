import type { EventCover } from '#application/ticket/ports/event-cover.ts';
import type { CoverFragment } from './cover.gen.ts';

export function coverOf({ photos, print }: CoverFragment): EventCover {
  const [photo] = photos;
  if (photo !== undefined) return { url: photo.url, cardUrl: photo.card_url, color: photo.color };
  return { ...print, cardUrl: print.url };
}
