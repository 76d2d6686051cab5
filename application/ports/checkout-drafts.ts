import type { AttendeeDetails } from '#application/ports/checkout-desk.ts';
import { token } from '#domain/kernel/token.ts';

/** What a buyer has entered on one session's payment page; survives signing in and a reload, ends with the tab. Never holds a secret. */
export type CheckoutDraft = {
  /** The visit it belongs to: another visit starts afresh. */
  readonly visit: string;
  readonly step: 'SELECT' | 'CHECKOUT' | 'RESULT';
  readonly quantities: Readonly<Record<string, number>>;
  readonly donation: { readonly amount: number; readonly message: string };
  readonly donationAsked: boolean;
  readonly policyAgreed: boolean;
  readonly attendee: AttendeeDetails | null;
  readonly checkoutSessionId: string | null;
  /** One key per intent; kept over a reload, so that a repeated press is the same press. */
  readonly keys: Readonly<Record<string, string>>;
};

export type CheckoutDrafts = {
  readonly read: (sectionEventId: number) => CheckoutDraft | null;
  readonly write: (sectionEventId: number, draft: CheckoutDraft) => void;
  readonly clear: (sectionEventId: number) => void;
};
export const CheckoutDrafts = token<CheckoutDrafts>('CheckoutDrafts');
