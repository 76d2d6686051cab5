import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { MOST_REMINDED_AT_ONCE, remindLetter } from '#domain/rsvp/remind-guests.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { InvitationRow } from '#server/rsvp/ports/invitations.ts';
import { type InvitingPorts, invitedSession, invitingPorts } from './inviting-ports.ts';
import { readLetters, takeLetters } from './letter-allowance.ts';
import { letterFacts, posted } from './post-letter.ts';

type Reminding = {
  readonly eventId: number;
  /** null: all of the event. */
  readonly sectionEventId: number | null;
  readonly actor: AccountId;
};

/** `left`: who could be reminded at once by another request. */
type Reminded = { readonly sent: number; readonly left: number };

/**
 * Sends the letter again to guests without an answer, whose last letter is oldest first, as many as one request and the
 * account's limit of a day allow. Refused where that is nobody.
 */
export type RemindGuests = (asked: Reminding) => Promise<Result<Reminded, Refusal>>;

export const RemindGuests = defineUseCase('RemindGuests', invitingPorts, (ports): RemindGuests => {
  const { book, audit, transact, clock, jobs } = ports;
  return async (asked) => {
    const { eventId, actor } = asked;
    const reminded = await transact.transaction(async (tx): Promise<Result<number, Refusal>> => {
      const now = clock.now();
      const due = await worthReminding(ports, await book.openUnanswered(tx, asked, now, MOST_REMINDED_AT_ONCE));
      const sent = await post(ports, tx, asked, due);
      if (sent.ok && sent.value > 0)
        await audit.record(tx, {
          act: 'rsvp.reminded',
          subject: `event:${eventId}`,
          eventId,
          actor,
          facts: { letters: sent.value },
        });
      return sent;
    });
    if (!reminded.ok) return reminded;
    if (reminded.value > 0) jobs.wake('bulk');
    const { due } = await book.countUnanswered(asked, clock.now());
    return ok({ sent: reminded.value, left: due });
  };
});

async function worthReminding(ports: InvitingPorts, rows: readonly InvitationRow[]): Promise<readonly InvitationRow[]> {
  const now = ports.clock.now();
  const sessions = new Map(
    await Promise.all(
      [...Map.groupBy(rows, ({ sectionEventId }) => sectionEventId)].map(
        async ([sectionEventId, [first]]) =>
          [sectionEventId, first === undefined ? null : await invitedSession(ports, first)] as const,
      ),
    ),
  );
  return rows.filter((row) => {
    const session = sessions.get(row.sectionEventId) ?? null;
    // Who opted out, or whose address bounced, was left out when the rows were read.
    const letter = letterFacts(row);
    return session !== null && remindLetter(letter, { ...session, answerBefore: row.answerBefore }, now).ok;
  });
}

/** Answers how many. Of one inviter after another, as each signs the letters in their own name. */
async function post(
  ports: InvitingPorts,
  tx: Transaction,
  { eventId, actor }: Reminding,
  due: readonly InvitationRow[],
): Promise<Result<number, Refusal>> {
  const now = ports.clock.now();
  let sent = 0;
  let stopped: Result<never, Refusal> | null = null;
  for (const [inviterName, rows] of Map.groupBy(due, ({ letter }) => letter.inviterName)) {
    const letters = await readLetters(ports, { eventId, actor, inviterName });
    const all = await takeLetters(ports, tx, letters, rows.length, now);
    const left =
      !all.ok && all.refusal.code === 'MAILING_REFUSED' && all.refusal.trouble.code === 'TOO_MANY_RECIPIENTS'
        ? all.refusal.trouble.left
        : 0;
    const may = left > 0 ? await takeLetters(ports, tx, letters, left, now) : all;
    if (!may.ok) {
      stopped ??= may;
      continue;
    }
    const again = rows.slice(0, left > 0 ? left : rows.length).map((row) => posted(row, now));
    await ports.book.put(
      tx,
      again.map(({ row }) => row),
      now,
    );
    await ports.outbox.queue(
      tx,
      again.map(({ email }) => email),
    );
    sent += again.length;
  }
  return sent === 0 && stopped !== null ? stopped : ok(sent);
}
