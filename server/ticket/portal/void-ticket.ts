import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { totalOf } from '#domain/sale/refund/money-parts.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
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
};

/**
 * Voids a ticket for good: it lets nobody in, its place is free, and what was paid for it goes back to the buyer.
 * Audited, with the reason. A repeated request changes nothing. [S2.1-27] [S1-44]
 */
export type VoidTicket = (asked: VoidAsked) => Promise<Result<null, RefundRefusal>>;

export const VoidTicket = defineUseCase(
  'VoidTicket',
  {
    wallet: TicketWallet,
    book: PortalBook,
    decideRefunds: DecideRefunds,
    announce: AnnounceRefunds,
    audit: AuditLog,
    transact: Transact,
    clock: Clock,
  },
  ({ wallet, book, decideRefunds, announce, audit, transact, clock }): VoidTicket =>
    async ({ eventId, boughtTicketId, reason, by }) => {
      const ticket = await wallet.ticket(eventId, boughtTicketId);
      if (ticket === null) return refused({ code: 'NOT_FOUND' });
      const { userOrderId: orderId } = ticket;
      const isVoided = async () =>
        (await book.voided({ eventId, userOrderId: orderId })).some((row) => row.boughtTicketId === boughtTicketId);
      if (ticket.status === 'VOID' && (await isVoided())) return ok(null);
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
