import { z } from 'zod';
import { DAY, later } from '#domain/kernel/instant.ts';
import { ok } from '#domain/kernel/result.ts';
import { DEFAULT_TIMEZONE } from '#domain/time/local-time.ts';
import { instantOfWallClock } from '#domain/time/wall-clock.ts';
import { DayTransfers } from '#server/money/ports/day-transfers.ts';
import { onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';

/** Banks here work in one zone, which never changes its clocks. */
const day = z
  .string()
  .max(10)
  .transform((text, context) => {
    const start = instantOfWallClock(`${text}T00:00`, DEFAULT_TIMEZONE);
    if (start !== null) return start;
    context.addIssue({ code: 'custom', message: 'no day' });
    return z.NEVER;
  });

export const statementResolvers: Resolvers = {
  Query: {
    transfers_of_day: rootField({
      access: onPlatform('money.read'),
      input: z.object({ day }),
      resolve: async ({ day: start }, context) => ok([...(await context.use(DayTransfers)(start, later(start, DAY)))]),
    }),
  },
};
