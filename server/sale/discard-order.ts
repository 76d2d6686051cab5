import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import type { EventAbility } from '#domain/permission/event-abilities.ts';
import { orderAbilities } from '#domain/permission/order-abilities.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { GiveBackPlaces } from '#server/rsvp/give-back-places.ts';
import type { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import type { TicketWallet } from '#server/ticket/ports/ticket-wallet.ts';

type DiscardAsked = {
  readonly viewer: Extract<PermissionViewer, { readonly kind: 'account' }>;
  readonly eventAbilities: readonly EventAbility[];
  readonly eventId: number;
  readonly orderId: string;
};

/**
 * Deletes an order that cost nothing and of which nobody has come in: its tickets are void, its places free, and it
 * stays in the books as cancelled. One with a payment, or with a checked-in ticket, stays. [S1-45] [S8-34]
 */
export type DiscardOrder = (asked: DiscardAsked) => Promise<Result<null, Refusal>>;
export const DiscardOrder: Token<DiscardOrder> = token<DiscardOrder>('DiscardOrder');

type Ports = {
  readonly reader: Pick<CheckoutReader, 'order'>;
  readonly wallet: Pick<TicketWallet, 'ticketsOfOrders'>;
  readonly giveBack: GiveBackPlaces;
};

const STAYS = { code: 'ORDER_STAYS' } as const;

export const makeDiscardOrder =
  ({ reader, wallet, giveBack }: Ports): DiscardOrder =>
  async ({ viewer, eventAbilities, eventId, orderId }) => {
    const order = await reader.order(eventId, orderId);
    if (order === null) return refused({ code: 'NOT_FOUND' });
    const tickets = await wallet.ticketsOfOrders([{ eventId, userOrderId: orderId }]);
    const hasCheckedInTicket = tickets.some(({ redeemCount }) => redeemCount > 0);
    const { accountId, checkoutSessionId, price, status } = order;
    const may = orderAbilities(viewer, {
      buyerAccountId: accountId,
      status,
      price,
      hasCheckedInTicket,
      eventAbilities,
    });
    // Money goes back with a refund, and who came in has come: that is no deleting, whoever asks.
    if (!may.includes('order.delete') || price > 0 || hasCheckedInTicket || checkoutSessionId === null)
      return refused(STAYS);
    if (status === 'CANCELLED') return ok(null);
    if (status !== 'SUCCESSFUL') return refused({ code: 'CHECKOUT_CLOSED', state: status });
    const given = await giveBack({ eventId, accountId, checkoutSessionId, by: viewer.accountId });
    // Somebody came in with one of its tickets in this very moment.
    return !given.ok && given.refusal.code === 'RSVP_REFUSED' ? refused(STAYS) : given;
  };
