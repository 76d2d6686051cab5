import { z } from 'zod';
import { ok, refused } from '#domain/kernel/result.ts';
import { corporateAbilities } from '#domain/permission/corporate-abilities.ts';
import { publicCorporate } from '#server/event/api/catalogue.resolvers.ts';
import { RecordCorporateLook } from '#server/people/record-corporate-look.ts';
import { optionalWords, rowNumber } from '#server/platform/graphql/input-parts.ts';
import { everybody, rootField, signedIn } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';

export const profilesResolvers: Resolvers = {
  Query: {
    corporate: rootField({
      access: everybody,
      input: z.object({ id: rowNumber }),
      resolve: async ({ id }, context) => {
        const corporate = await context.loaders.corporate.load(id);
        if (corporate === null || !corporateAbilities(context.viewer, corporate).includes('corporate.view'))
          return ok(null);
        return ok(publicCorporate(corporate));
      },
    }),
  },
  Mutation: {
    update_corporate: rootField({
      access: signedIn,
      input: z.object({
        id: rowNumber,
        input: z.object({ logo: optionalWords(500).optional(), banner: optionalWords(500).optional() }),
      }),
      resolve: async ({ id, input: { logo, banner } }, { use, viewer, loaders }) => {
        const look = { ...(logo === undefined ? {} : { logo }), ...(banner === undefined ? {} : { banner }) };
        const recorded = await use(RecordCorporateLook)(viewer, id, look);
        if (!recorded.ok) return recorded;
        const corporate = await loaders.corporate.load(id);
        return corporate === null ? refused({ code: 'NOT_FOUND' }) : ok(publicCorporate(corporate));
      },
    }),
  },
};
