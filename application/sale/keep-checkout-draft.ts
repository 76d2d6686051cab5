import { type CheckoutDraft, CheckoutDrafts } from '#application/sale/ports/checkout-drafts.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

export type KeepCheckoutDraft = (sectionEventId: number, draft: CheckoutDraft) => void;

export const KeepCheckoutDraft = defineUseCase(
  'KeepCheckoutDraft',
  { checkoutDrafts: CheckoutDrafts },
  (ports): KeepCheckoutDraft =>
    (sectionEventId, draft) =>
      ports.checkoutDrafts.write(sectionEventId, draft),
);
