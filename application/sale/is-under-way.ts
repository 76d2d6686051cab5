import type { CheckoutDrafts } from '#application/sale/ports/checkout-drafts.ts';
import { token } from '#domain/kernel/token.ts';
import { isUnderWay, type PaymentVisit } from '#domain/sale/checkout/under-way.ts';

/** Asked before the page knows from the server where the visit stands. */
export type IsUnderWay = (entered: PaymentVisit & { readonly sectionEventId: number }) => boolean;
export const IsUnderWay = token<IsUnderWay>('IsUnderWay');

export const makeIsUnderWay =
  (ports: { readonly checkoutDrafts: CheckoutDrafts }): IsUnderWay =>
  (entered) =>
    isUnderWay(entered, ports.checkoutDrafts.read(entered.sectionEventId));
