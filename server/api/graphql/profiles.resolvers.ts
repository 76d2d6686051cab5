import { z } from 'zod';
import { ok } from '#domain/kernel/result.ts';
import { corporateAbilities } from '#domain/permission/corporate-abilities.ts';
import { publicCorporate } from './catalogue.resolvers.ts';
import { rowNumber } from './input-parts.ts';
import { everybody, rootField } from './root-field.ts';
import type { Resolvers } from './schema.gen.ts';

export const profilesResolvers: Resolvers = {
  Query: {
    corporate: rootField({
      access: everybody,
      input: z.object({ id: rowNumber }),
      resolve: async ({ id }, context) => {
        const corporate = await context.loaders.corporate.load(id);
        if (corporate === null || !corporateAbilities(context.viewer, corporate).includes('corporate.view')) return ok(null);
        return ok(publicCorporate(corporate));
      },
    }),
  },
};
