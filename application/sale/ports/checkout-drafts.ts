import { token } from '#domain/kernel/token.ts';
import type { CheckoutStep } from '#domain/sale/checkout/steps.ts';
import type { AttendeeDetails } from './checkout-desk.ts';

/**
 * What a buyer has entered on one session's payment page; survives signing in and a reload, ends with the tab. Never
 * holds a secret.
 */
export type CheckoutDraft = {
  /** The visit it belongs to: another visit starts afresh. */
  readonly visit: string;
  readonly step: CheckoutStep;
  readonly quantities: Readonly<Record<string, number>>;
  readonly donation: { readonly amount: number; readonly message: string };
  /** The donation dialog was shown in this visit; it asks once. */
  readonly donationAsked: boolean;
  /** A donation is on record, so that taking it back must be recorded too. */
  readonly donationSaved: boolean;
  readonly policyAgreed: boolean;
  readonly attendees: readonly AttendeeDetails[];
  readonly checkoutSessionId: string | null;
};

export type CheckoutDrafts = {
  readonly read: (sectionEventId: number) => CheckoutDraft | null;
  readonly write: (sectionEventId: number, draft: CheckoutDraft) => void;
  readonly clear: (sectionEventId: number) => void;
};
export const CheckoutDrafts = token<CheckoutDrafts>('CheckoutDrafts');
