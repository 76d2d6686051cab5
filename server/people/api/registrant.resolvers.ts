import { z } from 'zod';
import { ok, refused } from '#domain/kernel/result.ts';
import type { Registrant } from '#domain/people/registrant.ts';
import { RecordRegistrant } from '#server/people/record-registrant.ts';
import { orderOfName, words } from '#server/platform/graphql/input-parts.ts';
import { onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { Buyers } from '#server/sale/ports/buyers.ts';

const typed = words(1_000);

const registrant = z.object({
  email: typed,
  first_name: typed,
  gender: typed.nullish(),
  last_name: typed.nullish(),
  name_order: orderOfName,
  phone_number: typed.nullish(),
});

const onTheWire = ({ email, firstName, lastName, nameOrder: order, gender, phoneNumber }: Registrant) => ({
  email,
  first_name: firstName,
  last_name: lastName,
  name_order: order ?? null,
  gender,
  phone_number: phoneNumber,
});

/** [S7.6-01] [S7.6-02] */
export const registrantResolvers: Resolvers = {
  Query: {
    user_registrant: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({}),
      resolve: async (_args, context) => {
        const known = await context.use(Buyers).registrantOf(context.accountId);
        return known === null ? refused({ code: 'UNAUTHORIZED' }) : ok(onTheWire(known));
      },
    }),
  },
  Mutation: {
    update_user_registrant: rootField({
      access: onPlatform('checkout.buy'),
      input: z.object({ input: registrant }),
      resolve: async ({ input }, context) => {
        const kept = await context.use(RecordRegistrant)(context.accountId, {
          email: input.email,
          firstName: input.first_name,
          lastName: input.last_name ?? null,
          nameOrder: input.name_order,
          gender: input.gender ?? null,
          phoneNumber: input.phone_number ?? null,
        });
        return kept.ok ? ok(onTheWire(kept.value)) : kept;
      },
    }),
  },
};
