import type { Page } from '#application/platform/ports/page.ts';
import type { OpenedOrder, OwnOrder } from '#application/sale/ports/own-orders.ts';
import { ReadOrders } from '#application/sale/read-orders.ts';
import { notFound, pageFailure } from '#ui/bindings/screen-loader.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export const myOrdersLoader = viewerLoader(async ({ use, query }): Promise<Page<OwnOrder>> => {
  const orders = await use(ReadOrders).list({
    after: query.get('after') ?? undefined,
    before: query.get('before') ?? undefined,
  });
  if (!orders.ok) throw pageFailure();
  return orders.value;
});

export const orderLoader = viewerLoader(async ({ use, params }): Promise<OpenedOrder> => {
  const order = await use(ReadOrders).open(params['orderId'] ?? '');
  if (order.ok) return order.value;
  throw order.refusal.code === 'NOT_FOUND' || order.refusal.code === 'INVALID_INPUT' ? notFound() : pageFailure();
});
