import type { PaymentProvider } from '#domain/money/payment/payment-provider.ts';
import type { LedgerAccount } from './posting.ts';

/** The platform's account in which a provider's money lies. */
export const MONEY_LIES_IN = {
  BANK_TRANSFER: 'bank',
  VNPAY: 'gateway',
  STRIPE: 'card',
  WALLET: 'wallet',
  MANUAL: 'manual',
} as const satisfies Readonly<Record<PaymentProvider, LedgerAccount>>;
