import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';
import type { PaymentMethod } from '#domain/money/payment/payment-method.ts';
import type { PrivateOrder } from './private-order.ts';
import type { PayAction } from './submit-actions.ts';

export type PurchaseAction = 'CLEAR_CART' | 'ADD_TICKETS' | 'ATTACH_ATTENDEES' | 'SAVE_DONATION' | 'BEGIN_CHECKOUT';

/** The actions of an order, in sequence. A donation alone adds no tickets; tickets alone save no donation. [S4-43] */
export function purchaseActions({ numberOfTickets, donation }: PrivateOrder): readonly PurchaseAction[] {
  const acts: readonly (readonly [PurchaseAction, boolean])[] = [
    ['CLEAR_CART', true],
    ['ADD_TICKETS', numberOfTickets > 0],
    ['ATTACH_ATTENDEES', numberOfTickets > 0],
    ['SAVE_DONATION', donation > 0],
    ['BEGIN_CHECKOUT', true],
  ];
  return acts.filter(([, needed]) => needed).map(([act]) => act);
}

export type PanelEntries = {
  readonly donateOnlyWanted: boolean;
  readonly donation: { readonly amount: Dong; readonly message: string };
  readonly policyAgreed: boolean;
  /** A discount code that was accepted, or came with the link; null: none. */
  readonly promoCode: string | null;
};

export const NO_ENTRIES: PanelEntries = {
  donateOnlyWanted: false,
  donation: { amount: ZERO, message: '' },
  policyAgreed: false,
  promoCode: null,
};

/** Asked before ordering, in this order and only if needed. [S4-41] */
export type PurchaseQuestion = 'SIGNING_IN' | 'ANSWERING' | 'CHOOSING_METHOD';

/** Why polling ended. */
type PurchaseEnd = 'GAVE_UP' | 'SIGNED_OUT' | 'LEFT';

type Ordering = { readonly entries: PanelEntries; readonly order: PrivateOrder };

export type PrivatePurchase =
  /** `thanked`: a donation was just made. */
  | { readonly at: 'CHOOSING'; readonly entries: PanelEntries; readonly thanked: boolean }
  | (Ordering & { readonly at: PurchaseQuestion })
  | (Ordering & { readonly at: 'ORDERING'; readonly method: PaymentMethod; readonly act: PurchaseAction })
  | (Ordering & { readonly at: 'PAYING'; readonly checkoutSessionId: string; readonly by: PayAction })
  /** Bought: polls the event until the ticket is owned. */
  | { readonly at: 'LOOKING'; readonly looks: number }
  | { readonly at: 'OWNED' }
  | { readonly at: 'ENDED'; readonly because: PurchaseEnd };

export type PrivatePurchaseEvent =
  | { readonly kind: 'ENTERED'; readonly entries: PanelEntries }
  | { readonly kind: 'ASKED'; readonly question: PurchaseQuestion; readonly order: PrivateOrder }
  | {
      readonly kind: 'ACT_BEGUN';
      readonly act: PurchaseAction;
      readonly order: PrivateOrder;
      readonly method: PaymentMethod;
    }
  /** Back to the panel as it was. */
  | { readonly kind: 'CALLED_OFF' }
  | {
      readonly kind: 'PAYMENT_BEGUN';
      readonly order: PrivateOrder;
      readonly checkoutSessionId: string;
      readonly by: PayAction;
    }
  | { readonly kind: 'DONATED' }
  | { readonly kind: 'BOUGHT' }
  | { readonly kind: 'LOOKED'; readonly looks: number }
  | { readonly kind: 'TICKET_OWNED' }
  | { readonly kind: 'ENDED'; readonly because: PurchaseEnd };

export const PANEL_OPENED: PrivatePurchase = { at: 'CHOOSING', entries: NO_ENTRIES, thanked: false };

export function evolvePrivatePurchase(purchase: PrivatePurchase, event: PrivatePurchaseEvent): PrivatePurchase {
  const entries = 'entries' in purchase ? purchase.entries : NO_ENTRIES;
  switch (event.kind) {
    case 'ENTERED':
      return { at: 'CHOOSING', entries: event.entries, thanked: false };
    case 'ASKED':
      return { at: event.question, entries, order: event.order };
    case 'ACT_BEGUN':
      return { at: 'ORDERING', entries, order: event.order, method: event.method, act: event.act };
    case 'CALLED_OFF':
      return { at: 'CHOOSING', entries, thanked: false };
    case 'PAYMENT_BEGUN':
      return { at: 'PAYING', entries, order: event.order, checkoutSessionId: event.checkoutSessionId, by: event.by };
    case 'DONATED':
      return { at: 'CHOOSING', entries: { ...entries, donation: NO_ENTRIES.donation }, thanked: true };
    case 'BOUGHT':
      return { at: 'LOOKING', looks: 0 };
    case 'LOOKED':
      return { at: 'LOOKING', looks: event.looks };
    case 'TICKET_OWNED':
      return { at: 'OWNED' };
    case 'ENDED':
      return { at: 'ENDED', because: event.because };
    default:
      return never(event);
  }
}
