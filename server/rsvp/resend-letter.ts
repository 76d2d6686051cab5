import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { resendLetter, type SendRefusal } from '#domain/rsvp/letter.ts';
import type { InvitationRow } from '#server/rsvp/ports/invitations.ts';
import { invitedSession, invitingPorts } from './inviting-ports.ts';
import { readLetters, takeLetters } from './letter-allowance.ts';
import { letterFacts, posted } from './post-letter.ts';

export type ResendLetter = (asked: {
  readonly eventId: number;
  readonly invitationId: string;
  readonly actor: AccountId;
}) => Promise<Result<InvitationRow, Refusal>>;

export const ResendLetter = defineUseCase('ResendLetter', invitingPorts, (ports): ResendLetter => {
  const { book, outbox, audit, transact, clock, jobs } = ports;
  return async ({ eventId, invitationId, actor }) => {
    const sent = await transact.transaction(async (tx): Promise<Result<InvitationRow, Refusal>> => {
      const row = await book.open(tx, eventId, invitationId);
      const session = row === null ? null : await invitedSession(ports, row);
      if (row === null || session === null) return refused({ code: 'NOT_FOUND' });
      const [optedOut, bounced] = [
        await ports.optOuts.among(eventId, [row.person.email]),
        await ports.bounces.among(eventId, [row.person.email]),
      ];
      // After the lock, so that two requests send one letter.
      const now = clock.now();
      const sending = resendLetter(
        letterFacts(row, { isUnsubscribed: optedOut.size > 0, isBounced: bounced.size > 0 }),
        session,
        now,
      );
      if (!sending.ok) return refused(sendRefusal(sending.refusal));
      const letters = await readLetters(ports, { eventId, actor, inviterName: row.letter.inviterName });
      const may = await takeLetters(ports, tx, letters, 1, now);
      if (!may.ok) return may;
      const letter = posted(row, now);
      await book.put(tx, [letter.row], now);
      await outbox.queue(tx, [letter.email]);
      await audit.record(tx, { act: 'rsvp.reminded', subject: `invitation:${invitationId}`, eventId, actor });
      return ok(letter.row);
    });
    if (sent.ok) jobs.wake('bulk');
    return sent;
  };
});

/** Refusals of a first sending cannot occur here. */
export function sendRefusal(refusal: SendRefusal): Refusal {
  switch (refusal.code) {
    case 'RESEND_TOO_SOON':
      return refusal;
    case 'SENT_ALREADY':
    case 'NOT_DUE':
      return { code: 'RSVP_REFUSED', trouble: { code: 'NOT_SENT_YET' } };
    default:
      return { code: 'RSVP_REFUSED', trouble: refusal };
  }
}
