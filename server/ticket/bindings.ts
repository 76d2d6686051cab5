import { ContainerModule } from 'inversify';
import { Database } from '#server/platform/postgres/connection.ts';
import { Reports } from '#server/platform/postgres/reports.ts';
import { bindTo, bindValue } from '#server/platform/wiring/bind.ts';
import { makePdfkitPaperPrinter } from '#server/ticket/papers/pdfkit-paper-printer.ts';
import { Attendees } from '#server/ticket/ports/attendees.ts';
import { IssuedTickets } from '#server/ticket/ports/issued-tickets.ts';
import { PaperPrinter } from '#server/ticket/ports/paper-printer.ts';
import { PortalBook } from '#server/ticket/ports/portal-book.ts';
import { SelfServiceBook } from '#server/ticket/ports/self-service-book.ts';
import { TicketAttendees } from '#server/ticket/ports/ticket-attendees.ts';
import { TicketBook } from '#server/ticket/ports/ticket-book.ts';
import { makePostgresAttendees } from '#server/ticket/postgres/postgres-attendees.ts';
import { makePostgresIssuedTickets } from '#server/ticket/postgres/postgres-issued-tickets.ts';
import { makePostgresPortalBook } from '#server/ticket/postgres/postgres-portal-book.ts';
import { makePostgresSelfServiceBook } from '#server/ticket/postgres/postgres-self-service-book.ts';
import { makePostgresTicketAttendees } from '#server/ticket/postgres/postgres-ticket-attendees.ts';
import { makePostgresTicketBook } from '#server/ticket/postgres/postgres-ticket-book.ts';

export const ticketBindings = new ContainerModule((to) => {
  bindValue(to, TicketBook, makePostgresTicketBook());
  bindTo(to, Attendees, [Reports], makePostgresAttendees);
  bindTo(to, IssuedTickets, [Database], ({ pool }) => makePostgresIssuedTickets(pool));
  bindTo(to, TicketAttendees, [Database], ({ pool }) => makePostgresTicketAttendees(pool));
  bindTo(to, SelfServiceBook, [Database], ({ pool }) => makePostgresSelfServiceBook(pool));
  bindTo(to, PortalBook, [Database, Reports], makePostgresPortalBook);
  bindTo(to, PaperPrinter, [], makePdfkitPaperPrinter);
});
