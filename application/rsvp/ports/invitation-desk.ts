import type { SubmittedAnswers } from '#domain/event/questionnaire/answers.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { InvitationStatus } from '#domain/rsvp/invitation.ts';

export type Letter = { readonly invitationId: string; readonly secret: string };

export type SeenInvitation = {
  readonly status: InvitationStatus;
  readonly sectionEventId: number;
  readonly ticketTypeId: string;
  readonly boughtTicketId: string | null;
  /** Of the invitation as a JPEG. */
  readonly picturePath: string | null;
  readonly name: string;
  readonly email: string;
  readonly avatar: string | null;
  /** The limit includes the invited person. */
  readonly partyLimit: number;
  /** Groups before it on the waiting list; null: it does not wait. */
  readonly waitingAhead: number | null;
};

/** `party` includes the invited person. `formAnswers`: one for each of them; empty: no questions. */
export type Acceptance = {
  readonly party: number;
  readonly policyAgreed: boolean;
  readonly formAnswers: readonly SubmittedAnswers[];
};

/** A wrong, old or foreign secret is RSVP_REFUSED; replies need a session (UNAUTHORIZED). */
export type InvitationDesk = {
  readonly read: (letter: Letter) => Promise<Result<SeenInvitation, Refusal>>;
  readonly accept: (letter: Letter, yes: Acceptance) => Promise<Result<SeenInvitation, Refusal>>;
  readonly decline: (letter: Letter) => Promise<Result<SeenInvitation, Refusal>>;
};
export const InvitationDesk: Token<InvitationDesk> = token('InvitationDesk');
