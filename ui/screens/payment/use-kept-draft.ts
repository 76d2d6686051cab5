import { type RefObject, useEffect } from 'react';
import { KeepDraft } from '#application/checkout/keep-draft.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import type { PaymentState } from './payment-state.ts';

/** What was chosen and written survives a reload; nothing is kept before it is known what was here before. */
export function useKeptDraft(sectionEventId: number, visit: RefObject<string | null>, state: PaymentState): void {
  const keepDraft = useUseCase(KeepDraft);
  const { started, step, quantities, donation, donationAsked, donationSaved, policyAgreed, attendees, session } = state;
  const checkoutSessionId = session?.value.id ?? null;
  useEffect(() => {
    if (!started || visit.current === null) return;
    const kept = { visit: visit.current, step, quantities, donation, donationAsked, donationSaved, policyAgreed, attendees, checkoutSessionId };
    keepDraft(sectionEventId, kept);
  }, [
    keepDraft,
    sectionEventId,
    visit,
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
