import { CreatePhotoDocument, DeletePhotoDocument } from '#adapters/graphql/event/desk/photos.gen.ts';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { PhotoDesk } from '#application/event/ports/photo-desk.ts';
import { ok } from '#domain/kernel/result.ts';
import { ArrangePhotosDocument } from './arrange-photos.gen.ts';
import { EventPhotosDocument } from './event-photos.gen.ts';

export const makeGraphqlPhotoDesk = (transport: GraphqlTransport): PhotoDesk => ({
  ofEvent: async (eventId) => {
    const answer = await transport(EventPhotosDocument, { eventId });
    if (!answer.ok) return answer;
    const { photos } = answer.value.event;
    return ok(
      photos.map(({ id, url, thumbnail_url, label }) => ({
        id,
        url: thumbnail_url,
        fullUrl: url,
        caption: label ?? '',
      })),
    );
  },
  add: async (eventId, url) => {
    const answer = await transport(CreatePhotoDocument, { eventId, url });
    return answer.ok ? ok(null) : answer;
  },
  arrange: async (eventId, photos) => {
    const places = photos.map(({ id, caption }) => ({ id, label: caption }));
    const answer = await transport(ArrangePhotosDocument, { eventId, photos: places });
    return answer.ok ? ok(null) : answer;
  },
  discard: async (id) => {
    const answer = await transport(DeletePhotoDocument, { id });
    return answer.ok ? ok(null) : answer;
  },
});
