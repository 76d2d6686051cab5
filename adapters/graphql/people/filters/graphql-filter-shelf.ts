import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { FilterShelf } from '#application/people/ports/filter-shelf.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import {
  RemoveSavedFilterDocument,
  RenameSavedFilterDocument,
  SavedFiltersDocument,
  SaveFilterDocument,
} from './filter-shelf.gen.ts';

const done = (answer: Result<unknown, Refusal>): Result<null, Refusal> => (answer.ok ? ok(null) : answer);

export const makeGraphqlFilterShelf = (transport: GraphqlTransport): FilterShelf => ({
  async list(list) {
    const answer = await transport(SavedFiltersDocument, { list });
    return answer.ok ? ok(answer.value.saved_filters) : answer;
  },
  save: async (list, name, query) => done(await transport(SaveFilterDocument, { list, name, query })),
  rename: async (id, name) => done(await transport(RenameSavedFilterDocument, { id, name })),
  remove: async (id) => done(await transport(RemoveSavedFilterDocument, { id })),
});
