import { BANK_TRANSFER_HOLD, BANK_TRANSFER_SHOWN, CARD_HOLD, CARD_SHOWN, MANUAL_HOLD } from './hold-times.ts';

/** Who carries the money. */
export type PaymentProvider = 'BANK_TRANSFER' | 'VNPAY' | 'STRIPE' | 'WALLET' | 'MANUAL';
export const PAYMENT_PROVIDERS = [
  'BANK_TRANSFER',
  'VNPAY',
  'STRIPE',
  'WALLET',
  'MANUAL',
] as const satisfies readonly PaymentProvider[];

/** How long places are held from a payment's start, and how long the buyer is told. Milliseconds. [D17] */
export const PAYMENT_TIMES: Readonly<Record<PaymentProvider, { readonly held: number; readonly shown: number }>> = {
  BANK_TRANSFER: { held: BANK_TRANSFER_HOLD, shown: BANK_TRANSFER_SHOWN },
  VNPAY: { held: CARD_HOLD, shown: CARD_SHOWN },
  STRIPE: { held: CARD_HOLD, shown: CARD_SHOWN },
  WALLET: { held: CARD_HOLD, shown: CARD_SHOWN },
  MANUAL: { held: MANUAL_HOLD, shown: MANUAL_HOLD },
};
