import type { CalendarItem } from '#application/event/ports/session-calendars.ts';
import { KeepCalendars } from '#application/event/session-calendar/keep-calendars.ts';
import { ok } from '#domain/kernel/result.ts';
import { eventPartLoader } from '#ui/screens/event/desk/event-part.loader.ts';

/** By session. */
export type PlaceFacts = { readonly calendars: ReadonlyMap<number, readonly CalendarItem[]> };

export const eventPlaceLoader = eventPartLoader<PlaceFacts>('event.edit', async ({ sessions }, { use }) => {
  const calendars = await use(KeepCalendars).list(sessions);
  return calendars.ok ? ok({ calendars: calendars.value }) : calendars;
});
