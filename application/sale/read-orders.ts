import type { Page, PageAt } from '#application/platform/ports/page.ts';
import { type OpenedOrder, type OwnOrder, OwnOrders } from '#application/sale/ports/own-orders.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

const PAGE = 20;
const PENDING_PAGE = 100;
const MOST_PENDING = 1_000;

export type ReadOrders = {
  readonly list: (at: PageAt) => Promise<Result<Page<OwnOrder>, Refusal>>;
  readonly pending: () => Promise<Result<readonly OwnOrder[], Refusal>>;
  readonly open: (orderId: string) => Promise<Result<OpenedOrder, Refusal>>;
  readonly giveBack: OwnOrders['giveBack'];
};

export const ReadOrders = defineUseCase(
  'ReadOrders',
  { ownOrders: OwnOrders },
  ({ ownOrders }): ReadOrders => ({
    list: (at) => ownOrders.list({ limit: PAGE, ...at }, false),
    pending: async () => {
      const found: OwnOrder[] = [];
      let after: string | undefined;
      do {
        const page = await ownOrders.list({ limit: PENDING_PAGE, after }, true);
        if (!page.ok) return page;
        found.push(...page.value.entries);
        after = page.value.after ?? undefined;
      } while (after !== undefined && found.length < MOST_PENDING);
      return ok(found);
    },
    open: (orderId) => ownOrders.read(orderId),
    giveBack: (orderId) => ownOrders.giveBack(orderId),
  }),
);
