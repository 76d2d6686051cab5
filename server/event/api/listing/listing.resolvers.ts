import { z } from 'zod';
import { LONGEST_FORBES_ID, LONGEST_TAG, MOST_TAGS, tagId } from '#domain/event/event-listing.ts';
import { visibleEvent } from '#server/event/api/catalogue.resolvers.ts';
import { WriteListing } from '#server/event/listing/write-listing.ts';
import { optionalWords, rowNumber, words } from '#server/platform/graphql/input-parts.ts';
import { onEvent, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';

export const listingResolvers: Resolvers = {
  Mutation: {
    update_event_listing: rootField({
      access: onEvent('event.edit', ({ event_id }: { event_id: number }) => event_id),
      input: z.object({
        event_id: rowNumber,
        input: z.object({
          request_tags: z.array(words(10 * LONGEST_TAG)).max(10 * MOST_TAGS),
          forbes_id: optionalWords(10 * LONGEST_FORBES_ID),
        }),
      }),
      resolve: async ({ event_id: eventId, input: { request_tags: tags, forbes_id: forbesId } }, context) => {
        const listing = { tags, forbesId };
        const written = await context.use(WriteListing)({ eventId, actor: context.accountId, listing });
        if (!written.ok) return written;
        context.loaders.forget(eventId);
        return visibleEvent(eventId, context);
      },
    }),
  },

  Event: {
    forbes_id: async ({ eventId }, _args, context) => (await context.loaders.listing.load(eventId)).forbesId,
    request_tags: async ({ eventId }, _args, context) =>
      (await context.loaders.listing.load(eventId)).tags.map((text) => ({ id: tagId(text), text })),
  },
};
