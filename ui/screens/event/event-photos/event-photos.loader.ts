import { KeepPhotos } from '#application/event/media/keep-photos.ts';
import type { EventPhoto } from '#application/event/ports/photo-desk.ts';
import { eventPartLoader } from '#ui/screens/event/desk/event-part.loader.ts';

export type PhotoFacts = readonly EventPhoto[];

export const eventPhotosLoader = eventPartLoader('event.edit', ({ id }, { use }) => use(KeepPhotos).list(id));
