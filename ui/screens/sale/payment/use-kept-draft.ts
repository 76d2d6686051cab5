import { useEffect } from 'react';
import { KeepDraft } from '#application/sale/keep-draft.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import type { PaymentState } from './payment-state.ts';
import type { EnteredVisit } from './use-resuming.ts';

/** What was chosen and written survives a reload; nothing is kept before it is known what was here before. */
export function useKeptDraft(entered: EnteredVisit, state: PaymentState): void {
  const keepDraft = useUseCase(KeepDraft);
  const { started, step, quantities, donation, donationAsked, donationSaved, policyAgreed, attendees, session } = state;
  const checkoutSessionId = session?.value.id ?? null;
  useEffect(() => {
    if (!started) return;
    const { sectionEventId, visit } = entered();
    const kept = {
      visit,
      step,
      quantities,
      donation,
      donationAsked,
      donationSaved,
      policyAgreed,
      attendees,
      checkoutSessionId,
    };
    keepDraft(sectionEventId, kept);
  }, [
    keepDraft,
    entered,
    started,
    step,
    quantities,
    donation,
    donationAsked,
    donationSaved,
    policyAgreed,
    attendees,
    checkoutSessionId,
  ]);
}
