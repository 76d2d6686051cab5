import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { AuditTrail } from '#application/platform/ports/audit-trail.ts';
import { ok } from '#domain/kernel/result.ts';
import { AuditLogDocument } from './audit-log.gen.ts';

export const makeGraphqlAuditTrail =
  (transport: GraphqlTransport): AuditTrail =>
  async (filter, at) => {
    const answer = await transport(AuditLogDocument, { ...filter, after: at.after ?? null, before: at.before ?? null });
    if (!answer.ok) return answer;
    const { entries, metadata } = answer.value.audit_log;
    return ok({
      entries: entries.map(({ event_id: eventId, by_platform: byPlatform, actor_email: actorEmail, ...entry }) => ({
        ...entry,
        eventId,
        byPlatform,
        actorEmail,
      })),
      after: metadata.after,
      before: metadata.before,
      totalCount: metadata.total_count,
    });
  };
