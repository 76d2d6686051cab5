import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { OpenedOrder, OwnOrder, OwnOrders } from '#application/sale/ports/own-orders.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

const PAGE = 20;

/** One's own orders, page by page, and one of them with its tickets. */
export type LookAtOrders = {
  readonly list: (at: PageAt) => Promise<Result<Page<OwnOrder>, Refusal>>;
  readonly open: (orderId: string) => Promise<Result<OpenedOrder, Refusal>>;
};
export const LookAtOrders: Token<LookAtOrders> = token('LookAtOrders');

export const makeLookAtOrders = ({ ownOrders }: { readonly ownOrders: OwnOrders }): LookAtOrders => ({
  list: (at) => ownOrders.list({ limit: PAGE, ...at }),
  open: (orderId) => ownOrders.read(orderId),
});
