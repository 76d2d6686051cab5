import type { SessionOnSale } from '#application/event/ports/event-pages.ts';
import type { OpenedPaymentPage } from '#application/sale/open-payment-page.ts';
import type { CartLine } from '#application/sale/ports/cart.ts';
import type {
  AttendeeDetails,
  BankTransferInstruction,
  CheckoutSession,
} from '#application/sale/ports/checkout-desk.ts';
import { type Instant, instant } from '#domain/kernel/instant.ts';
import { EMPTY_FORM } from '#domain/sale/checkout/payment-page.ts';
import type { CheckoutStep } from '#domain/sale/checkout/steps.ts';
import type { Place } from '#ui/screens/event/questionnaire/questionnaire.view.ts';
import type { AttendeeProblem } from './attendee.view.ts';
import type { SeatChoices } from './seat-picker.view.ts';
import { firstQuantities, type Quantities } from './selection.view.ts';
import type { ShownTrouble } from './trouble.view.ts';

/** Our questionnaire is part of the checkout step as yet. */
export type PaymentStep = Exclude<CheckoutStep, 'QUESTIONNAIRE'>;

/** Something that the page changed or left out by itself, said where it happened. */
export type PaymentNotice =
  | { readonly kind: 'ADJUSTED'; readonly ticketId: string; readonly to: number }
  | { readonly kind: 'AT_MAX'; readonly ticketId: string; readonly max: number }
  | { readonly kind: 'DONATION_LOST' }
  | { readonly kind: 'CHECK_DETAILS' };

/** What the server said, and when this device heard it. */
type Heard<T> = { readonly value: T; readonly serverNow: Instant; readonly at: number };

/** Everything that the payment page remembers between two presses. */
export type PaymentState = {
  readonly started: boolean;
  readonly step: PaymentStep;
  readonly quantities: Quantities;
  readonly seats: SeatChoices;
  readonly donation: { readonly amount: number; readonly message: string };
  readonly donationAsked: boolean;
  readonly donationSaved: boolean;
  readonly policyAgreed: boolean;
  readonly attendees: readonly AttendeeDetails[];
  readonly attendeeProblem: AttendeeProblem | null;
  readonly cart: Heard<readonly CartLine[]> | null;
  readonly session: Heard<CheckoutSession> | null;
  readonly transfer: BankTransferInstruction | null;
  readonly dialog: 'DONATION' | 'TRANSFER' | 'QUESTIONS' | null;
  /** The tickets that the event's questions are asked of. */
  readonly places: readonly Place[];
  readonly unfinished: CheckoutSession | null;
  readonly trouble: ShownTrouble | null;
  readonly notice: PaymentNotice | null;
  /** A price that the server named and the person accepted. */
  readonly acceptedPrice: number | null;
  readonly busy: 'CHOOSING' | 'PAYING' | 'LEAVING' | null;
  readonly freshSessions: readonly SessionOnSale[] | null;
};

export const patch = (state: PaymentState, change: Partial<PaymentState>): PaymentState => ({ ...state, ...change });

export const first = (opened: OpenedPaymentPage): PaymentState => ({
  started: false,
  step: 'SELECT_TICKET',
  quantities: firstQuantities(opened.session, opened.now),
  seats: {},
  donation: EMPTY_FORM.donation,
  donationAsked: EMPTY_FORM.donationAsked,
  donationSaved: false,
  policyAgreed: EMPTY_FORM.policyAgreed,
  attendees: [],
  attendeeProblem: null,
  cart: null,
  session: null,
  transfer: null,
  dialog: null,
  places: [],
  unfinished: null,
  trouble: null,
  notice: null,
  acceptedPrice: null,
  busy: null,
  freshSessions: null,
});

export const heardSession = (value: CheckoutSession): Heard<CheckoutSession> => ({
  value,
  serverNow: value.serverNow,
  at: performance.now(),
});

/** Lines that were just made say what time it is on the server; for older ones the device's clock has to do. */
export const heardCart = (value: readonly CartLine[], justMade: boolean): Heard<readonly CartLine[]> => ({
  value,
  serverNow: justMade ? instant(Math.max(...value.map((line) => line.insertedAt))) : instant(Date.now()),
  at: performance.now(),
});
