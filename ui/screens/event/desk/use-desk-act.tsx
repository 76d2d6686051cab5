import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

/** Why something is not done, in words; `refusal` null: the server cannot be reached. */
type DeskTrouble = { readonly text: string; readonly refusal: Refusal | null };

export type DeskAct = {
  readonly busy: boolean;
  /** Null when it is done, else why not. `done` is shown as a toast. The page is read again either way. */
  readonly attempt: <T>(asked: Promise<Result<T, Refusal>>, done: string | null) => Promise<DeskTrouble | null>;
  /** The same, only the words. */
  readonly act: <T>(asked: Promise<Result<T, Refusal>>, done: string | null) => Promise<string | null>;
  /** The same, with the reason as a toast. True: done. */
  readonly tell: <T>(asked: Promise<Result<T, Refusal>>, done: string | null) => Promise<boolean>;
};

export function useDeskAct(): DeskAct {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const attempt: DeskAct['attempt'] = async (asked, done) => {
    setBusy(true);
    const answer = await asked.catch(() => null);
    await revalidate();
    setBusy(false);
    if (answer === null)
      return { text: t`Can’t reach the server. Check this page before trying again.`, refusal: null };
    if (!answer.ok) return { text: refusalSentence(answer.refusal, locale), refusal: answer.refusal };
    if (done !== null) toast.success(done);
    return null;
  };
  const act: DeskAct['act'] = async (asked, done) => (await attempt(asked, done))?.text ?? null;
  const tell: DeskAct['tell'] = async (asked, done) => {
    const trouble = await act(asked, done);
    if (trouble !== null) toast.error(trouble);
    return trouble === null;
  };
  return { busy, attempt, act, tell };
}
