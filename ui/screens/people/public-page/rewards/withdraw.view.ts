import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ManageRewards } from '#application/programme/manage-rewards.ts';
import { type Dong, parseDong } from '#domain/kernel/money/dong.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { debtOf } from '#domain/programme/wallet.ts';
import {
  type Payout,
  requestWithdrawal,
  type WithdrawalRefusal,
  type Withdrawer,
  withdrawalObstacle,
} from '#domain/programme/withdrawal.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { WITHDRAWAL_CREATED, WITHDRAWAL_FAILED, withdrawalSentence } from '#words/programme/withdrawals.ts';
import type { RewardsView } from './rewards.view.ts';

export type Source = 'balance' | 'revenue';

const withdrawerOf = ({ rewards, kyc }: RewardsView, source: Source): Withdrawer => {
  const { wallet } = rewards;
  return {
    accountId: '' as AccountId,
    kyc: kyc.card?.status ?? null,
    bankAccounts: kyc.bankAccounts,
    available: wallet[source],
    // The earnings page says more; the server decides.
    maturing: null,
    refundsDue: null,
    owes: debtOf({ VND: wallet.balance, POINT: wallet.points }),
    withdrawals: rewards.withdrawals,
    agreement: wallet.fee,
    secondFactor: kyc.hasSecondFactor ? 'GO_ON' : 'SET_UP_FIRST',
  };
};

/** Null: the form may open. */
export function useObstacle(view: RewardsView): string | null {
  const locale = useLocale();
  const obstacle = withdrawalObstacle(withdrawerOf(view, 'balance'));
  return obstacle === null ? null : withdrawalSentence(obstacle)[locale];
}

const OF_ACCOUNT: ReadonlySet<WithdrawalRefusal['code']> = new Set(['RECEIVING_ACCOUNT_REQUIRED']);

type Checked = { readonly amount: Dong; readonly payout: Payout };

export function useWithdrawing(view: RewardsView, onDone: () => void) {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const manage = useUseCase(ManageRewards);
  const [key] = useState(() => manage.newKey());
  const [form, setForm] = useState({ amount: '', bankAccountId: '', source: 'balance' as Source, code: '' });
  const [refusal, setRefusal] = useState<WithdrawalRefusal | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sentence = refusal === null ? null : withdrawalSentence(refusal)[locale];
  const ofAccount = refusal !== null && OF_ACCOUNT.has(refusal.code);
  const to = view.kyc.bankAccounts.find(({ bankAccountId }) => bankAccountId === form.bankAccountId);

  const check = () => {
    const read = parseDong(form.amount);
    const amount = read.ok ? read.value : null;
    const asked = requestWithdrawal(withdrawerOf(view, form.source), {
      amount,
      bankAccountId: form.bankAccountId === '' ? null : form.bankAccountId,
    });
    setRefusal(asked.ok ? null : asked.refusal);
    if (asked.ok && amount !== null) setChecked({ amount, payout: asked.value.payout });
  };
  const send = async ({ amount }: Checked) => {
    if (form.code.trim() === '') return setProblem(t`Please enter the 6-digit code from your app`);
    setBusy(true);
    const { bankAccountId, source, code } = form;
    const done = await manage.withdraw({ amount, bankAccountId, source, code }, key).catch(() => null);
    setBusy(false);
    if (done === null) return setProblem(WITHDRAWAL_FAILED[locale]);
    if (!done.ok) return setProblem(`${WITHDRAWAL_FAILED[locale]}. ${refusalSentence(done.refusal, locale)}`);
    toast.success(WITHDRAWAL_CREATED[locale]);
    onDone();
  };
  return {
    form,
    type: (change: Partial<typeof form>) => {
      setForm({ ...form, ...change });
      setRefusal(null);
      setProblem(null);
    },
    wrong: { amount: ofAccount ? null : sentence, account: ofAccount ? sentence : null },
    checked,
    to,
    back: () => setChecked(null),
    problem,
    busy,
    submit: () => (checked === null ? check() : void send(checked)),
  };
}
