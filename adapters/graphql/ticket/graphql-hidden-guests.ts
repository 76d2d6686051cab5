import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { HiddenGuests } from '#application/ticket/ports/hidden-guests.ts';
import { ok } from '#domain/kernel/result.ts';
import { GuestsHiddenDocument, HideEventGuestsDocument } from './hidden-guests.gen.ts';

export const makeGraphqlHiddenGuests = (transport: GraphqlTransport): HiddenGuests => ({
  read: async (id) => {
    const answer = await transport(GuestsHiddenDocument, { id });
    return answer.ok ? ok(answer.value.guests_hidden) : answer;
  },
  hide: async (id, hidden) => {
    const answer = await transport(HideEventGuestsDocument, { id, hidden });
    return answer.ok ? ok(null) : answer;
  },
});
