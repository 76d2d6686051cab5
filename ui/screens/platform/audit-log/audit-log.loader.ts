import type { AuditedAct } from '#application/platform/ports/audit-trail.ts';
import { AuditTrail } from '#application/platform/ports/audit-trail.ts';
import type { Page } from '#application/platform/ports/page.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';
import { type AuditQuery, auditFilter, readAuditQuery } from './audit-log.view.ts';

export type AuditLogData = { readonly asked: AuditQuery; readonly found: Result<Page<AuditedAct>, Refusal> };

/** Days are Vietnam's. For admins. */
export const auditLogLoader = viewerLoader(
  async ({ use, query }): Promise<AuditLogData> => {
    const asked = readAuditQuery(query);
    const at = { after: query.get('after') ?? undefined, before: query.get('before') ?? undefined };
    return { asked, found: await use(AuditTrail)(auditFilter(asked), at) };
  },
  ({ abilities }) => abilities.includes('admin.audit-log'),
);
