import { CheckoutDrafts } from '#application/sale/ports/checkout-drafts.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { isUnderWay, type PaymentVisit } from '#domain/sale/checkout/under-way.ts';

export type IsUnderWay = (entered: PaymentVisit & { readonly sectionEventId: number }) => boolean;

export const IsUnderWay = defineUseCase(
  'IsUnderWay',
  { checkoutDrafts: CheckoutDrafts },
  (ports): IsUnderWay =>
    (entered) =>
      isUnderWay(entered, ports.checkoutDrafts.read(entered.sectionEventId)),
);
