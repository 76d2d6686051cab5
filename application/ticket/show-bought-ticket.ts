import { OwnOrders } from '#application/sale/ports/own-orders.ts';
import { type OpenedTicket, TicketWallet } from '#application/ticket/ports/ticket-wallet.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

export type BoughtTicket = {
  readonly ticket: OpenedTicket;
  /** More of the order's tickets that the buyer holds. */
  readonly others: number;
};

/** The first ticket of an order that its buyer holds; null while none is known. */
export type ShowBoughtTicket = (orderId: string) => Promise<BoughtTicket | null>;

export const ShowBoughtTicket = defineUseCase(
  'ShowBoughtTicket',
  { ownOrders: OwnOrders, ticketWallet: TicketWallet },
  ({ ownOrders, ticketWallet }): ShowBoughtTicket =>
    async (orderId) => {
      const order = await ownOrders.read(orderId).catch(() => null);
      if (order === null || !order.ok) return null;
      const [first, ...others] = order.value.tickets.filter(
        ({ status, hand }) => status === 'VALID' && hand === 'HELD',
      );
      if (first === undefined) return null;
      const ticket = await ticketWallet.read(first.id).catch(() => null);
      return ticket?.ok ? { ticket: ticket.value, others: others.length } : null;
    },
);
