import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { changePhoto, type PhotoChange, type PhotoState } from '#domain/kernel/files/photo-state.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

export type Upload = {
  readonly key: number;
  readonly name: string;
  readonly percent: number;
  /** Why it failed; null while it is sent. */
  readonly trouble: string | null;
  /** Neither is possible while the file is processed. [S5-17] */
  readonly mayRetry: boolean;
  readonly mayRemove: boolean;
};

type Sending = {
  readonly key: number;
  readonly file: File;
  readonly share: number;
  readonly state: PhotoState;
  readonly trouble: string | null;
};

const may = ({ state }: Sending, change: PhotoChange): boolean => changePhoto(state, change).ok;

type SendFile = (file: File, onProgress: (share: number) => void) => Promise<Result<null, Refusal>>;

/** One file after another, each with its progress; `lost` is said without a network. */
export function useUploads(sendFile: SendFile, lost: string) {
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const nextKey = useRef(0);
  const line = useRef<Promise<void>>(Promise.resolve());

  const change = (key: number, to: Partial<Sending>) =>
    setSending((before) => before.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const drop = (key: number) => setSending((before) => before.filter((one) => one.key !== key));

  async function send(key: number, file: File): Promise<void> {
    const sent = await sendFile(file, (share) => change(key, { share })).catch(() => null);
    if (sent?.ok !== true) {
      const trouble = sent === null ? lost : refusalSentence(sent.refusal, locale);
      return change(key, { state: 'FAILED', trouble });
    }
    await revalidate();
    drop(key);
  }
  const enqueue = (key: number, file: File) => {
    line.current = line.current.then(() => send(key, file));
  };

  return {
    uploads: sending.map(
      (one): Upload => ({
        key: one.key,
        name: one.file.name,
        percent: Math.round(one.share * 100),
        trouble: one.trouble,
        mayRetry: may(one, 'REPLACE'),
        mayRemove: may(one, 'REMOVE'),
      }),
    ),
    choose: (files: readonly File[]) => {
      for (const file of files) {
        nextKey.current += 1;
        const key = nextKey.current;
        setSending((before) => [...before, { key, file, share: 0, state: 'PROCESSING', trouble: null }]);
        enqueue(key, file);
      }
    },
    retry: (key: number) => {
      const one = sending.find((each) => each.key === key);
      if (one === undefined) return;
      change(key, { state: 'PROCESSING', share: 0, trouble: null });
      enqueue(key, one.file);
    },
    remove: drop,
  };
}
