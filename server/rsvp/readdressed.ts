import type { EmailAddress } from '#domain/people/email-address.ts';
import type { InvitationRow } from './ports/invitations.ts';

/** The invitation to another address: a new letter where one was sent. Null: it was answered. */
export function readdressed(before: InvitationRow, email: EmailAddress): InvitationRow | null {
  const { invitation, letter, person } = before;
  if (invitation.status !== 'INVITED') return null;
  const moved = { ...before, person: { ...person, email } };
  if (letter.sendings === 0) return moved;
  return {
    ...moved,
    invitation: { ...invitation, letterNumber: invitation.letterNumber + 1, openedAt: null },
    letter: { ...letter, sendings: 0, lastSentAt: null },
    openedAt: null,
    // Makes an answer to the older letter that is under way fail.
    answers: before.answers + 1,
  };
}
