import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Points } from '#domain/kernel/money/points.ts';
import type { Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';
import type { MethodOption, PaymentMethod } from '#domain/money/payment/payment-method.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { CheckoutSession } from './checkout-desk.ts';

export type SpendableBalance = { readonly points: Points; readonly money: Dong };

/** Ways to pay a checkout besides bank transfer. Needs a signed-in buyer. */
export type PaymentDesk = {
  /** The buyer's loyalty points and money that can be spent now. */
  readonly balance: () => Promise<Result<SpendableBalance, Refusal>>;
  /** The picker's options for a total in dong, the default first. Null: none that only some events take. */
  readonly methods: (price: Dong, eventId: number | null) => Promise<Result<readonly MethodOption[], Refusal>>;
  /** Leads back to `returnUrl`. Another idempotency `key` starts a new attempt. */
  readonly startGateway: (
    checkoutSessionId: string,
    method: PaymentMethod,
    returnUrl: string,
    key: string,
  ) => Promise<Result<string, Refusal>>;
  /** The gateway's own report may be late or lost. */
  readonly askGateway: (checkoutSessionId: string) => Promise<Result<CheckoutSession, Refusal>>;
  /** A paid checkout is answered as it is. */
  readonly payFromWallet: (checkoutSessionId: string) => Promise<Result<CheckoutSession, Refusal>>;
  /** Or answers the one that was begun. */
  readonly startManual: (checkoutSessionId: string) => Promise<Result<CheckoutSession, Refusal>>;
  /**
   * The buyer says that the money was sent, once. `proof`: the address of a picture of the transfer, which replaces the
   * one before. Refused with CHECKOUT_CLOSED.
   */
  readonly reportManual: (checkoutSessionId: string, proof?: string) => Promise<Result<CheckoutSession, Refusal>>;
};
export const PaymentDesk = token<PaymentDesk>('PaymentDesk');
