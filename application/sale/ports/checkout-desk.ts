import type { SubmittedAnswers } from '#domain/event/questionnaire/answers.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { PaymentResultStatus } from '#domain/sale/checkout/result-status.ts';
import type { LateChoice } from '#domain/sale/reservation/reservation.ts';

export type AttendeeDetails = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  /** To the event's questions; left out where none is asked. */
  readonly answers?: SubmittedAnswers;
};

export type BankTransferInstruction = {
  readonly amount: Dong;
  readonly account: string;
  readonly bank: string;
  readonly holder: string;
  /** Exactly as the QR carries it. */
  readonly message: string;
  /** The VietQR text. */
  readonly qrCode: string;
  /** End of the countdown that the buyer is shown. */
  readonly payBefore: Instant;
};

type CheckoutLine = {
  readonly ticketId: string;
  readonly name: string;
  readonly quantity: number;
  readonly originalPrice: Dong;
  readonly price: Dong;
};

/** A frozen quote and what became of it. */
export type CheckoutSession = {
  readonly id: string;
  readonly sectionEventId: number;
  readonly eventId: number;
  readonly price: Dong;
  readonly originalPrice: Dong;
  readonly discount: Dong;
  readonly donation: Dong;
  readonly lines: readonly CheckoutLine[];
  readonly payBefore: Instant | null;
  readonly status: PaymentResultStatus;
  /** What has come in so far; less than the price means that the rest is awaited. */
  readonly received: Dong;
  /** Money came late and found no place, and the buyer chose to wait for one. */
  readonly waitsForPlaces: boolean;
  readonly transfer: BankTransferInstruction | null;
  readonly orderId: string | null;
  /** The server's clock when it answered; countdowns are reckoned from it. */
  readonly serverNow: Instant;
};

export type BeginCheckoutOrder = {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly policyAgreed: boolean;
  /** The total that the page showed; another one is refused with PRICE_CHANGED. */
  readonly shownPrice: Dong;
  readonly attendees: readonly { readonly cartLineId: string; readonly attendees: readonly AttendeeDetails[] }[];
};

/** Where a held cart becomes an order. Needs a signed-in buyer; another's session is NOT_FOUND. */
export type CheckoutDesk = {
  readonly saveDonation: (
    sectionEventId: number,
    amount: Dong,
    message: string | null,
  ) => Promise<Result<true, Refusal>>;
  readonly begin: (order: BeginCheckoutOrder, key: string) => Promise<Result<CheckoutSession, Refusal>>;
  readonly read: (checkoutSessionId: string) => Promise<Result<CheckoutSession, Refusal>>;
  /** A checkout of this session that still waits for money. */
  readonly unfinished: (sectionEventId: number) => Promise<Result<CheckoutSession | null, Refusal>>;
  readonly cancel: (checkoutSessionId: string) => Promise<Result<CheckoutSession, Refusal>>;
  readonly startBankTransfer: (
    checkoutSessionId: string,
    key: string,
  ) => Promise<Result<BankTransferInstruction, Refusal>>;
  /** A link that shows amount, QR and status of this one order elsewhere. */
  readonly resumeLink: (checkoutSessionId: string) => Promise<Result<string, Refusal>>;
  readonly chooseLateMoney: (
    checkoutSessionId: string,
    choice: LateChoice,
  ) => Promise<Result<CheckoutSession, Refusal>>;
};
export const CheckoutDesk = token<CheckoutDesk>('CheckoutDesk');
