import type { Instant } from '#domain/kernel/instant.ts';
import { type LetterFacts, MOST_SENDINGS } from '#domain/rsvp/letter.ts';
import type { QueuedEmail } from '#server/platform/ports/email-outbox.ts';
import type { InvitationRow } from '#server/rsvp/ports/invitations.ts';

/** `to`: as asked of the address; left out where rows of others were not read. */
export const letterFacts = (
  { invitation, letter, sendEmailAt }: InvitationRow,
  to: Pick<LetterFacts, 'isUnsubscribed' | 'isBounced'> = { isUnsubscribed: false, isBounced: false },
): LetterFacts => ({
  ...to,
  status: invitation.status,
  letterNumber: invitation.letterNumber,
  sendEmailAt,
  sendings: letter.sendings,
  lastSentAt: letter.lastSentAt,
});

/** Each sending of each letter has its own email, however often it is queued. */
export function posted(row: InvitationRow, now: Instant): { readonly row: InvitationRow; readonly email: QueuedEmail } {
  const { eventId, invitation, letter, person } = row;
  const { invitationId, letterNumber } = invitation;
  const sendings = letter.sendings + 1;
  return {
    row: { ...row, letter: { ...letter, sendings, lastSentAt: now } },
    email: {
      content: { message: 'invitation', eventId, invitationId, letterNumber },
      recipient: person.email,
      locale: letter.locale,
      // Unique per letter and sending, as a letter is sent MOST_SENDINGS times at most.
      occurrence: (letterNumber - 1) * MOST_SENDINGS + sendings,
    },
  };
}
