import type { SubmittedAnswers } from '#domain/event/questionnaire/answers.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Points } from '#domain/kernel/money/points.ts';
import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import type { Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';
import type { GatewayState } from '#domain/money/payment/gateway-report.ts';
import type { PaymentMethod } from '#domain/money/payment/payment-method.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { InvoiceDetails } from '#domain/sale/checkout/invoice.ts';
import type { LateMoneyReason } from '#domain/sale/checkout/money-owed.ts';
import type { PaymentResultStatus } from '#domain/sale/checkout/result-status.ts';
import type { LateChoice } from '#domain/sale/reservation/reservation.ts';

export type AttendeeAbout = {
  readonly gender: string;
  readonly jobTitle: string;
  readonly companyName: string;
  readonly companyAddress: string;
  readonly industries: string;
  readonly organization: string;
  /** To the organiser. */
  readonly question: string;
  readonly note: string;
};

export type AttendeeDetails = WithNameOrder & { readonly [Part in keyof AttendeeAbout]?: string | undefined } & {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly answers?: SubmittedAnswers;
};

export type BankTransferInstruction = {
  readonly amount: Dong;
  readonly account: string;
  readonly bank: string;
  readonly holder: string;
  readonly message: string;
  /** VietQR payload. */
  readonly qrCode: string;
  /** End of the shown countdown. */
  readonly payBefore: Instant;
};

/** At a provider's page or by card. Only the order's status says what was bought. */
export type GatewayAttempt = { readonly state: GatewayState; readonly method: PaymentMethod };

export type ManualPayment = {
  readonly amount: Dong;
  readonly reference: string;
  readonly instructions: string;
  readonly payBefore: Instant;
  /** When the buyer said that the money was sent; null: not yet. */
  readonly reportedAt: Instant | null;
  /** Why the organiser refused it; null: it was not refused. */
  readonly refusedBecause: string | null;
  /** Of the buyer's picture of the transfer, for some minutes; null: none. */
  readonly proofUrl: string | null;
};

type CheckoutLine = {
  readonly ticketId: string;
  readonly name: string;
  readonly quantity: number;
  readonly originalPrice: Dong;
  readonly price: Dong;
};

export type CheckoutSession = {
  readonly id: string;
  readonly sectionEventId: number;
  readonly eventId: number;
  /** To pay in money, beside the wallet. */
  readonly price: Dong;
  /** Money of the buyer's wallet that pays for a part. */
  readonly wallet: Dong;
  readonly originalPrice: Dong;
  readonly discount: Dong;
  readonly donation: Dong;
  readonly lines: readonly CheckoutLine[];
  readonly payBefore: Instant | null;
  readonly status: PaymentResultStatus;
  /** Money received so far. */
  readonly received: Dong;
  /** Beyond the price, over all payments of a paid order. */
  readonly overpaid: Dong;
  /** Of late money; a reason unknown to this version reads as SOLD_OUT. */
  readonly lateReason: LateMoneyReason | null;
  /** After late money: the buyer chose to wait for places. */
  readonly waitsForPlaces: boolean;
  readonly transfer: BankTransferInstruction | null;
  /** Null: none, or it is paid in another way. */
  readonly gateway: GatewayAttempt | null;
  /** Null: it is paid in another way. */
  readonly manual: ManualPayment | null;
  readonly orderId: string | null;
  /** Countdowns start from it. */
  readonly serverNow: Instant;
};

export type BeginCheckoutOrder = {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly policyAgreed: boolean;
  /** Refused with PRICE_CHANGED when the total differs. */
  readonly shownPrice: Dong;
  /** A discount code that is part of the shown price; absent: none. */
  readonly code?: string;
  /** The card whose bank's promotion is part of the shown price: it alone can pay; absent: none. */
  readonly cardId?: string;
  /** Loyalty points that pay for a part, and are no part of the shown price; absent: none. */
  readonly points?: Points;
  /** Money of the wallet that pays for a part, and is no part of the shown price; absent: none. */
  readonly wallet?: Dong;
  readonly attendees: readonly { readonly cartLineId: string; readonly attendees: readonly AttendeeDetails[] }[];
};

/** Turns a held cart into an order. Needs a signed-in buyer; another buyer's checkout is NOT_FOUND. */
export type CheckoutDesk = {
  /** `roomId`: an online room that the buyer's ticket opens. */
  readonly saveDonation: (
    sectionEventId: number,
    amount: Dong,
    message: string | null,
    roomId?: string | null,
  ) => Promise<Result<true, Refusal>>;
  readonly begin: (order: BeginCheckoutOrder, key: string) => Promise<Result<CheckoutSession, Refusal>>;
  /** To whom the checkout's invoice is made out. */
  readonly updateInvoice: (checkoutSessionId: string, invoice: InvoiceDetails) => Promise<Result<true, Refusal>>;
  readonly read: (checkoutSessionId: string) => Promise<Result<CheckoutSession, Refusal>>;
  /** This session's checkout that awaits money. */
  readonly unfinished: (sectionEventId: number) => Promise<Result<CheckoutSession | null, Refusal>>;
  readonly cancel: (checkoutSessionId: string) => Promise<Result<CheckoutSession, Refusal>>;
  readonly startBankTransfer: (
    checkoutSessionId: string,
    key: string,
  ) => Promise<Result<BankTransferInstruction, Refusal>>;
  /** A link to pay this order on another device. */
  readonly resumeLink: (checkoutSessionId: string) => Promise<Result<string, Refusal>>;
  readonly chooseLateMoney: (
    checkoutSessionId: string,
    choice: LateChoice,
  ) => Promise<Result<CheckoutSession, Refusal>>;
};
export const CheckoutDesk = token<CheckoutDesk>('CheckoutDesk');
