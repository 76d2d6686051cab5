import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { MediaDesk } from '#application/event/ports/media-desk.ts';
import { ok } from '#domain/kernel/result.ts';
import { AddMediaDocument } from './add-media.gen.ts';
import { ArrangeMediaDocument } from './arrange-media.gen.ts';
import { DiscardMediaDocument } from './discard-media.gen.ts';
import { EventMediaDocument } from './event-media.gen.ts';
import { mediaOf } from './kept-media.parse.ts';
import { RenameMediaDocument } from './rename-media.gen.ts';

export const makeGraphqlMediaDesk = (transport: GraphqlTransport): MediaDesk => ({
  ofEvent: async (eventId) => {
    const answer = await transport(EventMediaDocument, { eventId });
    return answer.ok ? ok(answer.value.session_media.map(mediaOf)) : answer;
  },
  add: async (sessionId, input) => {
    const answer = await transport(AddMediaDocument, { sessionId, input });
    return answer.ok ? ok(null) : answer;
  },
  rename: async (id, label) => {
    const answer = await transport(RenameMediaDocument, { id, label });
    return answer.ok ? ok(null) : answer;
  },
  arrange: async (sessionId, ids) => {
    const answer = await transport(ArrangeMediaDocument, { sessionId, ids: [...ids] });
    return answer.ok ? ok(null) : answer;
  },
  discard: async (id) => {
    const answer = await transport(DiscardMediaDocument, { id });
    return answer.ok ? ok(null) : answer;
  },
});
