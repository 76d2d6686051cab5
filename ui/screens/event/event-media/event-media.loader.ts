import { KeepMedia } from '#application/event/media/keep-media.ts';
import type { SessionMedia } from '#application/event/ports/media-desk.ts';
import { eventPartLoader } from '#ui/screens/event/desk/event-part.loader.ts';

export type MediaFacts = readonly SessionMedia[];

export const eventMediaLoader = eventPartLoader('event.edit', ({ id }, { use }) => use(KeepMedia).list(id));
