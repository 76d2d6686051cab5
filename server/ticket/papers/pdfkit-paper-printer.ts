import { once } from 'node:events';
import { setImmediate as breathe } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { limitConcurrency } from '#server/platform/system/limit-concurrency.ts';
import type { PaperPrinter } from '#server/ticket/ports/paper-printer.ts';
import { PAYOUT_STATEMENT_WORDS } from '#words/programme/payout-statement.ts';
import { RECEIPT_PDF_WORDS } from '#words/sale/receipt-pdf.ts';
import { TICKET_PDF_WORDS } from '#words/ticket/ticket-pdf.ts';
import { makePaper, type Paper } from './paper.ts';
import { type PaperLetters, readPaperLetters } from './paper-letters.ts';
import { payoutPages } from './payout-pages.ts';
import { drawReceiptPage, RECEIPT_PAGE } from './receipt-page.ts';
import { drawTicketPage, PAGE } from './ticket-page.ts';

type Page = (paper: Paper) => void;
type Size = { readonly width: number; readonly height: number };

/** One document at a time, yielding between pages. */
export function makePdfkitPaperPrinter(): PaperPrinter {
  const limited = limitConcurrency(1);
  let letters: PaperLetters | null = null;

  const print = (title: string, locale: Locale, size: Size, pages: readonly Page[]): Promise<Buffer> =>
    limited(async () => {
      // Read at first use.
      letters ??= readPaperLetters();
      const pen = new PDFDocument({
        size: [size.width, size.height],
        margin: 0,
        autoFirstPage: false,
        lang: locale,
        displayTitle: true,
        pdfVersion: '1.7',
        info: { Title: title, Author: 'Vemoi', Creator: 'Vemoi', Producer: 'Vemoi' },
      });
      const parts: Buffer[] = [];
      pen.on('data', (part: Buffer) => parts.push(part));
      const ended = once(pen, 'end');
      const paper = makePaper(pen, letters);
      for (const page of pages) {
        pen.addPage();
        page(paper);
        await breathe();
      }
      pen.end();
      await ended;
      return Buffer.concat(parts);
    });

  return {
    tickets: (sheets, locale) =>
      print(
        `${TICKET_PDF_WORDS.title[locale]} · ${sheets[0]?.event.name ?? ''}`,
        locale,
        PAGE,
        sheets.map((sheet) => (paper: Paper) => {
          drawTicketPage(paper, sheet, locale);
        }),
      ),
    receipt: (sheet, locale) =>
      print(`${RECEIPT_PDF_WORDS.title[locale]} · ${sheet.orderNumber}`, locale, RECEIPT_PAGE, [
        (paper) => {
          drawReceiptPage(paper, sheet, locale);
        },
      ]),
    payoutStatement: (sheet, locale) =>
      print(
        `${PAYOUT_STATEMENT_WORDS.title[locale]} · ${sheet.name}`,
        locale,
        RECEIPT_PAGE,
        payoutPages(sheet, locale),
      ),
  };
}
