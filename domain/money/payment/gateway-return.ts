/** Null where absent. */
export type GatewayQuery = {
  readonly paymentCheckoutSessionId: string | null;
  readonly vnpResponseCode: string | null;
};

/** CANCELLED: the same page, reset. RETURNED: the result step, polling; the gateway's code proves nothing. */
export type GatewayReturn =
  | { readonly kind: 'NONE' }
  | { readonly kind: 'CANCELLED' }
  | { readonly kind: 'RETURNED'; readonly checkoutSessionId: string; readonly hint: GatewayHint | null };

/** Why the gateway took no money, according to its code. */
export type GatewayHint =
  | 'NOT_REGISTERED'
  | 'IDENTITY_WRONG'
  | 'TIME_OVER'
  | 'ACCOUNT_LOCKED'
  | 'CODE_WRONG'
  | 'NOT_ENOUGH_MONEY'
  | 'DAILY_LIMIT'
  | 'BANK_MAINTENANCE'
  | 'PASSWORD_WRONG'
  | 'OTHER';

/** vnp_ResponseCode of a payment cancelled by the buyer. [S2.11-10] */
const CANCELLED = '24';
/** Paid, and debited but under suspicion: no reason to report a failure. */
const DEBITED: readonly string[] = ['00', '07'];

/** VNPay 2.1.0, vnp_ResponseCode. */
const HINTS: ReadonlyMap<string, GatewayHint> = new Map([
  ['09', 'NOT_REGISTERED'],
  ['10', 'IDENTITY_WRONG'],
  ['11', 'TIME_OVER'],
  ['12', 'ACCOUNT_LOCKED'],
  ['13', 'CODE_WRONG'],
  ['51', 'NOT_ENOUGH_MONEY'],
  ['65', 'DAILY_LIMIT'],
  ['75', 'BANK_MAINTENANCE'],
  ['79', 'PASSWORD_WRONG'],
]);

/** How the page reacts to a return from the gateway. [S4-39] [S2.11-09] [S2.11-10] */
export function gatewayReturn({ paymentCheckoutSessionId, vnpResponseCode }: GatewayQuery): GatewayReturn {
  if (vnpResponseCode === CANCELLED) return { kind: 'CANCELLED' };
  if (paymentCheckoutSessionId === null) return { kind: 'NONE' };
  return { kind: 'RETURNED', checkoutSessionId: paymentCheckoutSessionId, hint: hintOf(vnpResponseCode) };
}

const hintOf = (code: string | null): GatewayHint | null =>
  code === null || DEBITED.includes(code) ? null : (HINTS.get(code) ?? 'OTHER');
