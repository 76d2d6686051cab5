import { ContainerModule } from 'inversify';
import { bindTo, bindValue } from '#server/platform/wiring/bind.ts';
import { makePdfkitPaperPrinter } from '#server/ticket/papers/pdfkit-paper-printer.ts';
import { PaperPrinter } from '#server/ticket/ports/paper-printer.ts';
import { TicketBook } from '#server/ticket/ports/ticket-book.ts';
import { makePostgresTicketBook } from '#server/ticket/postgres/postgres-ticket-book.ts';

export const ticketBindings = new ContainerModule((to) => {
  bindValue(to, TicketBook, makePostgresTicketBook());
  bindTo(to, PaperPrinter, [], makePdfkitPaperPrinter);
});
