import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { sameEmail } from '#domain/people/email-address.ts';
import { type InvitationSecret, readInvitationSecret } from './invitation-secret.ts';

/** What comes with an answer. */
export type AnswerRequest = { readonly invitationId: string | null; readonly secret: string | null };

export type AnswerRequestRefusal = { readonly code: 'RSVP_INFORMATION_MISSING' } | { readonly code: 'SECRET_INVALID' };

/**
 * An answer needs the invitation's id and its secret; a blank one is none. The sentence stands in words/rsvp/rsvp.ts.
 * [S5-38]
 */
export function readAnswerRequest(
  request: AnswerRequest,
): Result<{ readonly invitationId: string; readonly secret: InvitationSecret }, AnswerRequestRefusal> {
  const invitationId = request.invitationId?.trim() ?? '';
  const secret = request.secret?.trim() ?? '';
  if (invitationId === '' || secret === '') return refused({ code: 'RSVP_INFORMATION_MISSING' });
  const read = readInvitationSecret(secret);
  return read.ok ? ok({ invitationId, secret: read.value }) : read;
}

/**
 * Whether a genuine secret is that of the newest letter: one that was written before somebody was invited again opens
 * nothing. [design]
 */
export const isNewestLetter = (
  secret: Pick<InvitationSecret, 'letterNumber'>,
  invitation: { readonly letterNumber: number },
): boolean => secret.letterNumber === invitation.letterNumber;

/**
 * The address to show in the notice that somebody else is signed in than was invited; null when it is the same, in
 * whatever case. [S5-39]
 */
export const otherAccountNotice = (signedInEmail: string, invitedEmail: string): string | null =>
  sameEmail(signedInEmail, invitedEmail) ? null : signedInEmail;
