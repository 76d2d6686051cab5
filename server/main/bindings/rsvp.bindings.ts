import { ContainerModule } from 'inversify';
import { Database } from '#server/adapters/postgres/connection.ts';
import { makePostgresInvitations } from '#server/adapters/postgres/postgres-invitations.ts';
import { Buyers } from '#server/application/ports/buyers.ts';
import { CheckoutNotes } from '#server/application/ports/checkout-notes.ts';
import { CheckoutReader } from '#server/application/ports/checkout-reader.ts';
import { Clock } from '#server/application/ports/clock.ts';
import { Digest } from '#server/application/ports/digest.ts';
import { EventCatalogue } from '#server/application/ports/event-catalogue.ts';
import { Invitations } from '#server/application/ports/invitations.ts';
import { Keyring } from '#server/application/ports/keyring.ts';
import { NewId } from '#server/application/ports/new-id.ts';
import { ReservationDesk } from '#server/application/ports/reservation-desk.ts';
import { TicketWallet } from '#server/application/ports/ticket-wallet.ts';
import { AnswerInvitation, makeAnswerInvitation } from '#server/application/rsvp/answer-invitation.ts';
import { IssueInvitedTicket, makeIssueInvitedTicket } from '#server/application/rsvp/issue-invited-ticket.ts';
import { makeReadInvitation, ReadInvitation } from '#server/application/rsvp/read-invitation.ts';
import { bindTo } from '../bind.ts';

/** Invitations and their answers. */
export const rsvpBindings = new ContainerModule(({ bind }) => {
  bindTo(bind, Invitations, [Database], ({ pool }) => makePostgresInvitations(pool));
  bindTo(bind, ReadInvitation, [Invitations, Keyring, Clock], (invitations, keyring, clock) => makeReadInvitation({ invitations, keyring, clock }));
  bindTo(
    bind,
    IssueInvitedTicket,
    [ReservationDesk, CheckoutReader, TicketWallet, CheckoutNotes, Buyers, NewId, Digest, Clock],
    (desk, reader, wallet, notes, buyers, newId, digest, clock) =>
      makeIssueInvitedTicket({ desk, reader, wallet, notes, buyers, newId, digest, clock }),
  );
  bindTo(bind, AnswerInvitation, [Invitations, EventCatalogue, IssueInvitedTicket, Keyring, Clock], (invitations, catalogue, issue, keyring, clock) =>
    makeAnswerInvitation({ invitations, catalogue, issue, keyring, clock }),
  );
});
