import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import type { SharedRefund } from '#application/money/ports/shared-refunds.ts';
import { ReceiveRefund } from '#application/money/receive-refund.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { plainWords } from '#domain/kernel/names/plain-words.ts';
import { BANKS, type Bank, bankOf } from '#domain/people/banks.ts';
import { acceptRefundAccount, mayChangeAccount, type RefundAccount } from '#domain/sale/refund/refund-account.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { useLinkSecret } from '#ui/screens/link-secret.view.ts';
import { inputProblemSentence } from '#words/platform/input-problems.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export type { SharedRefund };
export { BANKS, type Bank, bankOf };

/** A wrong link is told apart from a missing answer. */
export type ReceiveState =
  | { readonly kind: 'LOADING' }
  | { readonly kind: 'WRONG_LINK' }
  | { readonly kind: 'TROUBLE'; readonly sentence: string; readonly again: () => void }
  | { readonly kind: 'OPEN'; readonly refund: SharedRefund; readonly secret: string };

export const isOpen = ({ status }: SharedRefund): boolean => mayChangeAccount(status);

export function banksNamed(typed: string): readonly Bank[] {
  const wanted = plainWords(typed).trim();
  return BANKS.filter(({ name, fullName }) => plainWords(`${name} ${fullName}`).includes(wanted));
}

function useSentence(): (trouble: Trouble) => string {
  const { t } = useLingui();
  const locale = useLocale();
  return (trouble) =>
    trouble.code === 'UNREACHABLE'
      ? t`We could not reach Vemoi. Check your connection and try again.`
      : refusalSentence(trouble, locale);
}

export function useRefund(): { readonly state: ReceiveState; readonly told: (refund: SharedRefund) => void } {
  const receive = useUseCase(ReceiveRefund);
  const secret = useLinkSecret('refund-link');
  const sentence = useSentence();
  const [answer, setAnswer] = useState<SharedRefund | Trouble | null>(null);
  const read = useCallback(async (): Promise<void> => {
    if (secret === null || secret === '') return;
    setAnswer(null);
    const found = await receive.read(secret);
    setAnswer(found.ok ? found.value : found.refusal);
  }, [receive, secret]);
  useEffect(() => void read(), [read]);

  const stateOf = (): ReceiveState => {
    if (secret === '') return { kind: 'WRONG_LINK' };
    if (secret === null || answer === null) return { kind: 'LOADING' };
    if (!('code' in answer)) return { kind: 'OPEN', refund: answer, secret };
    if (answer.code === 'LINK_EXPIRED') return { kind: 'WRONG_LINK' };
    return { kind: 'TROUBLE', sentence: sentence(answer), again: () => void read() };
  };
  return { state: stateOf(), told: setAnswer };
}

const EMPTY: RefundAccount = { bin: '', number: '', holder: '' };
const FIELDS: Readonly<Record<keyof RefundAccount, string>> = {
  bin: 'bank_name',
  number: 'number',
  holder: 'holder_name',
};

export function useAccountForm(secret: string, onSaved: (refund: SharedRefund) => void) {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const sentence = useSentence();
  const receive = useUseCase(ReceiveRefund);
  const [form, setForm] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const accepted = acceptRefundAccount(form);
  const problemOf = (field: keyof RefundAccount): string | undefined => {
    const wrong = !tried || accepted.ok ? undefined : accepted.refusal.find((one) => one.field === field);
    return wrong === undefined ? undefined : inputProblemSentence(FIELDS[field], wrong.problem)[locale];
  };
  return {
    form,
    type: (change: Partial<RefundAccount>) => setForm({ ...form, ...change }),
    wrong: { bin: problemOf('bin'), number: problemOf('number'), holder: problemOf('holder') },
    busy,
    problem,
    save: async (): Promise<void> => {
      setTried(true);
      if (!accepted.ok) return;
      setBusy(true);
      setProblem(null);
      const answer = await receive.sendTo(secret, accepted.value);
      setBusy(false);
      if (!answer.ok) return setProblem(sentence(answer.refusal));
      if (isOpen(answer.value)) toast.success(t`Bank account saved`);
      onSaved(answer.value);
    },
  };
}
