import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OfferedCorporate } from '#application/people/ports/corporate-desk.ts';
import { RequestCorporate } from '#application/people/request-corporate.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export function useOffers() {
  const { t } = useLingui();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { answerOffer } = useUseCase(RequestCorporate);
  const [busy, setBusy] = useState(false);
  const [owned, setOwned] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async ({ corporateId, companyName }: OfferedCorporate, answer: 'ACCEPT' | 'DECLINE') => {
    setBusy(true);
    setProblem(null);
    const done = await answerOffer(corporateId, answer).catch(() => null);
    setBusy(false);
    if (done === null) return setProblem(t`Can’t reach the server. Please try again.`);
    if (!done.ok) setProblem(refusalSentence(done.refusal, locale));
    else if (answer === 'ACCEPT') setOwned(companyName);
    await revalidate();
  };
  return {
    busy,
    owned,
    problem,
    answer: (offer: OfferedCorporate, answer: 'ACCEPT' | 'DECLINE') => void send(offer, answer),
  };
}
