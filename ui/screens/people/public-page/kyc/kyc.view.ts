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

/** What is kept of me, asked for when its tab is opened. */
export function useOwnKyc() {
  const keep = useUseCase(ManageMyAccount);
  return useAnswer(useCallback(() => keep.read(), [keep]));
}

export const statusWords = (status: KycStatus, locale: Locale): string => KYC_STATUSES_SAID[status][locale];

/** Another card can be handed in, unless one is being looked at. */
export const mayHandIn = (status: KycStatus | null): boolean => status !== 'PENDING';

/** What is wrong with a field of the wire's name. */
export const fieldWords = (field: string, problem: InputProblem | undefined, locale: Locale): string | undefined =>
  problem === undefined ? undefined : inputProblemSentence(field, problem)[locale];

/** 'YYYY-MM-DD' as every day of the product is written. */
export function dayWords(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date}/${month}/${year}`;
}

/** Today in Vietnam, where cards are issued. */
export function useToday(): string {
  const clock = useUseCase(Clock);
  return wallClockOf(clock.now(), DEFAULT_TIMEZONE).slice(0, 'YYYY-MM-DD'.length);
}

/** Sends something: busy meanwhile, then what was wrong, or what is said when it went well. */
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
