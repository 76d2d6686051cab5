import { z } from 'zod';
import { ok } from '#domain/kernel/result.ts';
import { FILTERED_LISTS } from '#domain/people/saved-filter.ts';
import { KeepFilter } from '#server/people/filters/keep-filter.ts';
import { SavedFilters } from '#server/people/filters/ports/saved-filters.ts';
import { oneOf, words } from '#server/platform/graphql/input-parts.ts';
import { rootField, signedIn } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';

const list = oneOf(FILTERED_LISTS);
const text = words(1_000);

export const savedFiltersResolvers: Resolvers = {
  Query: {
    saved_filters: rootField({
      access: signedIn,
      input: z.object({ list }),
      resolve: async ({ list: asked }, { use, accountId }) => ok([...(await use(SavedFilters).of(accountId, asked))]),
    }),
  },
  Mutation: {
    save_filter: rootField({
      access: signedIn,
      input: z.object({ list, name: text, query: text }),
      resolve: (wish, { use, accountId }) => use(KeepFilter)(accountId, { kind: 'SAVE', ...wish }),
    }),
    rename_saved_filter: rootField({
      access: signedIn,
      input: z.object({ id: z.uuid(), name: text }),
      resolve: (wish, { use, accountId }) => use(KeepFilter)(accountId, { kind: 'RENAME', ...wish }),
    }),
    remove_saved_filter: rootField({
      access: signedIn,
      input: z.object({ id: z.uuid() }),
      resolve: async ({ id }, { use, accountId }) => {
        await use(SavedFilters).remove(accountId, id);
        return ok(true);
      },
    }),
  },
};
