import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { PayRefunds } from '#application/money/pay-refunds.ts';
import type { DisputeOutcome, DisputeToSettle, RefundToPay } from '#application/money/ports/payout-desk.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type Dong, sum } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { PAYOUT_FILTERS } from '#domain/sale/refund/payout.ts';
import { DEFAULT_TIMEZONE } from '#domain/time/local-time.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { saveBatch, useBatchTitles } from '#ui/screens/event/desk/download/batch-titles.view.ts';
import { PAYMENT_PROVIDERS_SAID } from '#words/money/payment-providers.ts';
import { PAYOUT_PROBLEMS_SAID } from '#words/money/payout-problems.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export type { DisputeOutcome, DisputeToSettle, RefundToPay } from '#application/money/ports/payout-desk.ts';
export { PAYOUT_FILTERS };

/** Vietnamese banks work in local time. */
export const BANK_ZONE = DEFAULT_TIMEZONE;

export const isPayable = ({ state, account }: RefundToPay): boolean =>
  account !== null && (state === 'READY' || state === 'FAILED');

/** Who pays it back; null: a person, by transfer. */
export const providerOf = ({ provider }: RefundToPay, locale: Locale): string | null =>
  provider === null ? null : PAYMENT_PROVIDERS_SAID[provider][locale];

export const totalToPay = (refunds: readonly RefundToPay[]): Dong => sum(refunds.map(({ amount }) => amount));

export type NotMarked = readonly { readonly refund: RefundToPay; readonly sentence: string }[];

export function useRefundDesk() {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const pay = useUseCase(PayRefunds);
  const titles = useBatchTitles();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [notMarked, setNotMarked] = useState<NotMarked>([]);
  const away = t`Can’t reach the server. Please try again.`;

  async function attempt<Value>(
    act: () => Promise<Result<Value, Refusal>>,
    then: (value: Value) => void,
  ): Promise<boolean> {
    setBusy(true);
    setTrouble(null);
    try {
      const answer = await act();
      if (!answer.ok) {
        setTrouble(refusalSentence(answer.refusal, locale));
        return false;
      }
      then(answer.value);
      // Until then the list shows what is done as still to do.
      await revalidate();
      return true;
    } catch {
      setTrouble(away);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    trouble,
    notMarked,
    forget: () => {
      setTrouble(null);
      setNotMarked([]);
    },
    markSent: (refunds: readonly RefundToPay[]) =>
      attempt(
        () => pay.markSent(refunds),
        (marked) => {
          const left = marked.flatMap(({ id, problem }) => {
            const refund = refunds.find((one) => one.id === id);
            if (problem === null || refund === undefined) return [];
            return [{ refund, sentence: problem === 'OTHER' ? away : PAYOUT_PROBLEMS_SAID[problem][locale] }];
          });
          setNotMarked(left);
          const done = marked.length - left.length;
          if (done > 0) toast.success(t`Marked as sent: ${done}`);
        },
      ),
    confirm: (refund: RefundToPay, reference: string) =>
      attempt(
        () => pay.confirm(refund.id, reference),
        () => toast.success(t`Refund confirmed`),
      ),
    fail: (refund: RefundToPay, reason: string, askAgain: boolean) =>
      attempt(
        () => pay.fail(refund.id, reason, askAgain),
        () => toast.success(t`Refund is due again`),
      ),
    closeDispute: (refund: RefundToPay, outcome: 'WON' | 'LOST', note: string) =>
      attempt(
        () => pay.closeDispute(refund.id, outcome, note),
        () => toast.success(outcome === 'WON' ? t`Refund is due again` : t`Refund confirmed`),
      ),
    settleDispute: (dispute: DisputeToSettle, outcome: DisputeOutcome, note: string) =>
      attempt(
        () => pay.settleDispute(dispute, outcome, note),
        () => toast.success(outcome === 'REFUND' ? t`Refund created` : t`Dispute marked as handled`),
      ),
    download: (refunds: readonly RefundToPay[]) => {
      const file = pay.batchFile(refunds, { ...titles, order: t`Order`, event: t`Event` });
      if (file !== null) saveBatch(file, 'refunds.csv');
    },
  };
}
