import type { CheckoutDraft, CheckoutDrafts } from '#application/sale/ports/checkout-drafts.ts';
import { token } from '#domain/kernel/token.ts';

/** Remembers what was entered, so that signing in and a reload lose nothing. */
export type KeepDraft = (sectionEventId: number, draft: CheckoutDraft) => void;
export const KeepDraft = token<KeepDraft>('KeepDraft');

export const makeKeepDraft =
  (ports: { readonly checkoutDrafts: CheckoutDrafts }): KeepDraft =>
  (sectionEventId, draft) =>
    ports.checkoutDrafts.write(sectionEventId, draft);
