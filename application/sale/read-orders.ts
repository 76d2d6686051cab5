import type { Page, PageAt } from '#application/platform/ports/page.ts';
import { type OpenedOrder, type OwnOrder, OwnOrders } from '#application/sale/ports/own-orders.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

const PAGE = 20;

export type ReadOrders = {
  readonly list: (at: PageAt) => Promise<Result<Page<OwnOrder>, Refusal>>;
  readonly open: (orderId: string) => Promise<Result<OpenedOrder, Refusal>>;
  readonly giveBack: OwnOrders['giveBack'];
};

export const ReadOrders = defineUseCase(
  'ReadOrders',
  { ownOrders: OwnOrders },
  ({ ownOrders }): ReadOrders => ({
    list: (at) => ownOrders.list({ limit: PAGE, ...at }),
    open: (orderId) => ownOrders.read(orderId),
    giveBack: (orderId) => ownOrders.giveBack(orderId),
  }),
);
