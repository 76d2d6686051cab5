import { defineUseCase } from '#domain/kernel/use-case.ts';
import { sendLetter } from '#domain/rsvp/letter.ts';
import { invitedSession, invitingPorts } from './inviting-ports.ts';
import { letterFacts, posted } from './post-letter.ts';

/** Returns how many. [S3-73] */
export type SendDueLetters = () => Promise<number>;

const MOST_AT_ONCE = 200;

export const SendDueLetters = defineUseCase('SendDueLetters', invitingPorts, (ports): SendDueLetters => {
  const { book, outbox, transact, clock, jobs } = ports;
  return async () => {
    const sent = await transact.transaction(async (tx) => {
      const now = clock.now();
      const rows = await book.openDue(tx, now, MOST_AT_ONCE);
      const letters = [];
      for (const row of rows) {
        const session = await invitedSession(ports, row);
        if (session !== null && sendLetter(letterFacts(row), session, now).ok) letters.push(posted(row, now));
      }
      await book.put(
        tx,
        letters.map(({ row }) => row),
        now,
      );
      await outbox.queue(
        tx,
        letters.map(({ email }) => email),
      );
      return letters.length;
    });
    if (sent > 0) jobs.wake('bulk');
    return sent;
  };
});
