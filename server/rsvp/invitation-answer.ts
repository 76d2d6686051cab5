import { evolveInvitation, type InvitationEvent } from '#domain/rsvp/invitation.ts';
import type { InvitationRow } from '#server/rsvp/ports/invitations.ts';
import type { InvitationAnswer } from '#server/rsvp/ports/keep-answers.ts';

/** The answer to keep after events of an invitation as it was read. */
export const answered = (row: InvitationRow, events: readonly InvitationEvent[]): InvitationAnswer => ({
  invitation: events.reduce(evolveInvitation, row.invitation),
  after: row.answers,
});
