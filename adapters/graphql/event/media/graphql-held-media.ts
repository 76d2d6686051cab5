import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { HeldMedia } from '#application/event/ports/held-media.ts';
import { ok } from '#domain/kernel/result.ts';
import { HeldMediaDocument } from './held-media.gen.ts';
import { mediaOf } from './kept-media.parse.ts';

export const makeGraphqlHeldMedia = (transport: GraphqlTransport): HeldMedia => ({
  ofSession: async (sessionId) => {
    const answer = await transport(HeldMediaDocument, { sessionId });
    if (!answer.ok) return answer;
    const { section_event: session } = answer.value;
    const documents = [...session.private_documents, ...session.documents];
    const images = [...session.private_images, ...session.images];
    return ok([...documents, ...images, ...session.private_videos, ...session.private_urls].map(mediaOf));
  },
});
