import { z } from 'zod';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok } from '#domain/kernel/result.ts';
import { FEE_NAMES, type FeeHistory, type FeeName, feeAt, feeStateOf } from '#domain/programme/fee-schedule.ts';
import { amount, moment, oneOf } from '#server/platform/graphql/input-parts.ts';
import { onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { FeeBook } from '#server/programme/ports/fee-book.ts';
import { ReviseFee } from '#server/programme/settings/revise-fee.ts';

const CHANGES_SHOWN = 50;

function feeOf(fee: FeeName, history: FeeHistory, at: Instant) {
  const changes = history.map((change) => {
    const { version, terms, from } = change;
    const state = feeStateOf(history, change, at);
    return { version, hundredths: terms.basisPoints, fixed: terms.fixed, minimum: terms.minimum, from, state };
  });
  const inForce = changes.find(({ version }) => version === feeAt(history, at).version) ?? changes[0];
  if (inForce === undefined) throw new Error('A history is never empty');
  return {
    fee,
    version: (history.at(-1) ?? history[0]).version,
    now: inForce,
    changes: changes.toReversed().slice(0, CHANGES_SHOWN),
  };
}

export const feesResolvers: Resolvers = {
  Query: {
    platform_fees: rootField({
      access: onPlatform('admin.settings'),
      input: z.object({}),
      resolve: async (_args, { use, now }) =>
        ok(await Promise.all(FEE_NAMES.map(async (fee) => feeOf(fee, await use(FeeBook).history(fee), now)))),
    }),
  },
  Mutation: {
    change_platform_fee: rootField({
      access: onPlatform('settings.change'),
      input: z.object({
        input: z.object({
          fee: oneOf(FEE_NAMES),
          version: z.int().min(0),
          hundredths: z.int(),
          fixed: amount,
          minimum: amount,
          from: moment,
        }),
      }),
      resolve: async ({ input }, { use, accountId, now }) => {
        const { fee, version, hundredths, fixed, minimum, from } = input;
        const terms = { basisPoints: hundredths, fixed, minimum };
        const changed = await use(ReviseFee)({ fee, terms, from, seen: version, actor: accountId });
        return changed.ok ? ok(feeOf(fee, changed.value, now)) : changed;
      },
    }),
  },
};
