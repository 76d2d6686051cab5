import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { GatewayReturn } from '#domain/money/payment/gateway-return.ts';
import { GATEWAY_HINTS_SAID } from '#words/sale/card-refusals.ts';

/** Why the gateway took no money, as its return says; null: it says nothing. */
export const gatewayHint = (back: GatewayReturn, locale: Locale): string | null =>
  back.kind === 'RETURNED' && back.hint !== null ? GATEWAY_HINTS_SAID[back.hint][locale] : null;
