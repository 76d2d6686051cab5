import type { EventPages } from '#application/event/ports/event-pages.ts';
import type { SeatMaps } from '#application/event/ports/seat-maps.ts';
import type { CardOffers } from '#application/sale/ports/card-offers.ts';
import type { Cart } from '#application/sale/ports/cart.ts';
import type { CheckoutDesk } from '#application/sale/ports/checkout-desk.ts';
import type { PaymentDesk } from '#application/sale/ports/payment-desk.ts';
import type { PromotionDesk } from '#application/sale/ports/promotion-desk.ts';
import type { SharedOrders } from '#application/sale/ports/shared-order.ts';
import type { TicketCounter } from '#application/sale/ports/ticket-counter.ts';
import type { TicketWallet } from '#application/ticket/ports/ticket-wallet.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { memoryCardOffers } from './card-offers.ts';
import { memoryCart } from './cart.ts';
import { memoryCheckoutDesk } from './checkout-desk.ts';
import { memoryEventPages } from './event-pages.ts';
import { type BoxOfficeSettings, boxOfficeInMemory } from './office.ts';
import { memoryPaymentDesk } from './payment-desk.ts';
import { memoryPromotionDesk } from './promotion-desk.ts';
import { memorySeatMaps } from './seat-maps.ts';
import { memorySharedOrders } from './shared-orders.ts';
import { memoryTicketCounter } from './ticket-counter.ts';
import { memoryTicketWallet } from './ticket-wallet.ts';

/** Decides by the domain's rules. */
export type MemoryBoxOffice = {
  readonly eventPages: EventPages;
  readonly ticketCounter: TicketCounter;
  readonly cart: Cart;
  readonly seatMaps: SeatMaps;
  readonly checkoutDesk: CheckoutDesk;
  readonly paymentDesk: PaymentDesk;
  readonly promotionDesk: PromotionDesk;
  readonly cardOffers: CardOffers;
  readonly ticketWallet: TicketWallet;
  readonly sharedOrders: SharedOrders;
  readonly receiveTransfer: (message: string, amount: Dong, reference: string) => void;
  /** What the gateway says of the newest attempt of an order. */
  readonly gatewayReports: (checkoutSessionId: string, state: 'PAID' | 'FAILED' | 'CANCELLED') => void;
  /** The organiser confirms an order that is paid by hand, or refuses it with a reason. */
  readonly answerManual: (checkoutSessionId: string, refusedBecause: string | null) => void;
  readonly releaseExpired: () => void;
};

export function makeMemoryBoxOffice(settings: BoxOfficeSettings): MemoryBoxOffice {
  const office = boxOfficeInMemory(settings);
  const { begun, stocks, stockOf, paymentOf, settled, clock, changed } = office;
  return {
    eventPages: memoryEventPages(office),
    ticketCounter: memoryTicketCounter(office),
    cart: memoryCart(office),
    seatMaps: memorySeatMaps(office),
    checkoutDesk: memoryCheckoutDesk(office),
    paymentDesk: memoryPaymentDesk(office),
    promotionDesk: memoryPromotionDesk(office),
    cardOffers: memoryCardOffers(office),
    ticketWallet: memoryTicketWallet(office),
    sharedOrders: memorySharedOrders(office),
    receiveTransfer: (message, amount, reference) => {
      for (const [id, known] of begun) {
        const payment = paymentOf(stockOf(known.eventId), id);
        if (known.transferCode !== message || payment === undefined) continue;
        const answer = stockOf(known.eventId).run(
          {
            kind: 'SETTLE',
            paymentId: payment.paymentId,
            provider: 'BANK_TRANSFER',
            providerReference: reference,
            amount,
            at: clock.now(),
          },
          clock.now(),
        );
        if (answer.ok && answer.value.kind === 'SOLD') settled(id, answer.value.orderStatus);
        else changed(`checkout:${id}`);
      }
    },
    gatewayReports: (id, state) => {
      const known = begun.get(id);
      const payment = known === undefined ? undefined : paymentOf(stockOf(known.eventId), id);
      if (known?.attempt == null || payment === undefined) return;
      known.attempt = { ...known.attempt, state };
      const answer =
        state === 'PAID'
          ? stockOf(known.eventId).run(
              {
                kind: 'SETTLE',
                paymentId: payment.paymentId,
                provider: payment.provider,
                providerReference: payment.paymentId,
                amount: payment.amount,
                at: clock.now(),
              },
              clock.now(),
            )
          : null;
      if (answer?.ok === true && answer.value.kind === 'SOLD') settled(id, answer.value.orderStatus);
      else changed(`checkout:${id}`);
    },
    answerManual: (id, refusedBecause) => {
      const known = begun.get(id);
      const owner =
        known &&
        stockOf(known.eventId)
          .state()
          .checkoutSessions.find((row) => row.checkoutSessionId === id);
      if (known === undefined || known.manual === null || owner === undefined) return;
      const answer = stockOf(known.eventId).run(
        {
          kind: 'ANSWER_MANUAL',
          accountId: owner.accountId,
          checkoutSessionId: id,
          answer: refusedBecause === null ? 'CONFIRM' : 'REFUSE',
        },
        clock.now(),
      );
      if (!answer.ok) return;
      known.manual = { ...known.manual, refusedBecause };
      if (refusedBecause === null) settled(id, 'SUCCESSFUL');
      else changed(`checkout:${id}`);
    },
    releaseExpired: () => {
      for (const stock of stocks.values()) stock.run({ kind: 'RELEASE_EXPIRED' }, clock.now());
    },
  };
}
