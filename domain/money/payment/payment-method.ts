import { type Dong, dong, ZERO } from '#domain/kernel/money/dong.ts';
import { BANK_TRANSFER_HOLD, BANK_TRANSFER_SHOWN, CARD_HOLD, CARD_SHOWN, MANUAL_HOLD } from './hold-times.ts';

export type PaymentProvider = 'BANK_TRANSFER' | 'VNPAY' | 'STRIPE' | 'WALLET' | 'MANUAL';
export const PAYMENT_PROVIDERS = [
  'BANK_TRANSFER',
  'VNPAY',
  'STRIPE',
  'WALLET',
  'MANUAL',
] as const satisfies readonly PaymentProvider[];

/** How long places are held from the start of a payment, and how long the buyer is shown. Milliseconds. [D17] */
export const PAYMENT_TIMES: Readonly<Record<PaymentProvider, { readonly held: number; readonly shown: number }>> = {
  BANK_TRANSFER: { held: BANK_TRANSFER_HOLD, shown: BANK_TRANSFER_SHOWN },
  VNPAY: { held: CARD_HOLD, shown: CARD_SHOWN },
  STRIPE: { held: CARD_HOLD, shown: CARD_SHOWN },
  WALLET: { held: CARD_HOLD, shown: CARD_SHOWN },
  MANUAL: { held: MANUAL_HOLD, shown: MANUAL_HOLD },
};

/** Payment methods by the specification's codes. [S9-03] [S9-04] [S9-05] */
export type PaymentMethod =
  | 'BankTransfer'
  | 'Stripe'
  | 'QrVnpay'
  | 'VnBankVnpay'
  | 'IntCardVnpay'
  | 'Wallet'
  | 'Manual';

/** Bank transfer first: it is the default. */
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

/** The gateway's type; null for other methods. VNBANK is the domestic card. [S9-06] [S9-07] [S9-08] */
export const GATEWAY_TYPES: Readonly<Record<PaymentMethod, 'VNPAYQR' | 'VNBANK' | 'INTCARD' | null>> = {
  BankTransfer: null,
  Stripe: null,
  QrVnpay: 'VNPAYQR',
  VnBankVnpay: 'VNBANK',
  IntCardVnpay: 'INTCARD',
  Wallet: null,
  Manual: null,
};

/** The method of a gateway's type; VNBANK is the domestic card. */
export const methodOfGatewayType = (type: NonNullable<(typeof GATEWAY_TYPES)[PaymentMethod]>): PaymentMethod =>
  PAYMENT_METHODS.find((method) => GATEWAY_TYPES[method] === type) ?? DEFAULT_PAYMENT_METHOD;

/** Gateways where configured, the wallet where it holds money, manual where the event takes it. [D13] */
export const availableMethods = (
  ofGateways: readonly PaymentMethod[],
  { manual = false, balance = ZERO }: { readonly manual?: boolean; readonly balance?: Dong } = {},
): readonly PaymentMethod[] => [
  DEFAULT_PAYMENT_METHOD,
  ...ofGateways,
  ...(balance > 0 ? (['Wallet'] as const) : []),
  ...(manual ? (['Manual'] as const) : []),
];

export const PROVIDER_OF_METHOD: Readonly<Record<PaymentMethod, PaymentProvider>> = {
  BankTransfer: 'BANK_TRANSFER',
  Stripe: 'STRIPE',
  QrVnpay: 'VNPAY',
  VnBankVnpay: 'VNPAY',
  IntCardVnpay: 'VNPAY',
  Wallet: 'WALLET',
  Manual: 'MANUAL',
};

/** The first of a provider's methods. */
export const methodOfProvider = (provider: PaymentProvider): PaymentMethod =>
  PAYMENT_METHODS.find((method) => PROVIDER_OF_METHOD[method] === provider) ?? DEFAULT_PAYMENT_METHOD;

/** Providers whose own pages take the payment: the buyer may leave, and the provider reports. */
export type GatewayProvider = Extract<PaymentProvider, 'VNPAY' | 'STRIPE'>;

export const isGateway = (provider: PaymentProvider): provider is GatewayProvider =>
  provider === 'VNPAY' || provider === 'STRIPE';

/** Whether a payment that took no money gives way when its buyer begins another. The wallet pays at once or not. */
export const makesWay = (provider: PaymentProvider): boolean => isGateway(provider) || provider === 'WALLET';

/** Ways that pay what the wallet leaves: not the wallet again, nor the organiser by hand, who could not return both. */
export const paysBesideWallet = (provider: PaymentProvider): boolean =>
  provider === 'BANK_TRANSFER' || isGateway(provider);

/** The options for what a part from the wallet leaves to pay. [S1-13] */
export const optionsBesideWallet = (options: readonly MethodOption[]): readonly MethodOption[] =>
  options.filter(({ method }) => paysBesideWallet(PROVIDER_OF_METHOD[method]));

/** Up to and including this amount, only bank transfer is offered. [S9-14] */
export const BANK_TRANSFER_ONLY_UP_TO = dong(25_000);

/** Eight digits of a zero-decimal currency: the card provider takes no more. [STD 3] */
const STRIPE_UP_TO = dong(99_999_999);

/** The methods offered for a price, out of those available; none for a price of 0. [S9-14] [D8] */
export function offeredMethods(price: Dong, available: readonly PaymentMethod[]): PaymentMethod[] {
  if (price <= 0) return [];
  const methods = PAYMENT_METHODS.filter(
    (method) => available.includes(method) && (method !== 'Stripe' || price <= STRIPE_UP_TO),
  );
  return price <= BANK_TRANSFER_ONLY_UP_TO ? methods.filter((method) => method === 'BankTransfer') : methods;
}

/** Below the threshold there is no picker; at the threshold it shows bank transfer alone. [S4-42] [D8] */
export const goesStraightToBankTransfer = (price: Dong): boolean => price > 0 && price < BANK_TRANSFER_ONLY_UP_TO;

/** `blocked`: why the option cannot be chosen. */
export type MethodOption = { readonly method: PaymentMethod; readonly blocked: 'BALANCE_TOO_LOW' | null };

/** The picker's options. The wallet requires a sufficient balance. [S9-14] [D13] */
export const methodOptions = (
  price: Dong,
  available: readonly PaymentMethod[],
  walletBalance: Dong,
): readonly MethodOption[] =>
  offeredMethods(price, available).map((method) => ({
    method,
    blocked: method === 'Wallet' && walletBalance < price ? 'BALANCE_TOO_LOW' : null,
  }));

/** The buyer's choice if available, else the first available option; null if none is. [S9-03] */
export function chosenMethod(options: readonly MethodOption[], wanted: PaymentMethod | null): PaymentMethod | null {
  const open = options.filter((option) => option.blocked === null).map((option) => option.method);
  return open.find((method) => method === wanted) ?? open[0] ?? null;
}
