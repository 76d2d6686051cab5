import { OpenEvent } from '#application/event/open-event.ts';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { type OpenedDeskOrder, OrderDesk } from '#application/sale/ports/order-desk.ts';
import type { Refusal } from '#domain/refusal.ts';
import { notFound } from '#ui/bindings/screen-loader.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type EventOrderData =
  | { readonly kind: 'REFUSED'; readonly refusal: Refusal }
  | {
      readonly kind: 'OPEN';
      readonly event: Pick<DeskEvent, 'id' | 'name' | 'timezone' | 'format' | 'abilities'>;
      readonly order: OpenedDeskOrder;
    };

export const eventOrderLoader = viewerLoader(async ({ use, params }): Promise<EventOrderData> => {
  const eventId = Number(params['eventId']);
  const orderId = params['orderId'];
  if (!Number.isSafeInteger(eventId) || eventId <= 0 || orderId === undefined) throw notFound();
  const [event, order] = await Promise.all([use(OpenEvent)(eventId), use(OrderDesk).read(orderId)]);
  if (!event.ok) return { kind: 'REFUSED', refusal: event.refusal };
  if (!order.ok) return { kind: 'REFUSED', refusal: order.refusal };
  return { kind: 'OPEN', event: event.value, order: order.value };
});
