import { ContainerModule } from 'inversify';
import { EventCatalogue } from '#server/event/ports/event-catalogue.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Digest } from '#server/platform/ports/digest.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { EmailWriter } from '#server/platform/ports/email-writer.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { JobQueue, PeriodicTask } from '#server/platform/ports/job-queue.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { StoredFiles } from '#server/platform/ports/stored-files.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { bindTo } from '#server/platform/wiring/bind.ts';
import { sendDueLetters } from '#server/rsvp/jobs/rsvp-tasks.ts';
import { InvitationBook } from '#server/rsvp/ports/invitation-book.ts';
import { Invitations } from '#server/rsvp/ports/invitations.ts';
import { LetterTemplates } from '#server/rsvp/ports/letter-templates.ts';
import { makePostgresInvitationBook } from '#server/rsvp/postgres/postgres-invitation-book.ts';
import { makePostgresInvitations } from '#server/rsvp/postgres/postgres-invitations.ts';
import { makePostgresLetterTemplates } from '#server/rsvp/postgres/postgres-letter-templates.ts';
import { DiscardOrder, makeDiscardOrder } from '#server/sale/discard-order.ts';
import { Buyers } from '#server/sale/ports/buyers.ts';
import { CheckoutNotes } from '#server/sale/ports/checkout-notes.ts';
import { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';
import { TicketWallet } from '#server/ticket/ports/ticket-wallet.ts';
import { AnswerInvitation, makeAnswerInvitation } from './answer-invitation.ts';
import { GiveBackPlaces, makeGiveBackPlaces } from './give-back-places.ts';
import { InviteGuests, makeInviteGuests } from './invite-guests.ts';
import { InvitingPorts } from './inviting-ports.ts';
import { IssueInvitedTicket, makeIssueInvitedTicket } from './issue-invited-ticket.ts';
import { makePrepareInvitation, PrepareInvitation } from './prepare-invitation.ts';
import { makeReadInvitation, ReadInvitation } from './read-invitation.ts';
import { makeReadLetter, ReadLetter } from './read-letter.ts';
import { makeResendLetter, ResendLetter } from './resend-letter.ts';
import { makeSendDueLetters, SendDueLetters } from './send-due-letters.ts';
import { makeWriteTemplate, WriteTemplate } from './write-template.ts';

/** Invitations and their answers. */
export const rsvpBindings = new ContainerModule(({ bind }) => {
  bindTo(bind, Invitations, [Database], ({ pool }) => makePostgresInvitations(pool));
  bindTo(bind, InvitationBook, [Database], ({ pool }) => makePostgresInvitationBook(pool));
  bindTo(bind, LetterTemplates, [Database], ({ pool }) => makePostgresLetterTemplates(pool));
  bindTo(
    bind,
    InvitingPorts,
    [InvitationBook, EventCatalogue, EmailOutbox, JobQueue, AuditLog, Transact, NewId, Clock],
    (book, catalogue, outbox, jobs, audit, transact, ids, clock): InvitingPorts => ({
      book,
      catalogue,
      outbox,
      jobs,
      audit,
      transact,
      ids,
      clock,
    }),
  );
  bindTo(bind, InviteGuests, [InvitingPorts], makeInviteGuests);
  bindTo(bind, PrepareInvitation, [InvitingPorts], makePrepareInvitation);
  bindTo(bind, ResendLetter, [InvitingPorts], makeResendLetter);
  bindTo(bind, SendDueLetters, [InvitingPorts], makeSendDueLetters);
  bindTo(bind, PeriodicTask, [SendDueLetters], sendDueLetters);
  bindTo(bind, ReadLetter, [Invitations, LetterTemplates], (invitations, templates) =>
    makeReadLetter({ invitations, templates }),
  );
  bindTo(bind, WriteTemplate, [LetterTemplates, StoredFiles, EmailWriter, Clock], (templates, files, writer, clock) =>
    makeWriteTemplate({ templates, files, writer, clock }),
  );
  bindTo(bind, ReadInvitation, [Invitations, Keyring, Clock], (invitations, keyring, clock) =>
    makeReadInvitation({ invitations, keyring, clock }),
  );
  bindTo(
    bind,
    IssueInvitedTicket,
    [ReservationDesk, CheckoutReader, TicketWallet, CheckoutNotes, Buyers, NewId, Digest, Clock],
    (desk, reader, wallet, notes, buyers, newId, digest, clock) =>
      makeIssueInvitedTicket({ desk, reader, wallet, notes, buyers, newId, digest, clock }),
  );
  bindTo(bind, GiveBackPlaces, [ReservationDesk, EventBus], makeGiveBackPlaces);
  bindTo(bind, DiscardOrder, [CheckoutReader, TicketWallet, GiveBackPlaces], (reader, wallet, giveBack) =>
    makeDiscardOrder({ reader, wallet, giveBack }),
  );
  bindTo(
    bind,
    AnswerInvitation,
    [Invitations, EventCatalogue, IssueInvitedTicket, GiveBackPlaces, Keyring, Clock],
    (invitations, catalogue, issue, giveBack, keyring, clock) =>
      makeAnswerInvitation({ invitations, catalogue, issue, giveBack, keyring, clock }),
  );
});
