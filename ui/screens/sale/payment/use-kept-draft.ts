import { useEffect } from 'react';
import { KeepCheckoutDraft } from '#application/sale/keep-checkout-draft.ts';
import type { AttendeeDetails } from '#application/sale/ports/checkout-desk.ts';
import type { CheckoutDraft, DraftedAnswers } from '#application/sale/ports/checkout-drafts.ts';
import type { Answers } from '#domain/event/questionnaire/answers.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import type { KeptPage } from '#domain/sale/checkout/decide-payment-page.ts';
import { EMPTY_FORM, formOf, type PaymentPage, shownStep } from '#domain/sale/checkout/payment-page.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import type { SeatChoices } from './tickets/seat-choice.ts';
import type { Quantities } from './tickets/selection.view.ts';
import type { EnteredVisit } from './use-resuming.ts';

type Entered = {
  readonly page: PaymentPage;
  readonly quantities: Quantities;
  readonly seats: SeatChoices;
  readonly askedToSignIn: boolean;
  readonly attendees: readonly AttendeeDetails[];
  readonly drafted: DraftedAnswers | null;
  readonly donationSaved: boolean;
  readonly checkoutSessionId: string | null;
};

/** Once the earlier draft has been read. */
export function useKeptDraft(
  entered: EnteredVisit,
  { page, quantities, seats, askedToSignIn, attendees, drafted, donationSaved, checkoutSessionId }: Entered,
): void {
  const keepCheckoutDraft = useUseCase(KeepCheckoutDraft);
  useEffect(() => {
    if (page.at === 'ENTRANCE') return;
    const { sectionEventId, visit } = entered();
    const form = formOf(page);
    keepCheckoutDraft(sectionEventId, {
      visit,
      step: shownStep(page),
      quantities,
      seats,
      signingIn: page.at === 'HOLDING' || askedToSignIn,
      ...form,
      donationSaved,
      attendees,
      drafted: drafted && { ...drafted, given: drafted.given.map(withoutPictures) },
      checkoutSessionId,
    });
  }, [
    keepCheckoutDraft,
    entered,
    page,
    quantities,
    seats,
    askedToSignIn,
    attendees,
    drafted,
    donationSaved,
    checkoutSessionId,
  ]);
}

/** A drawn signature stays on the page alone. */
const withoutPictures = (answers: Answers | null | undefined): Answers | null =>
  answers == null
    ? null
    : Object.fromEntries(
        Object.entries(answers).map(([key, answer]) => [
          key,
          typeof answer === 'string' && answer.startsWith('data:') ? '' : answer,
        ]),
      );

export const keptPage = ({ step, donation, ...kept }: CheckoutDraft): KeptPage => ({
  step,
  form: {
    ...EMPTY_FORM,
    donation: { ...donation, amount: dong(donation.amount) },
    donationAsked: kept.donationAsked,
    policyAgreed: kept.policyAgreed,
    promoCode: kept.promoCode,
    method: kept.method,
    invoice: kept.invoice,
  },
});
