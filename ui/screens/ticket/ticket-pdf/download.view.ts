import { useState } from 'react';
import type { Trouble } from '#application/platform/trouble.ts';
import { type DownloadedPdf, DownloadTickets } from '#application/ticket/download-tickets.ts';
import type { Result } from '#domain/kernel/result.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { saveBlob } from '#ui/components/save-blob.ts';

export type PdfSource =
  | { readonly kind: 'TICKET'; readonly id: string; readonly code: string }
  | { readonly kind: 'ORDER' | 'RECEIPT'; readonly id: string; readonly orderNumber: string };

export function usePdfDownload(which: PdfSource, words: { readonly done: string; readonly lost: string }) {
  const { ofTicket, ofOrder, ofReceipt } = useUseCase(DownloadTickets);
  const locale = useLocale();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const keep = async (answer: Result<DownloadedPdf, Trouble>): Promise<void> => {
    if (answer.ok) {
      saveBlob(answer.value.file, answer.value.name);
      toast.success(words.done);
      return;
    }
    if (answer.refusal.code === 'UNREACHABLE') return toast.error(words.lost);
    // The refusal sentences are heavy and rarely needed here.
    const { refusalSentence } = await import('#words/platform/refusals.ts');
    toast.error(refusalSentence(answer.refusal, locale));
  };
  const download = async (): Promise<void> => {
    setBusy(true);
    const asked =
      which.kind === 'TICKET' ? ofTicket(which) : which.kind === 'ORDER' ? ofOrder(which) : ofReceipt(which);
    await keep(await asked);
    setBusy(false);
  };
  return { busy, download };
}
