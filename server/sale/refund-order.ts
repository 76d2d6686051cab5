import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { NO_MONEY } from '#domain/sale/refund/money-parts.ts';
import { refundableParts } from '#domain/sale/refund/order-money.ts';
import { refundWindowEnd } from '#domain/sale/refund/refund.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { AnnounceRefunds } from './announce-refunds.ts';
import { type AnnouncedRefundWish, DecideRefunds } from './decide-refunds.ts';
import { moneyOfPayment, salePayment } from './money-of-order.ts';
import { RefundBook } from './ports/refund-book.ts';
import { type RefundAnswer, type RefundRefusal, ticketsWithWorth } from './refund-decision.ts';

export type RefundOrder = (eventId: number, wish: AnnouncedRefundWish) => Promise<Result<RefundAnswer, RefundRefusal>>;

export const RefundOrder = defineUseCase(
  'RefundOrder',
  { transact: Transact, decide: DecideRefunds, announce: AnnounceRefunds },
  ({ transact, decide, announce }): RefundOrder =>
    async (eventId, wish) => {
      const [answer] = await transact.transaction((tx) => decide(tx, eventId, [wish]));
      if (answer === undefined) throw new Error('A refund had no answer');
      if (answer.ok) announce(eventId, [answer.value]);
      return answer;
    },
);

/** In dong. */
type RefundOffer = {
  readonly tickets: readonly {
    readonly boughtTicketId: string;
    readonly worth: Dong;
    readonly cancelled: boolean;
    readonly checkedIn: boolean;
    readonly given: boolean;
  }[];
  readonly left: { readonly tickets: Dong; readonly donation: Dong };
  readonly closesAt: Instant;
};

export type ReadRefundOffer = (
  eventId: number,
  orderId: string,
) => Promise<Result<RefundOffer, Extract<RefundRefusal, { readonly code: 'NOT_FOUND' }>>>;

export const ReadRefundOffer = defineUseCase(
  'ReadRefundOffer',
  { transact: Transact, book: RefundBook },
  ({ transact, book }): ReadRefundOffer =>
    async (eventId, orderId) => {
      const order = await transact.transaction((tx) => book.read(tx, eventId, orderId));
      if (order === null) return refused({ code: 'NOT_FOUND' });
      const payment = salePayment(order);
      const worths = new Map(ticketsWithWorth(order).map(({ ticketId, worth }) => [ticketId, worth]));
      const { tickets, donation } = payment === undefined ? NO_MONEY : refundableParts(moneyOfPayment(order, payment));
      return ok({
        tickets: order.tickets.map((ticket) => ({
          boughtTicketId: ticket.boughtTicketId,
          worth: worths.get(ticket.boughtTicketId) ?? NO_MONEY.tickets,
          cancelled: ticket.state === 'VOID',
          checkedIn: ticket.checkedIn,
          given: ticket.state === 'SENT' || ticket.state === 'RECEIVED',
        })),
        left: { tickets, donation },
        closesAt: refundWindowEnd(order.eventEndsAt),
      });
    },
);
