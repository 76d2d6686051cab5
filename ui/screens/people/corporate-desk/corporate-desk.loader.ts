import type { CorporateRegistration } from '#application/people/ports/corporate-desk.ts';
import { ReviewCorporates } from '#application/people/review-corporates.ts';
import type { Page } from '#application/platform/ports/page.ts';
import { CORPORATE_STATUSES, type CorporateStatus } from '#domain/people/corporate-status.ts';
import { ROUTES } from '#domain/permission/route-table.ts';
import type { Refusal } from '#domain/refusal.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type CorporateDeskData = {
  /** Null: all. */
  readonly status: CorporateStatus | null;
  readonly search: string;
  /** Null: it could not be loaded. */
  readonly page: Page<CorporateRegistration> | null;
  readonly refusal: Refusal | null;
};

/** Those that wait come first. [S2.1-29] */
export const corporateDeskLoader = viewerLoader(async ({ use, query }): Promise<CorporateDeskData> => {
  const asked = query.get('status') ?? 'PENDING';
  const status = CORPORATE_STATUSES.find((known) => known === asked) ?? null;
  const search = query.get('q') ?? '';
  const at = { after: query.get('after') ?? undefined, before: query.get('before') ?? undefined };
  const found = await use(ReviewCorporates).page(status, search, at);
  return { status, search, page: found.ok ? found.value : null, refusal: found.ok ? null : found.refusal };
}, ROUTES['admin-corporate']);
