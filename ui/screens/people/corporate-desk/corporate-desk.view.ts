import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CorporateRegistration, CorporateReview } from '#application/people/ports/corporate-desk.ts';
import { ReviewCorporates } from '#application/people/review-corporates.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { CORPORATE_STATUSES } from '#domain/people/corporate-status.ts';
import { REVIEW_WORDS_LONGEST } from '#domain/people/registration.ts';
import { DEFAULT_TIMEZONE } from '#domain/time/local-time.ts';
import { wallClockOf } from '#domain/time/wall-clock.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export { CORPORATE_STATUSES, REVIEW_WORDS_LONGEST };

/** Licences are dated in Vietnam: '01/05/2020'. */
export const dayWords = (at: Instant): string =>
  wallClockOf(at, DEFAULT_TIMEZONE).slice(0, 'YYYY-MM-DD'.length).split('-').toReversed().join('/');

export function useCorporateReview(registration: CorporateRegistration, onDone: () => void) {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { review } = useUseCase(ReviewCorporates);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const done = { APPROVE: t`Approved`, REJECT: t`Rejected`, ASK: t`Question sent` };
  async function decide(decision: CorporateReview): Promise<void> {
    setBusy(true);
    setTrouble(null);
    const answer = await review(registration.corporateId, decision).catch(() => null);
    setBusy(false);
    if (answer === null) return setTrouble(t`Can’t reach the server. Please try again.`);
    if (!answer.ok) {
      setTrouble(refusalSentence(answer.refusal, locale));
      // A colleague decided first: the list shows it.
      if (answer.refusal.code === 'REGISTRATION_STATE_FORBIDS') void revalidate();
      return;
    }
    toast.success(done[decision.kind]);
    onDone();
    await revalidate();
  }
  return { busy, trouble, decide };
}
