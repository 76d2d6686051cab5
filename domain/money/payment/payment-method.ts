import { type Dong, dong } from '#domain/kernel/money/dong.ts';
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

/** What a buyer can choose, by the codes of the specification. [S9-03] [S9-04] [S9-05] */
export type PaymentMethod =
  | 'BankTransfer'
  | 'Stripe'
  | 'QrVnpay'
  | 'VnBankVnpay'
  | 'IntCardVnpay'
  | 'Wallet'
  | 'Manual';

/** Bank transfer comes first: it is the default. */
export const PAYMENT_METHODS = [
  'BankTransfer',
  'VnBankVnpay',
  'QrVnpay',
  'IntCardVnpay',
  'Stripe',
  'Wallet',
  'Manual',
] as const satisfies readonly PaymentMethod[];
export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'BankTransfer';

/**
 * The gateway's type; null for a method that is no gateway. VNBANK is the domestic card everywhere. [S9-06] [S9-07]
 * [S9-08]
 */
export const GATEWAY_TYPES: Readonly<Record<PaymentMethod, 'VNPAYQR' | 'VNBANK' | 'INTCARD' | null>> = {
  BankTransfer: null,
  Stripe: null,
  QrVnpay: 'VNPAYQR',
  VnBankVnpay: 'VNBANK',
  IntCardVnpay: 'INTCARD',
  Wallet: null,
  Manual: null,
};

export const PROVIDER_OF_METHOD: Readonly<Record<PaymentMethod, PaymentProvider>> = {
  BankTransfer: 'BANK_TRANSFER',
  Stripe: 'STRIPE',
  QrVnpay: 'VNPAY',
  VnBankVnpay: 'VNPAY',
  IntCardVnpay: 'VNPAY',
  Wallet: 'WALLET',
  Manual: 'MANUAL',
};

/** Up to here, this amount included, only bank transfer is offered. [S9-14] */
const BANK_TRANSFER_ONLY_UP_TO = dong(25_000);

/**
 * What the picker offers for a price, of the methods that are set up; nothing when nothing has to be paid. [S9-14] [D8]
 */
export function offeredMethods(price: Dong, available: readonly PaymentMethod[]): PaymentMethod[] {
  if (price <= 0) return [];
  const methods = PAYMENT_METHODS.filter((method) => available.includes(method));
  return price <= BANK_TRANSFER_ONLY_UP_TO ? methods.filter((method) => method === 'BankTransfer') : methods;
}

/** Below the threshold there is no picker; at exactly it the picker shows bank transfer alone. [S4-42] [D8] */
export const goesStraightToBankTransfer = (price: Dong): boolean => price > 0 && price < BANK_TRANSFER_ONLY_UP_TO;

/** One option of the picker; what cannot be chosen says why. */
export type MethodOption = { readonly method: PaymentMethod; readonly blocked: 'BALANCE_TOO_LOW' | null };

/** The picker's options for a price. The wallet can be chosen when its balance covers the price. [S9-14] [D13] */
export const methodOptions = (
  price: Dong,
  available: readonly PaymentMethod[],
  walletBalance: Dong,
): readonly MethodOption[] =>
  offeredMethods(price, available).map((method) => ({
    method,
    blocked: method === 'Wallet' && walletBalance < price ? 'BALANCE_TOO_LOW' : null,
  }));

/**
 * What is chosen now: the buyer's choice while it is open to them, else the first that is; null when none is. [S9-03]
 */
export function chosenMethod(options: readonly MethodOption[], wanted: PaymentMethod | null): PaymentMethod | null {
  const open = options.filter((option) => option.blocked === null).map((option) => option.method);
  return open.find((method) => method === wanted) ?? open[0] ?? null;
}
