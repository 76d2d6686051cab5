import type { Answers } from '#domain/event/questionnaire/answers.ts';
import { token } from '#domain/kernel/token.ts';
import type { PaymentMethod } from '#domain/money/payment/payment-method.ts';
import type { Invoice } from '#domain/sale/checkout/invoice.ts';
import type { CheckoutStep } from '#domain/sale/checkout/steps.ts';
import type { AttendeeDetails } from './checkout-desk.ts';

/** One entry per form; null: not filled in yet. Signatures are never kept. `places`: the tickets they are given for. */
export type DraftedAnswers = { readonly places: string; readonly given: readonly (Answers | null | undefined)[] };

/** No `seatIds`: the best seats are taken. `accessible`: how many of the seats have to be. */
export type SeatChoice = {
  readonly seatIds: readonly string[];
  readonly accessible: number;
  /** Of special seats; empty: none. */
  readonly code: string;
};

/** Entries of one session's payment page. Survives sign-in and a reload, ends with the tab; never holds a secret. */
export type CheckoutDraft = {
  /** Another visit does not see it. */
  readonly visit: string;
  readonly step: CheckoutStep;
  readonly quantities: Readonly<Record<string, number>>;
  /** By ticket. */
  readonly seats: Readonly<Record<string, SeatChoice>>;
  /** The next visit continues with these tickets, perhaps after signing in at a provider. */
  readonly signingIn: boolean;
  readonly donation: { readonly amount: number; readonly message: string };
  /** The donation dialog asks once per visit. */
  readonly donationAsked: boolean;
  /** A donation is saved on the server, so removing it must be saved too. */
  readonly donationSaved: boolean;
  readonly policyAgreed: boolean;
  readonly promoCode: string | null;
  readonly method: PaymentMethod | null;
  readonly attendees: readonly AttendeeDetails[];
  readonly invoice: Invoice;
  readonly drafted: DraftedAnswers | null;
  readonly checkoutSessionId: string | null;
};

export type CheckoutDrafts = {
  readonly read: (sectionEventId: number) => CheckoutDraft | null;
  readonly write: (sectionEventId: number, draft: CheckoutDraft) => void;
  readonly clear: (sectionEventId: number) => void;
};
export const CheckoutDrafts = token<CheckoutDrafts>('CheckoutDrafts');
