import { PayRefunds } from '#application/money/pay-refunds.ts';
import type { DisputeToSettle, RefundToPay } from '#application/money/ports/payout-desk.ts';
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
  /** Empty where they could not be loaded, too: the refusal says so. */
  readonly disputes: readonly DisputeToSettle[];
};

export const refundDeskLoader = viewerLoader(
  async ({ use, query }): Promise<RefundDeskData> => {
    const asked = query.get('state');
    const filter = PAYOUT_FILTERS.find((known) => known === asked) ?? null;
    const search = query.get('q') ?? '';
    const at = { after: query.get('after') ?? undefined, before: query.get('before') ?? undefined };
    const pay = use(PayRefunds);
    const [found, told] = await Promise.all([pay.page(filter, search, at), pay.disputes()]);
    const refusal = found.ok ? (told.ok ? null : told.refusal) : found.refusal;
    return { filter, search, page: found.ok ? found.value : null, refusal, disputes: told.ok ? told.value : [] };
  },
  (account) => mayOpen(ROUTES['admin-accountant'], account.abilities),
);
