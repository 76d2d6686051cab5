import { PayRefunds } from '#application/money/pay-refunds.ts';
import type { RefundToPay } from '#application/money/ports/payout-desk.ts';
import type { Page } from '#application/platform/ports/page.ts';
import { mayOpen } from '#domain/permission/route-guard.ts';
import { ROUTES } from '#domain/permission/route-table.ts';
import type { Refusal } from '#domain/refusal.ts';
import { PAYOUT_FILTERS, type PayoutFilter } from '#domain/sale/refund/payout.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type RefundDeskData = {
  readonly filter: PayoutFilter | null;
  readonly search: string;
  /** Null: it could not be loaded. */
  readonly page: Page<RefundToPay> | null;
  readonly refusal: Refusal | null;
};

export const refundDeskLoader = viewerLoader(
  async ({ use, query }): Promise<RefundDeskData> => {
    const asked = query.get('state');
    const filter = PAYOUT_FILTERS.find((known) => known === asked) ?? null;
    const search = query.get('q') ?? '';
    const at = { after: query.get('after') ?? undefined, before: query.get('before') ?? undefined };
    const found = await use(PayRefunds).page(filter, search, at);
    return { filter, search, page: found.ok ? found.value : null, refusal: found.ok ? null : found.refusal };
  },
  (account) => mayOpen(ROUTES['admin-accountant'], account.abilities),
);
