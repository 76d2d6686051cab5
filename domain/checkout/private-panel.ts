import type { OrderStatus } from './order-state.ts';

/** What a private event's panel shows to somebody who owns a ticket. */
export type OwnedPanel = 'PENDING_APPROVAL' | 'CONFIRMED' | 'DECLINED';

/** Where the organiser approves, the order decides; an order that is not known yet is still with the organiser. [S2.8-02] [S2.8-03] [S2.8-04] */
export function ownedPanel(event: { readonly requiredApproval: boolean }, order: OrderStatus | null): OwnedPanel {
  if (!event.requiredApproval || order === 'SUCCESSFUL') return 'CONFIRMED';
  return order === null || order === 'PROCESSING' || order === 'REQUIRED_APPROVAL' ? 'PENDING_APPROVAL' : 'DECLINED';
}

export type PrivateSale = { readonly ended: boolean; readonly soldOut: boolean; readonly donationEnabled: boolean };

/** The main button of who owns no ticket, and whether 'Donate without ticket' stands beside it. [S2.8-11] [S2.8-12] [S2.8-13] */
export function privateButton({ ended, soldOut, donationEnabled }: PrivateSale) {
  const nothingLeft = ended || soldOut;
  return {
    label: nothingLeft ? ('DONATION' as const) : ('BUY' as const),
    disabled: nothingLeft && !donationEnabled,
    donateOnlyToggle: donationEnabled && !ended,
  };
}
