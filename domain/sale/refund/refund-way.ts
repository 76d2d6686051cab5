import type { Dong } from '#domain/kernel/money/dong.ts';
import { isGateway, type PaymentProvider } from '#domain/money/payment/payment-method.ts';

/**
 * Whether money goes back through the provider that took it, so that nobody is asked for an account. `money` in dong.
 * [STD 2] [STD 3]
 */
export const goesByProvider = (paid: PaymentProvider, money: Dong): boolean => isGateway(paid) && money > 0;

/** Whose money a refund is paid with: what a gateway took and does not give back leaves our bank account. [design] */
export const paysRefund = (paid: PaymentProvider, byProvider: boolean): PaymentProvider =>
  isGateway(paid) && !byProvider ? 'BANK_TRANSFER' : paid;
