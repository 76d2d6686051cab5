import { ok } from '#domain/kernel/result.ts';
import { eventPartLoader } from '#ui/screens/event/desk/event-part.loader.ts';

export const eventPlaceLoader = eventPartLoader('event.edit', async () => ok(null));
