import type { PrivateOrder } from './private-order.ts';

export type PurchaseAct = 'CLEAR_CART' | 'ADD_TICKETS' | 'ATTACH_ATTENDEES' | 'SAVE_DONATION' | 'BEGIN_CHECKOUT';

/**
 * What makes an order of it, in this order; a donation alone adds no tickets, and tickets alone save no donation.
 * [S4-43]
 */
export function purchaseActs({ numberOfTickets, donation }: PrivateOrder): readonly PurchaseAct[] {
  const acts: readonly (readonly [PurchaseAct, boolean])[] = [
    ['CLEAR_CART', true],
    ['ADD_TICKETS', numberOfTickets > 0],
    ['ATTACH_ATTENDEES', numberOfTickets > 0],
    ['SAVE_DONATION', donation > 0],
    ['BEGIN_CHECKOUT', true],
  ];
  return acts.filter(([, needed]) => needed).map(([act]) => act);
}
