import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ManageRewards } from '#application/programme/manage-rewards.ts';
import { type Dong, parseDong, ZERO } from '#domain/kernel/money/dong.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { useAmountWords } from './rewards.view.ts';

export function useConverting(available: Dong, onDone: () => void) {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const words = useAmountWords();
  const manage = useUseCase(ManageRewards);
  const [key] = useState(() => manage.newKey());
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const most = words(available, 'VND');
  const submit = async () => {
    const read = parseDong(text);
    if (!read.ok || read.value <= ZERO) return setWrong(t`Enter an amount in VND`);
    if (read.value > available) return setWrong(t`You can convert at most ${most}`);
    setBusy(true);
    const done = await manage.convert(read.value, key).catch(() => null);
    setBusy(false);
    if (done === null) return setProblem(t`We could not reach Vemoi. Check your connection and try again.`);
    if (!done.ok) return setProblem(refusalSentence(done.refusal, locale));
    const got = words(read.value, 'POINT');
    toast.success(t`You got ${got}`);
    onDone();
  };
  return {
    text,
    type: (typed: string) => {
      setText(typed);
      setWrong(null);
    },
    most,
    wrong,
    problem,
    busy,
    submit: () => void submit(),
  };
}
