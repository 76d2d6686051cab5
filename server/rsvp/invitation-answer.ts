import { evolveInvitation, type InvitationEvent } from '#domain/rsvp/invitation.ts';
import type { InvitationRow } from '#server/rsvp/ports/invitations.ts';
import { type InvitationAnswer, InvitationAnswered } from '#server/rsvp/ports/keep-answers.ts';

/** The answer to keep after events of an invitation as it was read. */
export const answered = (row: InvitationRow, events: readonly InvitationEvent[]): InvitationAnswer => ({
  invitation: events.reduce(evolveInvitation, row.invitation),
  after: row.answers,
});

/** Null where the invitation was answered since it was read. */
export async function unlessAnswered<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InvitationAnswered) return null;
    throw error;
  }
}
