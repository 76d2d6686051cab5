import { TicketPdfs } from '#application/ticket/ports/ticket-pdfs.ts';
import { receiptFileName, ticketFileName, ticketsFileName } from '#domain/kernel/files/download-names.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

type DownloadedPdf = { readonly file: Blob; readonly name: string };
/** Rejects without an answer. */
type Fetched = Promise<Result<DownloadedPdf, Refusal>>;

export type DownloadTickets = {
  readonly ofTicket: (ticket: { readonly id: string; readonly code: string }) => Fetched;
  readonly ofOrder: (order: { readonly id: string; readonly orderNumber: string }) => Fetched;
  readonly ofReceipt: (order: { readonly id: string; readonly orderNumber: string }) => Fetched;
};

export const DownloadTickets = defineUseCase(
  'DownloadTickets',
  { papers: TicketPdfs },
  ({ papers }): DownloadTickets => {
    const named = async (asked: Promise<Result<Blob, Refusal>>, name: string): Fetched => {
      const answer = await asked;
      return answer.ok ? ok({ file: answer.value, name }) : answer;
    };
    return {
      ofTicket: ({ id, code }) => named(papers.ofTicket(id), ticketFileName(code, 'pdf')),
      ofOrder: ({ id, orderNumber }) => named(papers.ofOrder(id), ticketsFileName(orderNumber)),
      ofReceipt: ({ id, orderNumber }) => named(papers.ofReceipt(id), receiptFileName(orderNumber)),
    };
  },
);
