import { z } from 'zod';
import { withoutDashes } from '#domain/kernel/encoding/uuid.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { ReceiveContactLead } from '#server/people/receive-contact-lead.ts';
import { everybody, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { RateLimiter } from '#server/platform/http/rate-limiter.ts';

const typed = z
  .string()
  .max(20_000)
  .regex(/^[^\0]*$/);

const contactInput = z
  .object({
    full_name: typed,
    phone_number: typed,
    support_topic: typed,
    specify_information: typed.nullish(),
    message: typed,
    homepage: typed.nullish(),
  })
  .transform((input) => ({
    form: {
      fullName: input.full_name,
      phoneNumber: input.phone_number,
      topic: input.support_topic,
      specifyInformation: input.specify_information ?? '',
      message: input.message,
    },
    // Hidden from people: only bots fill it in.
    trap: input.homepage ?? '',
  }));

export const contactResolvers: Resolvers = {
  Mutation: {
    create_contact_lead: rootField({
      access: everybody,
      input: z.object({ input: contactInput }),
      resolve: async ({ input }, { use, counted, now, locale, idempotencyKey }) => {
        const retryAt = use(RateLimiter).take(counted, 'contact', now);
        if (retryAt !== null) return refused({ code: 'RATE_LIMITED', retryAt });
        const received = await use(ReceiveContactLead)({
          ...input,
          requestKey: idempotencyKey,
          locale,
        });
        if (!received.ok) return received;
        const lead = received.value;
        return ok({
          id: withoutDashes(lead.leadId),
          full_name: lead.fullName,
          phone_number: lead.phoneNumber,
          support_topic: lead.topic,
          specify_information: lead.specifyInformation,
          message: lead.message,
          inserted_at: lead.receivedAt,
        });
      },
    }),
  },
};
