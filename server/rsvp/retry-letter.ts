import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { type EmailAddress, sameEmail } from '#domain/people/email-address.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { InvitedSession } from '#domain/rsvp/invited-session.ts';
import { retryLetter, sendLetter } from '#domain/rsvp/letter.ts';
import type { RsvpProblem } from '#domain/rsvp/rsvp-refusals.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { type InvitationRow, Invitations } from '#server/rsvp/ports/invitations.ts';
import { type InvitingPorts, invitedSession, invitingPorts } from './inviting-ports.ts';
import { readLetters, takeLetters } from './letter-allowance.ts';
import { letterFacts, posted } from './post-letter.ts';
import { readdressed } from './readdressed.ts';
import { sendRefusal } from './resend-letter.ts';

type RetriedLetter = {
  readonly eventId: number;
  readonly invitationId: string;
  /** Null: the address that bounced. */
  readonly email: EmailAddress | null;
  readonly actor: AccountId;
};

/** Sends the letter of a guest whose address bounced, to it or to a corrected one. */
export type RetryLetter = (asked: RetriedLetter) => Promise<Result<InvitationRow, Refusal>>;

export const RetryLetter = defineUseCase(
  'RetryLetter',
  { ...invitingPorts, invitations: Invitations },
  (ports): RetryLetter =>
    async (asked) => {
      const seen = await ports.invitations.find(asked.eventId, asked.invitationId);
      if (seen === null) return refused({ code: 'NOT_FOUND' });
      const sent = await ports.transact.transaction((tx) => retry(ports, tx, asked, seen.sectionEventId));
      if (sent.ok) ports.jobs.wake('bulk');
      return sent;
    },
);

async function retry(
  ports: InvitingPorts,
  tx: Transaction,
  { eventId, invitationId, email, actor }: RetriedLetter,
  sectionEventId: number,
): Promise<Result<InvitationRow, Refusal>> {
  const { book, outbox, audit, bounces, clock } = ports;
  // The session's lock comes before the row's, as where guests are invited.
  const [namesake] = email === null ? [] : await book.openTo(tx, eventId, sectionEventId, [email]);
  const before = await book.open(tx, eventId, invitationId);
  const session = before === null ? null : await invitedSession(ports, before);
  if (before === null || session === null) return refused({ code: 'NOT_FOUND' });
  const corrects = email !== null && !sameEmail(email, before.person.email);
  const now = clock.now();
  const row = corrects ? moved(before, email, namesake) : ok(before);
  if (!row.ok) return row;
  const sending = await mayRetry(ports, row.value, session, corrects, now);
  if (!sending.ok) return sending;
  const letters = await readLetters(ports, { eventId, actor, inviterName: before.letter.inviterName });
  const may = await takeLetters(ports, tx, letters, 1, now);
  if (!may.ok) return may;
  // Before the letter is queued: bounces of emails queued earlier no longer count.
  if (!corrects) await bounces.retry(tx, eventId, before.person.email, now);
  const letter = posted(row.value, now);
  await book.put(tx, [letter.row], now);
  await outbox.queue(tx, [letter.email]);
  const subject = `invitation:${invitationId}` as const;
  await audit.record(tx, { act: corrects ? 'rsvp.readdressed' : 'rsvp.reminded', subject, eventId, actor });
  return ok(letter.row);
}

function moved(
  before: InvitationRow,
  email: EmailAddress,
  namesake: InvitationRow | undefined,
): Result<InvitationRow, Refusal> {
  const troubled = (trouble: RsvpProblem) => refused({ code: 'RSVP_REFUSED', trouble } as const);
  if (namesake !== undefined) return troubled({ code: 'ALREADY_INVITED', status: namesake.invitation.status });
  const row = readdressed(before, email);
  return row === null ? troubled({ code: 'NOTHING_TO_ASK', status: before.invitation.status }) : ok(row);
}

async function mayRetry(
  { optOuts, bounces }: InvitingPorts,
  row: InvitationRow,
  session: InvitedSession,
  corrects: boolean,
  now: Instant,
): Promise<Result<null, Refusal>> {
  const { eventId, person } = row;
  const [optedOut, bounced] = [
    await optOuts.among(eventId, [person.email]),
    await bounces.among(eventId, [person.email]),
  ];
  const facts = letterFacts(row, { isUnsubscribed: optedOut.size > 0, isBounced: bounced.size > 0 });
  const sending = corrects
    ? sendLetter({ ...facts, sendEmailAt: null }, session, now)
    : retryLetter(facts, session, now);
  return sending.ok ? ok(null) : refused(sendRefusal(sending.refusal));
}
