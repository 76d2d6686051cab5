import { KeepRooms, type SessionRooms } from '#application/event/keep-rooms.ts';
import { OpenEvent } from '#application/event/open-event.ts';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import type { Refusal } from '#domain/refusal.ts';
import { notFound } from '#ui/bindings/screen-loader.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type RoomsEvent = Pick<DeskEvent, 'id' | 'name' | 'timezone' | 'sessions' | 'format' | 'abilities'>;

export type EventRoomsData =
  | { readonly kind: 'REFUSED'; readonly refusal: Refusal }
  | { readonly kind: 'OPEN'; readonly event: RoomsEvent; readonly sessions: readonly SessionRooms[] };

export const eventRoomsLoader = viewerLoader(async ({ use, params }): Promise<EventRoomsData> => {
  const eventId = Number(params['eventId']);
  if (!Number.isSafeInteger(eventId) || eventId <= 0) throw notFound();
  const event = await use(OpenEvent)(eventId);
  if (!event.ok) return { kind: 'REFUSED', refusal: event.refusal };
  if (!event.value.abilities.includes('event.rooms')) return { kind: 'REFUSED', refusal: { code: 'FORBIDDEN' } };
  const sessions = await use(KeepRooms).list(event.value.sessions.map(({ id }) => id));
  return sessions.ok
    ? { kind: 'OPEN', event: event.value, sessions: sessions.value }
    : { kind: 'REFUSED', refusal: sessions.refusal };
});
