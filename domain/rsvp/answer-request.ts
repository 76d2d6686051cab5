import type { AccountId } from '#domain/account/account-id.ts';
import { sameEmail } from '#domain/account/email-address.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { RefusalOf } from '#domain/refusal/refusal.ts';
import { type InvitationSecret, readInvitationSecret } from './invitation-secret.ts';

/** What comes with an answer. */
export type AnswerRequest = { readonly invitationId: string | null; readonly secret: string | null };

export type AnswerRequestRefusal = { readonly code: 'RSVP_INFORMATION_MISSING' } | { readonly code: 'SECRET_INVALID' };

/** An answer needs the invitation's id and its secret; a blank one is none. The sentence stands in words/rsvp.ts. [S5-38] */
export function readAnswerRequest(
  request: AnswerRequest,
): Result<{ readonly invitationId: string; readonly secret: InvitationSecret }, AnswerRequestRefusal> {
  const invitationId = request.invitationId?.trim() ?? '';
  const secret = request.secret?.trim() ?? '';
  if (invitationId === '' || secret === '') return refused({ code: 'RSVP_INFORMATION_MISSING' });
  const read = readInvitationSecret(secret);
  return read.ok ? ok({ invitationId, secret: read.value }) : read;
}

export type AnswererRefusal = RefusalOf<'UNAUTHORIZED'> | { readonly code: 'SECRET_INVALID' };

/** Who may answer: somebody signed in who holds the newest letter. Whether the code is genuine was verified before. [S6-05] [S6-09] */
export function mayAnswer(
  viewer: AccountId | null,
  secret: Pick<InvitationSecret, 'letterNumber'>,
  invitation: { readonly letterNumber: number },
): Result<AccountId, AnswererRefusal> {
  if (secret.letterNumber !== invitation.letterNumber) return refused({ code: 'SECRET_INVALID' });
  return viewer === null ? refused({ code: 'UNAUTHORIZED' }) : ok(viewer);
}

/** The address to show in the notice that somebody else is signed in than was invited; null when it is the same, in whatever case. [S5-39] */
export const otherAccountNotice = (signedInEmail: string, invitedEmail: string): string | null =>
  sameEmail(signedInEmail, invitedEmail) ? null : signedInEmail;
