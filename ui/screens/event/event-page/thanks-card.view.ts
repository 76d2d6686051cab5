import type { EventOnSale } from '#application/event/ports/event-pages.ts';
import { thanksCardPath } from '#domain/event/share/link-preview.ts';
import { unpackText } from '#domain/event/share/packed-text.ts';
import { readThanks } from '#domain/event/share/thanks-data.ts';
import { keyInSlug } from '#domain/kernel/names/slug.ts';

/** Null for an invalid payload. Loaded only for addresses that carry one. [S2.6-03] */
export function thanksCard(packed: string, { id, slug }: Pick<EventOnSale, 'id' | 'slug'>): string | null {
  const thanks = readThanks(packed, unpackText);
  return thanks.ok ? thanksCardPath(thanks.value, { id, key: keyInSlug(slug) }) : null;
}
