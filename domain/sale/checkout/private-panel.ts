import type { EventStatus } from '#domain/event/event.ts';
import type { SessionSaleState } from '#domain/event/sale-state.ts';
import { isSelectable } from '#domain/event/sale-state.ts';
import type { OrderStatus } from './order-state.ts';

export type OwnerStatus = 'PENDING_APPROVAL' | 'CONFIRMED' | 'NOT_ATTENDING';

/** [S2.8] */
export type PrivatePanel =
  | { readonly kind: 'CANCELLED' }
  | { readonly kind: 'OWNER'; readonly standing: OwnerStatus; readonly donation: boolean }
  | {
      readonly kind: 'VISITOR';
      readonly donation: boolean;
      /** Whether 'Donate without ticket' can be switched. */
      readonly donateOnlySwitch: boolean;
      /** Null: guests come by invitation alone. [decision 54] */
      readonly button: { readonly says: 'BUY' | 'DONATE'; readonly enabled: boolean } | null;
    };

export type PrivatePanelFacts = {
  readonly status: EventStatus;
  readonly ended: boolean;
  readonly saleState: SessionSaleState;
  /** The chosen session has no ticket types. */
  readonly byInvitation: boolean;
  readonly donationEnabled: boolean;
  readonly requiredApproval: boolean;
  readonly isOwnedTicket: boolean;
  /** Null: no order, or not loaded. */
  readonly orderStatus: OrderStatus | null;
};

const STANDINGS = {
  PROCESSING: 'PENDING_APPROVAL',
  REQUIRED_APPROVAL: 'PENDING_APPROVAL',
  SUCCESSFUL: 'CONFIRMED',
  UNSUCCESSFUL: 'NOT_ATTENDING',
  CANCELLED: 'NOT_ATTENDING',
  REFUNDED: 'NOT_ATTENDING',
  WITHDRAWN: 'NOT_ATTENDING',
} as const satisfies Readonly<Record<OrderStatus, OwnerStatus>>;

/** Whether a viewer sees the owner's panel: with a ticket or, if orders need approval, with an order. [S4-15] */
export const hasOwnersPanel = (
  facts: Pick<PrivatePanelFacts, 'requiredApproval' | 'isOwnedTicket' | 'orderStatus'>,
): boolean => facts.isOwnedTicket || (facts.requiredApproval && facts.orderStatus !== null);

/** What a viewer already has of a public event; a ticket counts more than a newer order. Null: nothing that counts. */
export function registrationStanding(
  own: Pick<PrivatePanelFacts, 'isOwnedTicket' | 'orderStatus'>,
): 'CONFIRMED' | 'PENDING_APPROVAL' | 'AWAITING_PAYMENT' | null {
  if (own.isOwnedTicket) return 'CONFIRMED';
  if (own.orderStatus === 'REQUIRED_APPROVAL') return 'PENDING_APPROVAL';
  return own.orderStatus === 'PROCESSING' ? 'AWAITING_PAYMENT' : null;
}

/** What the panel shows. Where nothing can be bought, donations may still be possible. [S2.8] */
export function privatePanel(facts: PrivatePanelFacts): PrivatePanel {
  if (facts.status === 'CANCELLED') return { kind: 'CANCELLED' };
  const { ended, donationEnabled: donation } = facts;
  if (hasOwnersPanel(facts)) {
    const status = facts.requiredApproval ? (facts.orderStatus ?? 'REQUIRED_APPROVAL') : 'SUCCESSFUL';
    return { kind: 'OWNER', standing: STANDINGS[status], donation };
  }
  return {
    kind: 'VISITOR',
    donation,
    donateOnlySwitch: donation && !ended,
    button: visitorsButton(facts),
  };
}

function visitorsButton({
  ended,
  saleState,
  byInvitation,
  donationEnabled,
}: PrivatePanelFacts): Extract<PrivatePanel, { kind: 'VISITOR' }>['button'] {
  if (ended || saleState === 'SOLD_OUT') return { says: 'DONATE', enabled: donationEnabled };
  return byInvitation ? null : { says: 'BUY', enabled: isSelectable(saleState) };
}
