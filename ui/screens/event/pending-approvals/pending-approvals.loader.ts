import type { Page } from '#application/platform/ports/page.ts';
import type { DeskOrder } from '#application/report/ports/sales-desk.ts';
import { ListOrders } from '#application/report/watch-sales.ts';
import { ok } from '#domain/kernel/result.ts';
import { eventPartLoader } from '#ui/screens/event/desk/event-part.loader.ts';

export type PendingApprovals = { readonly orders: Page<DeskOrder>; readonly search: string };

const PAGE = 50;

export const pendingApprovalsLoader = eventPartLoader<PendingApprovals>('event.approve', async ({ id }, asked) => {
  const search = asked.query.get('q')?.trim() ?? '';
  const orders = await asked.use(ListOrders)(id, search, {
    limit: PAGE,
    pending: true,
    after: asked.query.get('after') ?? undefined,
    before: asked.query.get('before') ?? undefined,
  });
  return orders.ok ? ok({ orders: orders.value, search }) : orders;
});
