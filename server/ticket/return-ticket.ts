import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { splitRefund } from '#domain/sale/pricing/ticket-refund.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { AnnounceRefunds } from '#server/sale/announce-refunds.ts';
import { DecideRefunds } from '#server/sale/decide-refunds.ts';
import { TicketUsed } from '#server/sale/ports/desk-decision.ts';
import type { RefundRefusal } from '#server/sale/refund-decision.ts';
import { ReadRefundOffer } from '#server/sale/refund-order.ts';
import { SelfServiceBook } from './ports/self-service-book.ts';
import { selfServiceRefused } from './self-service-refused.ts';

type ReturnAsked = { readonly eventId: number; readonly boughtTicketId: string; readonly by: AccountId };
type ReturnRefusal = RefundRefusal | RefusalOf<'SELF_SERVICE_REFUSED'>;

/** As the event's policy allows. A donation of the same order stays. A repeated request changes nothing. */
export type ReturnTicket = (asked: ReturnAsked) => Promise<Result<null, ReturnRefusal>>;

export const ReturnTicket = defineUseCase(
  'ReturnTicket',
  { book: SelfServiceBook, decideRefunds: DecideRefunds, announce: AnnounceRefunds, transact: Transact, clock: Clock },
  ({ book, decideRefunds, announce, transact, clock }): ReturnTicket =>
    async ({ eventId, boughtTicketId, by }) => {
      const facts = await book.read(eventId, boughtTicketId);
      if (facts === null || (facts.buyer !== by && facts.accountId !== by)) return refused({ code: 'NOT_FOUND' });
      if (facts.returned && facts.buyer === by) return ok(null);
      const now = clock.now();
      const refusal = selfServiceRefused('GIVE_BACK', facts, by, now);
      if (refusal !== null) return refused(refusal);
      const { userOrderId: orderId } = facts;
      try {
        const answer = await transact.transaction(async (tx) => {
          const [decided] = await decideRefunds(tx, eventId, [
            {
              key: `ticket returned ${boughtTicketId}`,
              orderId,
              reason: 'ORDER_CANCELLED',
              of: { ticketIds: [boughtTicketId], donation: false },
              note: null,
              by,
              tell: true,
            },
          ]);
          if (decided === undefined) throw new Error(`The refund of ticket ${boughtTicketId} was not answered`);
          if (!decided.ok) return decided;
          const [ticket] = decided.value.voided;
          // Admitted or given away since it was read.
          if (ticket !== undefined && (ticket.checkedIn || ticket.state !== 'HELD')) throw new TicketUsed(orderId);
          await book.noteReturned(tx, eventId, boughtTicketId, now);
          return decided;
        });
        if (answer.ok) {
          announce(eventId, [answer.value]);
          return ok(null);
        }
        const since = await book.read(eventId, boughtTicketId);
        return since?.returned === true ? ok(null) : answer;
      } catch (error) {
        if (!(error instanceof TicketUsed)) throw error;
        const since = await book.read(eventId, boughtTicketId);
        return refused(
          since === null ? { code: 'NOT_FOUND' } : usedSince(selfServiceRefused('GIVE_BACK', since, by, now)),
        );
      }
    },
);

const usedSince = (refusal: RefusalOf<'SELF_SERVICE_REFUSED'> | null): RefusalOf<'SELF_SERVICE_REFUSED'> =>
  refusal ?? { code: 'SELF_SERVICE_REFUSED', because: 'TICKET_CHECKED_IN', until: null };

/** In dong. */
export type ReadTicketReturn = (asked: ReturnAsked) => Promise<Result<{ readonly amount: Dong }, ReturnRefusal>>;

export const ReadTicketReturn = defineUseCase(
  'ReadTicketReturn',
  { book: SelfServiceBook, readOffer: ReadRefundOffer, clock: Clock },
  ({ book, readOffer, clock }): ReadTicketReturn =>
    async ({ eventId, boughtTicketId, by }) => {
      const facts = await book.read(eventId, boughtTicketId);
      if (facts === null || (facts.buyer !== by && facts.accountId !== by)) return refused({ code: 'NOT_FOUND' });
      const refusal = selfServiceRefused('GIVE_BACK', facts, by, clock.now());
      if (refusal !== null) return refused(refusal);
      const offer = await readOffer(eventId, facts.userOrderId);
      if (!offer.ok) return offer;
      const tickets = offer.value.tickets.map((ticket) => ({
        ticketId: ticket.boughtTicketId,
        worth: ticket.worth,
        refunded: ticket.cancelled,
      }));
      const split = splitRefund({ left: offer.value.left, tickets }, { ticketIds: [boughtTicketId], donation: false });
      return ok({ amount: split.ok ? split.value.tickets : ZERO });
    },
);
