import { useState } from 'react';
import { DownloadTickets } from '#application/ticket/download-tickets.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { saveBlob } from '#ui/components/save-blob.ts';

export type PdfSource =
  | { readonly kind: 'TICKET'; readonly id: string; readonly code: string }
  | { readonly kind: 'ORDER' | 'RECEIPT'; readonly id: string; readonly orderNumber: string };

type Words = { readonly loading: string; readonly done: string; readonly lost: string };

/** Why there is no file, in words. */
class NoFile extends Error {}

export function usePdfDownload(which: PdfSource, words: Words) {
  const { ofTicket, ofOrder, ofReceipt } = useUseCase(DownloadTickets);
  const locale = useLocale();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const saved = async (): Promise<void> => {
    const answer = await (which.kind === 'TICKET'
      ? ofTicket(which)
      : which.kind === 'ORDER'
        ? ofOrder(which)
        : ofReceipt(which));
    if (answer.ok) return saveBlob(answer.value.file, answer.value.name);
    // The refusal sentences are heavy and rarely needed here.
    const { refusalSentence } = await import('#words/platform/refusals.ts');
    throw new NoFile(refusalSentence(answer.refusal, locale));
  };
  const download = async (): Promise<void> => {
    setBusy(true);
    const { loading, done, lost } = words;
    const error = (why: unknown) => (why instanceof NoFile ? why.message : lost);
    // The toast shows the error. [S8-41]
    await toast.promise(saved(), { loading, success: done, error }).catch(() => undefined);
    setBusy(false);
  };
  return { busy, download };
}
