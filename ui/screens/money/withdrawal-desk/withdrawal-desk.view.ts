import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { DecidePayouts, mayBePaid } from '#application/programme/decide-payouts.ts';
import type { WithdrawalToPay } from '#application/programme/ports/withdrawal-desk.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { IdCard } from '#domain/people/id-card.ts';
import type { Refusal } from '#domain/refusal.ts';
import { DEFAULT_TIMEZONE } from '#domain/time/local-time.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { saveBatch, useBatchTitles } from '#ui/screens/event/desk/download/batch-titles.view.ts';
import { clockTime, longDate } from '#ui/screens/event-time.view.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { WITHDRAWAL_STATUSES_SAID } from '#words/programme/withdrawals.ts';

export const statusWords = ({ status }: WithdrawalToPay, locale: Locale): string =>
  WITHDRAWAL_STATUSES_SAID[status][locale];

export const momentWords = (at: Instant, locale: Locale): string =>
  `${clockTime(at, DEFAULT_TIMEZONE)}, ${longDate(at, DEFAULT_TIMEZONE, locale)}`;

export function useBatch(withdrawals: readonly WithdrawalToPay[]) {
  const { t } = useLingui();
  const desk = useUseCase(DecidePayouts);
  const titles = useBatchTitles();
  return {
    count: withdrawals.filter(mayBePaid).length,
    download: () => {
      const file = desk.batchFile(withdrawals, { ...titles, name: t`Requested by`, email: t`Email` });
      if (file !== null) saveBatch(file, 'withdrawals.csv');
    },
  };
}

export function useDeciding(onDone: () => void) {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const desk = useUseCase(DecidePayouts);
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const away = t`Can’t reach the server. Please try again.`;
  const act = async (said: string, ask: () => Promise<Result<null, Refusal>>) => {
    setBusy(true);
    setTrouble(null);
    const answer = await ask().catch(() => null);
    setBusy(false);
    if (answer === null) return setTrouble(away);
    void revalidate();
    if (!answer.ok) return setTrouble(refusalSentence(answer.refusal, locale));
    toast.success(said);
    onDone();
  };
  return {
    busy,
    trouble,
    approve: (id: string) => void act(t`Approved`, () => desk.approve(id)),
    reject: (id: string, reason: string) => void act(t`Rejected`, () => desk.reject(id, reason)),
    confirm: (id: string, reference: string) => void act(t`Transfer confirmed`, () => desk.confirm(id, reference)),
    giveBack: (id: string, reason: string) =>
      void act(t`The money is in the wallet again`, () => desk.giveBack(id, reason)),
    approveCard: (accountId: string) => void act(t`ID card approved`, () => desk.approveCard(accountId)),
    rejectCard: (accountId: string, reason: string) =>
      void act(t`ID card rejected`, () => desk.rejectCard(accountId, reason)),
  };
}

export function useCard() {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const desk = useUseCase(DecidePayouts);
  const [opened, setOpened] = useState<{ readonly accountId: string; readonly card: IdCard } | null>(null);
  const open = async (accountId: string) => {
    const answer = await desk.openCard(accountId).catch(() => null);
    if (answer === null) return toast.error(t`Can’t reach the server. Please try again.`);
    if (!answer.ok) return toast.error(refusalSentence(answer.refusal, locale));
    setOpened({ accountId, card: answer.value });
  };
  return { opened, open: (accountId: string) => void open(accountId), close: () => setOpened(null) };
}
