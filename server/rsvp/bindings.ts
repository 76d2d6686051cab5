import { ContainerModule } from 'inversify';
import { EventCatalogue } from '#server/event/ports/event-catalogue.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { EmailWriter } from '#server/platform/ports/email-writer.ts';
import { JobQueue, PeriodicTask } from '#server/platform/ports/job-queue.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { StoredFiles } from '#server/platform/ports/stored-files.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { bindTo, bindValue } from '#server/platform/wiring/bind.ts';
import { sendDueLetters } from '#server/rsvp/jobs/rsvp-tasks.ts';
import { InvitationBook } from '#server/rsvp/ports/invitation-book.ts';
import { Invitations } from '#server/rsvp/ports/invitations.ts';
import { KeepAnswers } from '#server/rsvp/ports/keep-answers.ts';
import { LetterTemplates } from '#server/rsvp/ports/letter-templates.ts';
import { makePostgresInvitationBook } from '#server/rsvp/postgres/postgres-invitation-book.ts';
import { makePostgresInvitations } from '#server/rsvp/postgres/postgres-invitations.ts';
import { postgresKeepAnswers } from '#server/rsvp/postgres/postgres-keep-answers.ts';
import { makePostgresLetterTemplates } from '#server/rsvp/postgres/postgres-letter-templates.ts';
import { GiveBackOrder } from '#server/sale/give-back-order.ts';
import { IssueTickets } from '#server/sale/issue-tickets.ts';
import { AnswerInvitation, makeAnswerInvitation } from './answer-invitation.ts';
import { InviteGuests, makeInviteGuests } from './invite-guests.ts';
import { InvitingPorts } from './inviting-ports.ts';
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
  bindValue(bind, KeepAnswers, postgresKeepAnswers);
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
    AnswerInvitation,
    [Invitations, KeepAnswers, Transact, EventCatalogue, IssueTickets, GiveBackOrder, Keyring, NewId, Clock],
    (invitations, keepAnswers, transact, catalogue, issue, giveBack, keyring, ids, clock) =>
      makeAnswerInvitation({ invitations, keepAnswers, transact, catalogue, issue, giveBack, keyring, ids, clock }),
  );
});
