import { ContainerModule } from 'inversify';
import { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { bindTo, bindValue } from '#server/platform/wiring/bind.ts';
import { seatWaitingGuests, sendDueLetters } from '#server/rsvp/jobs/rsvp-tasks.ts';
import { InvitationBook } from '#server/rsvp/ports/invitation-book.ts';
import { Invitations } from '#server/rsvp/ports/invitations.ts';
import { KeepAnswers } from '#server/rsvp/ports/keep-answers.ts';
import { LetterTemplates } from '#server/rsvp/ports/letter-templates.ts';
import { makePostgresInvitationBook } from '#server/rsvp/postgres/postgres-invitation-book.ts';
import { makePostgresInvitations } from '#server/rsvp/postgres/postgres-invitations.ts';
import { postgresKeepAnswers } from '#server/rsvp/postgres/postgres-keep-answers.ts';
import { makePostgresLetterTemplates } from '#server/rsvp/postgres/postgres-letter-templates.ts';
import { SeatWaitingGuests } from './seat-waiting-guests.ts';
import { SendDueLetters } from './send-due-letters.ts';

export const rsvpBindings = new ContainerModule((to) => {
  bindTo(to, Invitations, [Database], ({ pool }) => makePostgresInvitations(pool));
  bindTo(to, InvitationBook, [Database], ({ pool }) => makePostgresInvitationBook(pool));
  bindTo(to, LetterTemplates, [Database], ({ pool }) => makePostgresLetterTemplates(pool));
  bindValue(to, KeepAnswers, postgresKeepAnswers);
  bindTo(to, PeriodicTask, [SendDueLetters], sendDueLetters);
  bindTo(to, PeriodicTask, [SeatWaitingGuests], seatWaitingGuests);
});
