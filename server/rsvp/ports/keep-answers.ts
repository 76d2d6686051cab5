import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Invitation } from '#domain/rsvp/invitation.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type InvitationAnswer = {
  readonly invitation: Invitation;
  /** The invitation's number of answers when this one was decided. */
  readonly after: number;
};

/** The invitation was answered, or its letter replaced, since it was read. */
export class InvitationAnswered extends Error {
  constructor(eventId: number) {
    super(`An invitation of event ${eventId} was answered in the meantime`);
    this.name = 'InvitationAnswered';
  }
}

/** Writes answers of one event, all or none. Throws InvitationAnswered. */
export type KeepAnswers = (
  tx: Transaction,
  eventId: number,
  answers: readonly InvitationAnswer[],
  at: Instant,
) => Promise<void>;
export const KeepAnswers: Token<KeepAnswers> = token<KeepAnswers>('KeepAnswers');
