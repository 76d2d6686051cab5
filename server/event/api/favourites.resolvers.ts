import { z } from 'zod';
import { hasFavourite } from '#domain/event/favourite.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { corporateAbilities } from '#domain/permission/corporate-abilities.ts';
import { Interests } from '#server/event/ports/interests.ts';
import { rowNumber } from '#server/platform/graphql/input-parts.ts';
import { onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { publicCorporate, visibleEvent } from './catalogue.resolvers.ts';

export const favouritesResolvers: Resolvers = {
  Mutation: {
    interest_event: rootField({
      access: onPlatform('favourite.toggle'),
      input: z.object({ event_id: rowNumber, is_interest: z.boolean() }),
      resolve: async ({ event_id, is_interest }, context) => {
        const event = await visibleEvent(event_id, context);
        if (!event.ok) return event;
        // An event that became private can still be removed from the favourites.
        if (is_interest && !hasFavourite(event.value.feature)) return refused({ code: 'FORBIDDEN' });
        await context
          .use(Interests)
          .setEvent(event_id, { accountId: context.accountId, isInterest: is_interest, at: context.now });
        return event;
      },
    }),
    interest_corporate: rootField({
      access: onPlatform('favourite.toggle'),
      input: z.object({ corporate_id: rowNumber, is_interest: z.boolean() }),
      resolve: async ({ corporate_id, is_interest }, context) => {
        const corporate = await context.loaders.corporate.load(corporate_id);
        if (corporate === null || !corporateAbilities(context.viewer, corporate).includes('corporate.favourite'))
          return refused({ code: 'NOT_FOUND' });
        await context
          .use(Interests)
          .setCorporate(corporate_id, { accountId: context.accountId, isInterest: is_interest, at: context.now });
        return ok(publicCorporate(corporate));
      },
    }),
  },
  Event: {
    interest: (event, _args, context) => context.loaders.interestIn.load(event.eventId),
    is_interest: (event, _args, context) => context.loaders.keepsEvent.load(event.eventId),
  },
  Corporate: {
    is_interest: (corporate, _args, context) => context.loaders.keepsCorporate.load(corporate.id),
  },
};
