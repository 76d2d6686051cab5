import { useEffect } from 'react';
import { KeepCheckoutDraft } from '#application/sale/keep-checkout-draft.ts';
import type { AttendeeDetails } from '#application/sale/ports/checkout-desk.ts';
import type { CheckoutDraft } from '#application/sale/ports/checkout-drafts.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import type { KeptPage } from '#domain/sale/checkout/decide-payment-page.ts';
import { EMPTY_FORM, formOf, type PaymentPage, shownStep } from '#domain/sale/checkout/payment-page.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import type { SeatChoices } from './tickets/seat-picker.view.ts';
import type { Quantities } from './tickets/selection.view.ts';
import type { EnteredVisit } from './use-resuming.ts';

type Entered = {
  readonly page: PaymentPage;
  readonly quantities: Quantities;
  readonly seats: SeatChoices;
  readonly askedToSignIn: boolean;
  readonly attendees: readonly AttendeeDetails[];
  readonly donationSaved: boolean;
  readonly checkoutSessionId: string | null;
};

/** Keeps the entries for a reload, once the earlier draft has been read. */
export function useKeptDraft(
  entered: EnteredVisit,
  { page, quantities, seats, askedToSignIn, attendees, donationSaved, checkoutSessionId }: Entered,
): void {
  const keepCheckoutDraft = useUseCase(KeepCheckoutDraft);
  useEffect(() => {
    if (page.at === 'ENTRANCE') return;
    const { sectionEventId, visit } = entered();
    const { donation, donationAsked, policyAgreed, promoCode, method } = formOf(page);
    const form = { donation, donationAsked, policyAgreed, promoCode, method };
    keepCheckoutDraft(sectionEventId, {
      visit,
      step: shownStep(page),
      quantities,
      seats,
      signingIn: page.at === 'HOLDING' || askedToSignIn,
      ...form,
      donationSaved,
      attendees,
      checkoutSessionId,
    });
  }, [keepCheckoutDraft, entered, page, quantities, seats, askedToSignIn, attendees, donationSaved, checkoutSessionId]);
}

export const keptPage = ({ step, donation, ...kept }: CheckoutDraft): KeptPage => ({
  step,
  form: {
    ...EMPTY_FORM,
    donation: { ...donation, amount: dong(donation.amount) },
    donationAsked: kept.donationAsked,
    policyAgreed: kept.policyAgreed,
    promoCode: kept.promoCode,
    method: kept.method,
  },
});
