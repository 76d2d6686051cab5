import { ContainerModule } from 'inversify';
import { AccountRows } from '#server/people/ports/account-rows.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailFacts } from '#server/platform/ports/email-facts.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { SecretSource } from '#server/platform/ports/secret-source.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { bindTo, bindValue } from '#server/platform/wiring/bind.ts';
import { IssueTickets } from '#server/sale/issue-tickets.ts';
import { makePdfkitPaperPrinter } from '#server/ticket/papers/pdfkit-paper-printer.ts';
import { PaperPrinter } from '#server/ticket/ports/paper-printer.ts';
import { TicketBook } from '#server/ticket/ports/ticket-book.ts';
import { TicketSigner } from '#server/ticket/ports/ticket-signer.ts';
import { TicketWallet } from '#server/ticket/ports/ticket-wallet.ts';
import { makePostgresTicketBook } from '#server/ticket/postgres/postgres-ticket-book.ts';
import { TicketPorts } from './change-ticket.ts';
import { EditRecipient, makeEditRecipient } from './edit-recipient.ts';
import { GiveTicket, makeGiveTicket } from './give-ticket.ts';
import { IssueGift, makeIssueGift } from './issue-gift.ts';
import { MailTicket, makeMailTicket } from './mail-ticket.ts';
import { makePrintTickets, PrintTickets } from './print-tickets.ts';
import { makeReceiveTicket, ReceiveTicket } from './receive-ticket.ts';
import { makeTakeBackTicket, TakeBackTicket } from './take-back-ticket.ts';

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
  bindTo(bind, IssueGift, [AccountRows, IssueTickets, GiveTicket, NewId], (accounts, issue, give, ids) =>
    makeIssueGift({ accounts, issue, give, ids }),
  );
  bindTo(bind, PaperPrinter, [], makePdfkitPaperPrinter);
  bindTo(bind, PrintTickets, [TicketWallet, EmailFacts, TicketSigner, PaperPrinter], (wallet, facts, signer, printer) =>
    makePrintTickets({ wallet, facts, signer, printer }),
  );
});
