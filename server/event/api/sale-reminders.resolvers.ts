import { z } from 'zod';
import { ok, refused } from '#domain/kernel/result.ts';
import { parseEmailAddress } from '#domain/people/email-address.ts';
import { AskForReminder } from '#server/event/reminding/ask-for-reminder.ts';
import { rowNumber } from '#server/platform/graphql/input-parts.ts';
import { everybody, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { RateLimiter } from '#server/platform/http/rate-limiter.ts';
import { mayBuyAt } from './on-offer.ts';

export const saleRemindersResolvers: Resolvers = {
  Mutation: {
    remind_of_sale: rootField({
      access: everybody,
      input: z.object({ event_id: rowNumber, email: z.string().max(1_000) }),
      resolve: async ({ event_id: eventId, email: typed }, context) => {
        const { use, counted, now, locale } = context;
        const retryAt = use(RateLimiter).take(counted, 'reminder', now);
        if (retryAt !== null) return refused({ code: 'RATE_LIMITED', retryAt });
        if (!(await mayBuyAt(eventId, context))) return refused({ code: 'NOT_FOUND' });
        const email = parseEmailAddress(typed);
        if (!email.ok) return email;
        return ok(await use(AskForReminder)({ eventId, email: email.value, locale }));
      },
    }),
  },
};
