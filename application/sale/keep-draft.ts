import { type CheckoutDraft, CheckoutDrafts } from '#application/sale/ports/checkout-drafts.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** Keeps the entries across sign-in and a reload. */
export type KeepDraft = (sectionEventId: number, draft: CheckoutDraft) => void;

export const KeepDraft = defineUseCase(
  'KeepDraft',
  { checkoutDrafts: CheckoutDrafts },
  (ports): KeepDraft =>
    (sectionEventId, draft) =>
      ports.checkoutDrafts.write(sectionEventId, draft),
);
