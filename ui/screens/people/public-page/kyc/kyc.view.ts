import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { ManageMyAccount } from '#application/people/manage-my-account.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import type { InputProblem } from '#domain/kernel/field-problems.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { KycStatus } from '#domain/people/kyc.ts';
import type { Refusal } from '#domain/refusal.ts';
import { DEFAULT_TIMEZONE } from '#domain/time/local-time.ts';
import { wallClockOf } from '#domain/time/wall-clock.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useAnswer } from '#ui/screens/people/public-page/answer.view.ts';
import { KYC_STATUSES_SAID } from '#words/people/kyc.ts';
import { inputProblemSentence } from '#words/platform/input-problems.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export function useOwnKyc() {
  const keep = useUseCase(ManageMyAccount);
  return useAnswer(useCallback(() => keep.read(), [keep]));
}

export const statusWords = (status: KycStatus, locale: Locale): string => KYC_STATUSES_SAID[status][locale];

export const mayHandIn = (status: KycStatus | null): boolean => status !== 'PENDING';

export const fieldWords = (field: string, problem: InputProblem | undefined, locale: Locale): string | undefined =>
  problem === undefined ? undefined : inputProblemSentence(field, problem)[locale];

export function dayWords(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date}/${month}/${year}`;
}

/** ID cards are dated in Vietnam. */
export function useToday(): string {
  const clock = useUseCase(Clock);
  return wallClockOf(clock.now(), DEFAULT_TIMEZONE).slice(0, 'YYYY-MM-DD'.length);
}

export function useSending(said: string, onDone: () => void) {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (ask: () => Promise<Result<unknown, Refusal>>): Promise<void> => {
    setBusy(true);
    const answer = await ask().catch(() => null);
    setBusy(false);
    if (answer === null) return setProblem(t`We could not reach Vemoi. Check your connection and try again.`);
    if (!answer.ok) return setProblem(refusalSentence(answer.refusal, locale));
    setProblem(null);
    toast.success(said);
    onDone();
  };
  return { busy, problem, send };
}
