import type { IntegrityPage } from '#application/ledger/ports/integrity-reports.ts';
import { IntegrityReports } from '#application/ledger/ports/integrity-reports.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type IntegrityData = {
  readonly every: boolean;
  readonly found: Result<IntegrityPage, Refusal>;
  readonly now: Instant;
};

/** `?show=all` lists every event, else those with problems. For accountants and admins. */
export const integrityLoader = viewerLoader(
  async ({ use, query, now }): Promise<IntegrityData> => {
    const every = query.get('show') === 'all';
    const at = { after: query.get('after') ?? undefined, before: query.get('before') ?? undefined };
    return { every, found: await use(IntegrityReports)(!every, at), now };
  },
  ({ abilities }) => abilities.includes('admin.integrity'),
);
