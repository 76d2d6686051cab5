import type { Page } from '#application/platform/ports/page.ts';
import { ManageEarnings } from '#application/programme/manage-earnings.ts';
import type { PublisherBalance } from '#application/programme/ports/earnings-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { mayOpen } from '#domain/permission/route-guard.ts';
import { ROUTES } from '#domain/permission/route-table.ts';
import type { Refusal } from '#domain/refusal.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type BalancesData = Result<Page<PublisherBalance>, Refusal>;

export const balancesLoader = viewerLoader(
  ({ use, query }): Promise<BalancesData> =>
    use(ManageEarnings).balances({
      after: query.get('after') ?? undefined,
      before: query.get('before') ?? undefined,
    }),
  (account) => mayOpen(ROUTES['admin-accountant'], account.abilities),
);
