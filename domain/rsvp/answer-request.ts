import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { sameEmail } from '#domain/people/email-address.ts';
import { type InvitationSecret, readInvitationSecret } from './invitation-secret.ts';

export type AnswerRequest = { readonly invitationId: string | null; readonly secret: string | null };

export type AnswerRequestRefusal = { readonly code: 'RSVP_INFORMATION_MISSING' } | { readonly code: 'SECRET_INVALID' };

/** An answer needs the invitation's id and its secret. The sentence is in words/rsvp/rsvp.ts. [S5-38] */
export function readAnswerRequest(
  request: AnswerRequest,
): Result<{ readonly invitationId: string; readonly secret: InvitationSecret }, AnswerRequestRefusal> {
  const invitationId = request.invitationId?.trim() ?? '';
  const secret = request.secret?.trim() ?? '';
  if (invitationId === '' || secret === '') return refused({ code: 'RSVP_INFORMATION_MISSING' });
  const read = readInvitationSecret(secret);
  return read.ok ? ok({ invitationId, secret: read.value }) : read;
}

/** Older letters stop working when somebody is invited again. [design] */
export const isNewestLetter = (
  secret: Pick<InvitationSecret, 'letterNumber'>,
  invitation: { readonly letterNumber: number },
): boolean => secret.letterNumber === invitation.letterNumber;

/** The address for the notice that another account is signed in than was invited; null if it is the same. [S5-39] */
export const otherAccountNotice = (signedInEmail: string, invitedEmail: string): string | null =>
  sameEmail(signedInEmail, invitedEmail) ? null : signedInEmail;
