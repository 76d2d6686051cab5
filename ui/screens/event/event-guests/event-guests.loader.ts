import { ListEventGuests } from '#application/ticket/list-event-guests.ts';
import type { EventGuestFilter, EventGuestsPage } from '#application/ticket/ports/event-guests.ts';
import { ok } from '#domain/kernel/result.ts';
import { GUEST_BUCKETS } from '#domain/ticket/guest-buckets.ts';
import { eventPartLoader } from '#ui/screens/event/desk/event-part.loader.ts';

export type EventGuestsFacts = { readonly found: EventGuestsPage; readonly filter: EventGuestFilter };

export const eventGuestsLoader = eventPartLoader<EventGuestsFacts>('event.guests', async ({ id }, { use, query }) => {
  const list = query.get('list');
  const filter = { search: query.get('q') ?? undefined, bucket: GUEST_BUCKETS.find((bucket) => bucket === list) };
  const found = await use(ListEventGuests)(id, filter, {
    after: query.get('after') ?? undefined,
    before: query.get('before') ?? undefined,
  });
  return found.ok ? ok({ found: found.value, filter }) : found;
});
