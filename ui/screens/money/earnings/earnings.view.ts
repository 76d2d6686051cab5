import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ManageEarnings } from '#application/programme/manage-earnings.ts';
import { ManageRewards } from '#application/programme/manage-rewards.ts';
import type { EarningFigure, EarningLine, StatementOf } from '#application/programme/ports/earnings-desk.ts';
import type { OwnWithdrawal } from '#application/programme/ports/reward-desk.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type Dong, parseDong } from '#domain/kernel/money/dong.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import {
  isPendingWithdrawal,
  payoutOf,
  requestWithdrawal,
  type WithdrawalRefusal,
  type Withdrawer,
  withdrawalObstacle,
} from '#domain/programme/withdrawal.ts';
import { DEFAULT_TIMEZONE } from '#domain/time/local-time.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { saveBlob } from '#ui/components/save-blob.ts';
import { longDate } from '#ui/screens/event-time.view.ts';
import { useAnswer } from '#ui/screens/people/public-page/answer.view.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { EARNING_LINES_SAID } from '#words/programme/earning-lines.ts';
import {
  WITHDRAWAL_CREATED,
  WITHDRAWAL_FAILED,
  WITHDRAWAL_STATUSES_SAID,
  withdrawalSentence,
} from '#words/programme/withdrawals.ts';
import type { EarningsView } from './earnings.loader.ts';

export const dayWords = (at: Instant, locale: Locale): string => longDate(at, DEFAULT_TIMEZONE, locale);

export const lineWords = ({ kind }: EarningLine, locale: Locale): string =>
  EARNING_LINES_SAID.get(kind)?.[locale] ?? kind;

export const payoutWords = ({ status }: OwnWithdrawal, locale: Locale): string =>
  WITHDRAWAL_STATUSES_SAID[status][locale];

export const mayCancel = ({ status }: OwnWithdrawal): boolean => status === 'SUBMITTED' || status === 'UNDER_REVIEW';

export const isOpen = (payout: OwnWithdrawal): boolean => isPendingWithdrawal(payout);

const withdrawerOf = ({ earnings, kyc, payouts }: EarningsView): Withdrawer => ({
  accountId: '' as AccountId,
  kyc: kyc.card?.status ?? null,
  bankAccounts: kyc.bankAccounts,
  available: earnings.withdrawable,
  maturing: earnings.maturesAt === null ? null : { amount: earnings.pending, from: earnings.maturesAt },
  refundsDue: earnings.cancelling,
  owes: null,
  withdrawals: payouts,
  agreement: earnings.fee,
  secondFactor: kyc.hasSecondFactor ? 'GO_ON' : 'SET_UP_FIRST',
});

/** Null: the form may open. */
export function useObstacle(view: EarningsView): string | null {
  const locale = useLocale();
  const obstacle = withdrawalObstacle(withdrawerOf(view));
  return obstacle === null ? null : withdrawalSentence(obstacle)[locale];
}

export function useRequesting(view: EarningsView, onDone: () => void) {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const follow = useUseCase(ManageEarnings);
  const [key] = useState(() => follow.newKey());
  const [form, setForm] = useState({ amount: '', bankAccountId: '', code: '' });
  const [refusal, setRefusal] = useState<WithdrawalRefusal | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const read = parseDong(form.amount);
  const amount: Dong | null = read.ok ? read.value : null;
  const sentence = refusal === null ? null : withdrawalSentence(refusal)[locale];
  const ofAccount = refusal?.code === 'RECEIVING_ACCOUNT_REQUIRED';

  const submit = async () => {
    const bankAccountId = form.bankAccountId === '' ? null : form.bankAccountId;
    const asked = requestWithdrawal(withdrawerOf(view), { amount, bankAccountId });
    setRefusal(asked.ok ? null : asked.refusal);
    if (!asked.ok || amount === null || bankAccountId === null) return;
    if (form.code.trim() === '') return setProblem(t`Please enter the 6-digit code from your app`);
    setBusy(true);
    const corporateId = view.publisher === view.corporate?.publisher ? view.corporate.corporateId : null;
    const wish = { amount, bankAccountId, code: form.code, corporateId };
    const done = await follow.request(wish, key).catch(() => null);
    setBusy(false);
    if (done === null) return setProblem(WITHDRAWAL_FAILED[locale]);
    if (!done.ok) return setProblem(`${WITHDRAWAL_FAILED[locale]}. ${refusalSentence(done.refusal, locale)}`);
    toast.success(WITHDRAWAL_CREATED[locale]);
    void revalidate();
    onDone();
  };
  return {
    form,
    payout: amount === null ? null : payoutOf(amount, view.earnings.fee),
    type: (change: Partial<typeof form>) => {
      setForm({ ...form, ...change });
      setRefusal(null);
      setProblem(null);
    },
    wrong: { amount: ofAccount ? null : sentence, account: ofAccount ? sentence : null },
    problem,
    busy,
    submit: () => void submit(),
  };
}

export function useCancelling() {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const manage = useUseCase(ManageRewards);
  const [cancelling, setCancelling] = useState<string | null>(null);
  const cancel = async ({ id }: OwnWithdrawal) => {
    setCancelling(id);
    const done = await manage.cancel(id).catch(() => null);
    setCancelling(null);
    if (done === null) return toast.error(t`We could not reach Vemoi. Check your connection and try again.`);
    if (!done.ok) toast.error(refusalSentence(done.refusal, locale));
    else toast.success(t`Payout cancelled. The money can be paid out again.`);
    void revalidate();
  };
  return { cancelling, cancel: (payout: OwnWithdrawal) => void cancel(payout) };
}

export function useEarningLines(publisher: string | null, of: EarningFigure) {
  const follow = useUseCase(ManageEarnings);
  const [more, setMore] = useState<readonly EarningLine[]>([]);
  const [next, setNext] = useState<string | null | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  const first = useAnswer(useCallback(() => follow.lines(publisher, of, null), [follow, publisher, of]));
  const after = next === undefined && first.answer.kind === 'READY' ? first.answer.value.after : (next ?? null);
  const showMore = async () => {
    const reply = await follow.lines(publisher, of, after).catch(() => null);
    setFailed(reply === null || !reply.ok);
    if (reply === null || !reply.ok) return;
    setMore([...more, ...reply.value.lines]);
    setNext(reply.value.after);
  };
  return { ...first, more, after, failed, showMore: () => void showMore() };
}

class NoFile extends Error {}

export function useStatement(publisher: string | null) {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const follow = useUseCase(ManageEarnings);
  const [busy, setBusy] = useState<string | null>(null);
  const saved = async (of: StatementOf): Promise<void> => {
    const answer = await follow.statement(publisher, of);
    if (!answer.ok) throw new NoFile(refusalSentence(answer.refusal, locale));
    saveBlob(answer.value.file, answer.value.name);
  };
  const download = async (of: StatementOf): Promise<void> => {
    setBusy('payoutId' in of ? of.payoutId : 'PERIOD');
    const lost = t`Can’t reach the server. Please try again.`;
    await toast
      .promise(saved(of), {
        loading: t`Preparing the file…`,
        success: t`File downloaded`,
        error: (why: unknown) => (why instanceof NoFile ? why.message : lost),
      })
      // The toast shows the error.
      .catch(() => undefined);
    setBusy(null);
  };
  return { busy, download: (of: StatementOf) => void download(of) };
}
