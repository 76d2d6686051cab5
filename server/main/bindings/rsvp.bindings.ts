import { ContainerModule } from 'inversify';
import { Database } from '#server/adapters/postgres/connection.ts';
import { makePostgresInvitationBook } from '#server/adapters/postgres/postgres-invitation-book.ts';
import { makePostgresInvitations } from '#server/adapters/postgres/postgres-invitations.ts';
import { makePostgresLetterTemplates } from '#server/adapters/postgres/postgres-letter-templates.ts';
import { DiscardOrder, makeDiscardOrder } from '#server/application/organising/discard-order.ts';
import { AuditLog } from '#server/application/ports/audit-log.ts';
import { Buyers } from '#server/application/ports/buyers.ts';
import { CheckoutNotes } from '#server/application/ports/checkout-notes.ts';
import { CheckoutReader } from '#server/application/ports/checkout-reader.ts';
import { Clock } from '#server/application/ports/clock.ts';
import { Digest } from '#server/application/ports/digest.ts';
import { EmailOutbox } from '#server/application/ports/email-outbox.ts';
import { EmailWriter } from '#server/application/ports/email-writer.ts';
import { EventBus } from '#server/application/ports/event-bus.ts';
import { EventCatalogue } from '#server/application/ports/event-catalogue.ts';
import { InvitationBook } from '#server/application/ports/invitation-book.ts';
import { Invitations } from '#server/application/ports/invitations.ts';
import { JobQueue, PeriodicTask } from '#server/application/ports/job-queue.ts';
import { Keyring } from '#server/application/ports/keyring.ts';
import { LetterTemplates } from '#server/application/ports/letter-templates.ts';
import { NewId } from '#server/application/ports/new-id.ts';
import { ReservationDesk } from '#server/application/ports/reservation-desk.ts';
import { StoredFiles } from '#server/application/ports/stored-files.ts';
import { TicketWallet } from '#server/application/ports/ticket-wallet.ts';
import { Transact } from '#server/application/ports/transact.ts';
import { AnswerInvitation, makeAnswerInvitation } from '#server/application/rsvp/answer-invitation.ts';
import { GiveBackPlaces, makeGiveBackPlaces } from '#server/application/rsvp/give-back-places.ts';
import { InviteGuests, makeInviteGuests } from '#server/application/rsvp/invite-guests.ts';
import { InvitingPorts } from '#server/application/rsvp/inviting-ports.ts';
import { IssueInvitedTicket, makeIssueInvitedTicket } from '#server/application/rsvp/issue-invited-ticket.ts';
import { makePrepareInvitation, PrepareInvitation } from '#server/application/rsvp/prepare-invitation.ts';
import { makeReadInvitation, ReadInvitation } from '#server/application/rsvp/read-invitation.ts';
import { makeReadLetter, ReadLetter } from '#server/application/rsvp/read-letter.ts';
import { makeResendLetter, ResendLetter } from '#server/application/rsvp/resend-letter.ts';
import { makeSendDueLetters, SendDueLetters } from '#server/application/rsvp/send-due-letters.ts';
import { makeWriteTemplate, WriteTemplate } from '#server/application/rsvp/write-template.ts';
import { sendDueLetters } from '#server/jobs/rsvp-tasks.ts';
import { bindTo } from '../bind.ts';

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
