import { ContainerModule } from 'inversify';
import { makePdfkitPaperPrinter } from '#server/adapters/papers/pdfkit-paper-printer.ts';
import { makePostgresTicketBook } from '#server/adapters/postgres/postgres-ticket-book.ts';
import { OpenCheckout } from '#server/application/checkout/open-checkout.ts';
import { ReserveTickets } from '#server/application/checkout/reserve-tickets.ts';
import { AccountRows } from '#server/application/ports/account-rows.ts';
import { AuditLog } from '#server/application/ports/audit-log.ts';
import { Clock } from '#server/application/ports/clock.ts';
import { EmailFacts } from '#server/application/ports/email-facts.ts';
import { EmailOutbox } from '#server/application/ports/email-outbox.ts';
import { EventBus } from '#server/application/ports/event-bus.ts';
import { JobQueue } from '#server/application/ports/job-queue.ts';
import { Keyring } from '#server/application/ports/keyring.ts';
import { PaperPrinter } from '#server/application/ports/paper-printer.ts';
import { SecretSource } from '#server/application/ports/secret-source.ts';
import { TicketBook } from '#server/application/ports/ticket-book.ts';
import { TicketSigner } from '#server/application/ports/ticket-signer.ts';
import { TicketWallet } from '#server/application/ports/ticket-wallet.ts';
import { Transact } from '#server/application/ports/transact.ts';
import { TicketPorts } from '#server/application/tickets/change-ticket.ts';
import { EditRecipient, makeEditRecipient } from '#server/application/tickets/edit-recipient.ts';
import { GiveTicket, makeGiveTicket } from '#server/application/tickets/give-ticket.ts';
import { IssueGift, makeIssueGift } from '#server/application/tickets/issue-gift.ts';
import { MailTicket, makeMailTicket } from '#server/application/tickets/mail-ticket.ts';
import { makePrintTickets, PrintTickets } from '#server/application/tickets/print-tickets.ts';
import { makeReceiveTicket, ReceiveTicket } from '#server/application/tickets/receive-ticket.ts';
import { makeTakeBackTicket, TakeBackTicket } from '#server/application/tickets/take-back-ticket.ts';
import { bindTo, bindValue } from '../bind.ts';

/** Tickets that change hands, and that are printed. */
export const ticketBindings = new ContainerModule(({ bind }) => {
  bindValue(bind, TicketBook, makePostgresTicketBook());
  bindTo(
    bind,
    TicketPorts,
    [TicketBook, AccountRows, EmailOutbox, JobQueue, AuditLog, EventBus, Transact, SecretSource, Clock],
    (book, accounts, outbox, jobs, audit, bus, transact, secrets, clock) => ({
      book,
      accounts,
      outbox,
      jobs,
      audit,
      bus,
      transact,
      secrets,
      clock,
    }),
  );
  bindTo(bind, GiveTicket, [TicketPorts], makeGiveTicket);
  bindTo(bind, TakeBackTicket, [TicketPorts], makeTakeBackTicket);
  bindTo(bind, EditRecipient, [TicketPorts], makeEditRecipient);
  bindTo(bind, MailTicket, [TicketPorts], makeMailTicket);
  bindTo(bind, ReceiveTicket, [TicketPorts, Keyring], (ports, keyring) => makeReceiveTicket({ ...ports, keyring }));
  bindTo(
    bind,
    IssueGift,
    [AccountRows, TicketWallet, ReserveTickets, OpenCheckout, GiveTicket],
    (accounts, wallet, reserve, openCheckout, give) => makeIssueGift({ accounts, wallet, reserve, openCheckout, give }),
  );
  bindTo(bind, PaperPrinter, [], makePdfkitPaperPrinter);
  bindTo(bind, PrintTickets, [TicketWallet, EmailFacts, TicketSigner, PaperPrinter], (wallet, facts, signer, printer) =>
    makePrintTickets({ wallet, facts, signer, printer }),
  );
});
