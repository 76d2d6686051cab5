import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { ManageMyAccount } from '#application/people/manage-my-account.ts';
import type { OwnKyc } from '#application/people/ports/kyc-desk.ts';
import { ManageRewards } from '#application/programme/manage-rewards.ts';
import type { OwnRewards, OwnWithdrawal, WalletFigure, WalletLine } from '#application/programme/ports/reward-desk.ts';
import { referralPath } from '#domain/event/share/share-links.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { groupDigits, showMoney } from '#domain/kernel/locale/money-display.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { ok } from '#domain/kernel/result.ts';
import { isPendingWithdrawal } from '#domain/programme/withdrawal.ts';
import { DEFAULT_TIMEZONE } from '#domain/time/local-time.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { longDate } from '#ui/screens/event-time.view.ts';
import { useAnswer } from '#ui/screens/people/public-page/answer.view.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { RANKS_SAID } from '#words/programme/ranks.ts';
import { WALLET_LINES_SAID } from '#words/programme/wallet-lines.ts';
import { WITHDRAWAL_STATUSES_SAID } from '#words/programme/withdrawals.ts';

export type RewardsView = { readonly rewards: OwnRewards; readonly kyc: OwnKyc };

export function useRewards() {
  const manage = useUseCase(ManageRewards);
  const account = useUseCase(ManageMyAccount);
  return useAnswer<RewardsView>(
    useCallback(async () => {
      const [rewards, kyc] = await Promise.all([manage.read(), account.read()]);
      if (!rewards.ok) return rewards;
      return kyc.ok ? ok({ rewards: rewards.value, kyc: kyc.value }) : kyc;
    }, [manage, account]),
  );
}

export const referralLink = (baseUrl: string, code: string): string => `${baseUrl}${referralPath('/', code)}`;

export const nameOf = (person: OwnRewards['referred'][number]): string => fullName(person) || person.username;

export function useAmountWords(): (amount: number, unit: WalletFigure['unit']) => string {
  const { t } = useLingui();
  const locale = useLocale();
  return (amount, unit) => {
    const shown = groupDigits(amount, locale);
    return unit === 'VND' ? showMoney(dong(amount), locale) : t`${shown} points`;
  };
}

export const dayWords = (at: Instant, locale: Locale): string => longDate(at, DEFAULT_TIMEZONE, locale);

export const rankWords = ({ rank }: NonNullable<OwnRewards['rank']>, locale: Locale): string =>
  RANKS_SAID[rank][locale];

export const lineWords = ({ kind }: WalletLine, locale: Locale): string =>
  WALLET_LINES_SAID.get(kind)?.[locale] ?? kind;

export const statusWords = ({ status }: OwnWithdrawal, locale: Locale): string =>
  WITHDRAWAL_STATUSES_SAID[status][locale];

/** While nobody has decided about it. */
export const mayCancel = ({ status }: OwnWithdrawal): boolean => status === 'SUBMITTED' || status === 'UNDER_REVIEW';

export const isOpen = (withdrawal: OwnWithdrawal): boolean => isPendingWithdrawal(withdrawal);

export function useLines(figure: WalletFigure) {
  const manage = useUseCase(ManageRewards);
  const [more, setMore] = useState<readonly WalletLine[]>([]);
  const [next, setNext] = useState<string | null | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  const { account, unit } = figure;
  const first = useAnswer(useCallback(() => manage.lines({ account, unit }, null), [manage, account, unit]));
  const after = next === undefined && first.answer.kind === 'READY' ? first.answer.value.after : (next ?? null);
  const showMore = async () => {
    const reply = await manage.lines({ account, unit }, after).catch(() => null);
    setFailed(reply === null || !reply.ok);
    if (reply === null || !reply.ok) return;
    setMore([...more, ...reply.value.lines]);
    setNext(reply.value.after);
  };
  return { ...first, more, after, failed, showMore: () => void showMore() };
}

export function useCancelling(onDone: () => void) {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const manage = useUseCase(ManageRewards);
  const [cancelling, setCancelling] = useState<string | null>(null);
  const cancel = async ({ id }: OwnWithdrawal) => {
    setCancelling(id);
    const done = await manage.cancel(id).catch(() => null);
    setCancelling(null);
    if (done === null) return toast.error(t`We could not reach Vemoi. Check your connection and try again.`);
    if (!done.ok) toast.error(refusalSentence(done.refusal, locale));
    else toast.success(t`Withdrawal cancelled. The money is in your wallet again.`);
    onDone();
  };
  return { cancelling, cancel: (withdrawal: OwnWithdrawal) => void cancel(withdrawal) };
}
