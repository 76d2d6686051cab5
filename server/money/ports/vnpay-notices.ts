import { type Token, token } from '#domain/kernel/token.ts';
import type { GatewayReport } from '#domain/money/payment/gateway-report.ts';

/** UNTRUSTED: the signature or the merchant is not ours. */
export type VnpayNotice =
  | { readonly kind: 'UNTRUSTED' }
  | { readonly kind: 'UNREADABLE'; readonly field: string }
  | { readonly kind: 'REPORT'; readonly report: GatewayReport };

/** Reads the query of VNPay's call (IPN). A parameter given twice is a list. */
export type VnpayNotices = {
  readonly read: (query: Readonly<Record<string, string | readonly string[] | undefined>>) => VnpayNotice;
};
export const VnpayNotices: Token<VnpayNotices> = token<VnpayNotices>('VnpayNotices');
