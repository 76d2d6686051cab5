import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import type { EventAbility } from '#domain/permission/event-abilities.ts';
import { orderAbilities } from '#domain/permission/order-abilities.ts';
import type { Refusal } from '#domain/refusal.ts';
import { reopenInvitation } from '#domain/rsvp/decide-invitation.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { answered } from '#server/rsvp/invitation-answer.ts';
import { Invitations } from '#server/rsvp/ports/invitations.ts';
import { InvitationAnswered } from '#server/rsvp/ports/keep-answers.ts';
import { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import { TicketWallet } from '#server/ticket/ports/ticket-wallet.ts';
import { GiveBackOrder } from './give-back-order.ts';

type DiscardAsked = {
  readonly viewer: Extract<PermissionViewer, { readonly kind: 'account' }>;
  readonly eventAbilities: readonly EventAbility[];
  readonly eventId: number;
  readonly orderId: string;
};

/** An invitation that it came from can be answered again. Otherwise refused with ORDER_STAYS. [S1-45] [S8-34] */
export type DiscardOrder = (asked: DiscardAsked) => Promise<Result<null, Refusal>>;

const STAYS = { code: 'ORDER_STAYS' } as const;

export const DiscardOrder = defineUseCase(
  'DiscardOrder',
  { reader: CheckoutReader, wallet: TicketWallet, invitations: Invitations, giveBack: GiveBackOrder, clock: Clock },
  ({ reader, wallet, invitations, giveBack, clock }): DiscardOrder =>
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
      if (!may.includes('order.delete') || price > 0 || hasCheckedInTicket || checkoutSessionId === null)
        return refused(STAYS);
      if (status === 'CANCELLED') return ok(null);
      if (status !== 'SUCCESSFUL') return refused({ code: 'CHECKOUT_CLOSED', state: status });
      const invited = await invitations.acceptedBy(eventId, orderId);
      const answer = invited === null ? null : answered(invited, reopenInvitation(invited.invitation, clock.now()));
      try {
        return await giveBack({ eventId, accountId, checkoutSessionId, by: viewer.accountId, answer });
      } catch (error) {
        if (error instanceof InvitationAnswered) return refused({ code: 'BUSY', retryAfterMs: 1_000 });
        throw error;
      }
    },
);
