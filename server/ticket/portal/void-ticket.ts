import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { sameEmail } from '#domain/people/email-address.ts';
import { totalOf } from '#domain/sale/refund/money-parts.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { AnnounceRefunds } from '#server/sale/announce-refunds.ts';
import { DecideRefunds } from '#server/sale/decide-refunds.ts';
import type { RefundRefusal } from '#server/sale/refund-decision.ts';
import { PortalBook } from '#server/ticket/ports/portal-book.ts';
import { TicketWallet } from '#server/ticket/ports/ticket-wallet.ts';

type VoidAsked = {
  readonly eventId: number;
  readonly boughtTicketId: string;
  readonly reason: string;
  readonly by: AccountId;
  /** Of its holder. */
  readonly locale: Locale;
};

/** Its holder is told, once. Audited, with the reason. A repeated request changes nothing. [S2.1-27] [S1-44] */
export type VoidTicket = (asked: VoidAsked) => Promise<Result<null, RefundRefusal>>;

export const VoidTicket = defineUseCase(
  'VoidTicket',
  {
    wallet: TicketWallet,
    book: PortalBook,
    decideRefunds: DecideRefunds,
    announce: AnnounceRefunds,
    outbox: EmailOutbox,
    audit: AuditLog,
    transact: Transact,
    clock: Clock,
  },
  ({ wallet, book, decideRefunds, announce, outbox, audit, transact, clock }): VoidTicket =>
    async ({ eventId, boughtTicketId, reason, by, locale }) => {
      const ticket = await wallet.ticket(eventId, boughtTicketId);
      if (ticket === null) return refused({ code: 'NOT_FOUND' });
      const { userOrderId: orderId } = ticket;
      const isVoided = async () =>
        (await book.voided({ eventId, userOrderId: orderId })).some((row) => row.boughtTicketId === boughtTicketId);
      if (ticket.status === 'VOID' && (await isVoided())) return ok(null);
      const order = await book.order({ eventId, userOrderId: orderId });
      if (order === null) throw new Error(`Ticket ${boughtTicketId} has no order ${orderId}`);
      const answer = await transact.transaction(async (tx) => {
        const [decided] = await decideRefunds(tx, eventId, [
          {
            key: `ticket voided ${boughtTicketId}`,
            orderId,
            reason: 'ORDER_CANCELLED',
            of: { ticketIds: [boughtTicketId], donation: false },
            note: reason,
            by,
            tell: true,
          },
        ]);
        if (decided === undefined) throw new Error(`The voiding of ticket ${boughtTicketId} was not answered`);
        if (!decided.ok) return decided;
        await book.noteVoided(tx, { eventId, boughtTicketId, reason, by, at: clock.now() });
        const { paymentId, orderStatus } = decided.value;
        const toldOfOrder = paymentId === null && orderStatus !== order.status && sameEmail(order.email, ticket.email);
        const { ticketName } = ticket;
        const content = { message: 'ticket-voided', eventId, orderId, ticketId: boughtTicketId, ticketName } as const;
        if (!toldOfOrder) await outbox.queue(tx, [{ content, recipient: ticket.email, locale }]);
        await audit.record(tx, {
          act: 'ticket.voided',
          subject: `ticket:${boughtTicketId}`,
          eventId,
          actor: by,
          facts: { orderId, refundId: decided.value.refundId, amount: totalOf(decided.value.parts) },
        });
        return decided;
      });
      if (answer.ok) {
        announce(eventId, [answer.value]);
        return ok(null);
      }
      // Two presses at once: the second finds it void.
      return (await isVoided()) ? ok(null) : answer;
    },
);
