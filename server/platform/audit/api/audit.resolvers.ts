import { z } from 'zod';
import { ok } from '#domain/kernel/result.ts';
import { AUDIT_ACTS } from '#domain/permission/audit-act.ts';
import { AuditTrail } from '#server/platform/audit/ports/audit-trail.ts';
import { cursorsOf } from '#server/platform/graphql/cursor.ts';
import { moment, oneOf, optionalWords, paging } from '#server/platform/graphql/input-parts.ts';
import { onPlatform, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';

export const auditResolvers: Resolvers = {
  Query: {
    audit_log: rootField({
      access: onPlatform('admin.audit-log'),
      input: z.object({
        actor: optionalWords(200),
        act: oneOf(AUDIT_ACTS).nullish(),
        subject: optionalWords(200),
        from: moment.nullish(),
        to: moment.nullish(),
        ...paging,
      }),
      resolve: async ({ limit, after, before, ...filter }, context) => {
        const { actor, subject, act = null, from = null, to = null } = filter;
        const query = { actor, subject, act, from, to };
        const cursors = cursorsOf(context.use(Keyring), 'audit_log', query);
        const page = cursors.request({ limit, after, before });
        if (!page.ok) return page;
        const trail = context.use(AuditTrail);
        const found = await trail.entries(query, page.value);
        return ok({
          entries: found.rows.map((row) => ({
            id: row.auditEntryId,
            at: row.at,
            act: row.act,
            subject: row.subject,
            event_id: row.eventId,
            by_platform: row.actor === null,
            actor_email: row.actorEmail,
            facts: Object.entries(row.facts).map(([name, value]) => ({
              name,
              value: Array.isArray(value) ? value.join(', ') : String(value),
            })),
          })),
          metadata: cursors.metadata(found, () => trail.count(query)),
        });
      },
    }),
  },
};
