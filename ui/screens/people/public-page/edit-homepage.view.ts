import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { HomepageChange } from '#application/people/ports/homepage-desk.ts';
import { SaveHomepage } from '#application/people/save-homepage.ts';
import { UploadPortrait } from '#application/people/upload-portrait.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export type Picture = {
  /** The chosen file, shown before it is uploaded. */
  readonly shown: string | null;
  /** undefined keeps the picture, null removes it. */
  readonly change: string | null | undefined;
  readonly percent: number | null;
  readonly problem: string | null;
  readonly choose: (file: File) => Promise<void>;
  readonly takeAway: () => void;
};

type SendPicture = (
  file: File,
  onProgress: (share: number) => void,
) => Promise<Result<{ readonly url: string }, Refusal>>;

export function usePortrait(current: string | null): Picture {
  const upload = useUseCase(UploadPortrait);
  return usePicture(current, (file, onProgress) => upload({ file, onProgress }));
}

/** Shows the file from this device while it uploads. */
export function usePicture(current: string | null, send: SendPicture): Picture {
  const { t } = useLingui();
  const locale = useLocale();
  const [local, setLocal] = useState<string | null>(null);
  const [change, setChange] = useState<string | null | undefined>(undefined);
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => () => (local === null ? undefined : URL.revokeObjectURL(local)), [local]);

  const choose = async (file: File): Promise<void> => {
    setLocal(URL.createObjectURL(file));
    setProblem(null);
    setShare(0);
    try {
      const sent = await send(file, setShare);
      if (sent.ok) return setChange(sent.value.url);
      setProblem(refusalSentence(sent.refusal, locale));
      setLocal(null);
    } catch {
      setProblem(t`The image wasn’t uploaded. Check your connection and try again.`);
      setLocal(null);
    } finally {
      setShare(null);
    }
  };
  return {
    shown: local ?? (change === null ? null : current),
    change,
    percent: share === null ? null : Math.round(share * 100),
    problem,
    choose,
    takeAway: () => {
      setLocal(null);
      setProblem(null);
      setChange(current === null ? undefined : null);
    },
  };
}

/** Resolves with null when saved, otherwise with the problem. [S8-50] */
export function useSaveHomepage(): (change: HomepageChange) => Promise<string | null> {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const save = useUseCase(SaveHomepage);
  const { revalidate } = useRevalidator();
  return async (change) => {
    const saved = await save(change).catch(() => null);
    if (saved === null) return t`We could not reach Vemoi. Check your connection and try again.`;
    if (!saved.ok) return refusalSentence(saved.refusal, locale);
    toast.success(t`Information saved…`);
    await revalidate();
    return null;
  };
}
