import { z } from 'zod';
import { ok } from '#domain/kernel/result.ts';
import { IntegrityReports } from '#server/ledger/ports/integrity-reports.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import { paging } from '#server/platform/graphql/input-parts.ts';
import { onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { integritySentence } from '#words/ledger/integrity-problems.ts';

export const integrityResolvers: Resolvers = {
  Query: {
    integrity_reports: rootField({
      access: onPlatform('admin.integrity'),
      input: z.object({ faulty: z.boolean().nullish(), ...paging }),
      resolve: async ({ faulty, ...asked }, context) => {
        const faultyOnly = faulty === true;
        const cursors = cursorsOf(context.use(Keyring), 'integrity_reports', { faultyOnly });
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const reports = context.use(IntegrityReports);
        const [found, numberFaulty, lastCheckedAt] = await Promise.all([
          reports.list(faultyOnly, page.value),
          reports.count(true),
          reports.lastCheckedAt(),
        ]);
        return ok({
          entries: found.rows.map(({ eventId, eventName, checkedAt, faults }) => ({
            event_id: eventId,
            event_name: eventName,
            checked_at: checkedAt,
            faults: faults.map((fault) => ({
              check: fault.check,
              subject: fault.subject,
              sentence: integritySentence(fault, context.locale),
            })),
          })),
          metadata: cursors.metadata(found, () => reports.count(faultyOnly)),
          number_faulty: numberFaulty,
          last_checked_at: lastCheckedAt,
        });
      },
    }),
  },
};
