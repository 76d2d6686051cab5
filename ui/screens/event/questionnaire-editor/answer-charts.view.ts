import { useEffect, useEffectEvent, useState } from 'react';
import { KeepQuestionnaire } from '#application/event/keep-questionnaire.ts';
import type { CountedAnswers } from '#application/event/ports/questionnaires.ts';
import type { Refusal } from '#domain/refusal.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { bugSentence, refusalSentence } from '#words/platform/refusals.ts';

type Counted =
  | { readonly kind: 'LOADING' }
  | { readonly kind: 'FAILED'; readonly sentence: string }
  | { readonly kind: 'COUNTED'; readonly counts: CountedAnswers };

export function useAnswerCounts(eventId: number) {
  const { counts } = useUseCase(KeepQuestionnaire);
  const locale = useLocale();
  const [state, setState] = useState<Counted>({ kind: 'LOADING' });
  const failed = (refusal: Refusal | null): Counted => ({
    kind: 'FAILED',
    sentence: refusal === null ? bugSentence(locale) : refusalSentence(refusal, locale),
  });
  async function load(): Promise<void> {
    setState({ kind: 'LOADING' });
    const answer = await counts(eventId).catch(() => null);
    setState(answer?.ok === true ? { kind: 'COUNTED', counts: answer.value } : failed(answer?.refusal ?? null));
  }
  const first = useEffectEvent(() => void load());
  useEffect(() => first(), []);
  return { state, load: () => void load() };
}

/** Of those who answered; 0 before anybody did. */
export const shareOf = (count: number, answered: number): number =>
  answered === 0 ? 0 : Math.min(100, Math.round((count * 100) / answered));
