import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import type { EventAbility } from '#domain/permission/event-abilities.ts';
import { gaveNothing, orderAbilities } from '#domain/permission/order-abilities.ts';
import type { Refusal } from '#domain/refusal.ts';
import { reopenInvitation } from '#domain/rsvp/decide-invitation.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { answered, unlessAnswered } from '#server/rsvp/invitation-answer.ts';
import { Invitations } from '#server/rsvp/ports/invitations.ts';
import { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import { TicketWallet } from '#server/ticket/ports/ticket-wallet.ts';
import { GiveBackOrder } from './give-back-order.ts';
import { RefundOrder } from './refund-order.ts';

type DiscardAsked = {
  readonly viewer: Extract<PermissionViewer, { readonly kind: 'account' }>;
  readonly eventAbilities: readonly EventAbility[];
  readonly eventId: number;
  readonly orderId: string;
};

/**
 * An invitation that a free, unused order came from can be answered again. Any other order stays (ORDER_STAYS), unless
 * an admin deletes it: what was paid goes back. [S1-45] [S8-34]
 */
export type DiscardOrder = (asked: DiscardAsked) => Promise<Result<null, Refusal>>;

const STAYS = { code: 'ORDER_STAYS' } as const;

export const DiscardOrder = defineUseCase(
  'DiscardOrder',
  {
    reader: CheckoutReader,
    wallet: TicketWallet,
    invitations: Invitations,
    giveBack: GiveBackOrder,
    refund: RefundOrder,
    clock: Clock,
  },
  ({ reader, wallet, invitations, giveBack, refund, clock }): DiscardOrder =>
    async ({ viewer, eventAbilities, eventId, orderId }) => {
      const order = await reader.order(eventId, orderId);
      if (order === null) return refused({ code: 'NOT_FOUND' });
      const tickets = await wallet.ticketsOfOrders([{ eventId, userOrderId: orderId }]);
      const hasCheckedInTicket = tickets.some(({ redeemCount }) => redeemCount > 0);
      const { accountId, checkoutSessionId, price, status } = order;
      const facts = { buyerAccountId: accountId, status, price, hasCheckedInTicket, eventAbilities };
      if (!orderAbilities(viewer, facts).includes('order.delete') || checkoutSessionId === null) return refused(STAYS);
      if (status === 'CANCELLED') return ok(null);
      if (status !== 'SUCCESSFUL') return refused({ code: 'CHECKOUT_CLOSED', state: status });
      if (!gaveNothing(facts)) {
        const wish = { key: `delete ${orderId}`, orderId, of: 'ALL', reason: 'ORDER_CANCELLED', note: null } as const;
        const gone = await refund(eventId, { ...wish, by: viewer.accountId, tell: true });
        return gone.ok ? ok(null) : gone;
      }
      const invited = await invitations.acceptedBy(eventId, orderId);
      const answer = invited === null ? null : answered(invited, reopenInvitation(invited.invitation, clock.now()));
      const by = viewer.accountId;
      const given = await unlessAnswered(() => giveBack({ eventId, accountId, checkoutSessionId, by, answer }));
      return given ?? refused({ code: 'BUSY', retryAfterMs: 1_000 });
    },
);
