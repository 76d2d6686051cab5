import { askSurely } from '#application/platform/ask-surely.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import type { CheckoutDesk } from '#application/sale/ports/checkout-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';

/** A link to pay this one order from another device; its secret stands behind '#', where no server log sees it. */
export type ShareOrder = (checkoutSessionId: string) => Promise<Result<string, Trouble>>;
export const ShareOrder = token<ShareOrder>('ShareOrder');

export const makeShareOrder =
  (ports: { readonly checkoutDesk: CheckoutDesk }): ShareOrder =>
  (checkoutSessionId) =>
    askSurely(() => ports.checkoutDesk.resumeLink(checkoutSessionId));
