import { decideMailing } from '#domain/event/mailing/mailing.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { readSender } from '#server/event/mail-allowance.ts';
import { closedRefusal, setMailingTime } from './set-mailing-time.ts';
import { sendingPorts, startMailing } from './start-mailing.ts';

/** Gives a scheduled mailing another time, or begins it. Who does it is its sender from then on. [S1-37] */
export type RescheduleMailing = (asked: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly mailingId: string;
  /** Null: at once. */
  readonly sendAt: Instant | null;
}) => Promise<Result<null, Refusal>>;

export const RescheduleMailing = defineUseCase(
  'RescheduleMailing',
  sendingPorts,
  (ports): RescheduleMailing =>
    async ({ eventId, actor, mailingId, sendAt }) => {
      const [before, sender] = [await ports.mailings.find(eventId, mailingId), await readSender(ports, actor)];
      if (before === null) return refused({ code: 'NOT_FOUND' });
      if (sender === null) return refused({ code: 'UNAUTHORIZED' });
      const people = await ports.mailings.countGuests(eventId, before);
      const changed = await changeEvent(ports, {
        eventId,
        actor,
        work: async ({ event }, tx) => {
          const now = ports.clock.now();
          const row = await ports.mailings.lock(tx, eventId, mailingId);
          if (row === null) return refused({ code: 'NOT_FOUND' });
          const state = decideMailing(row.state, sendAt === null ? 'SEND' : 'SCHEDULE');
          if (!state.ok) return state;
          const mailing = { row, event, sender, people };
          const done = { event, value: null, subject: `guest-mailing:${mailingId}` } as const;
          if (sendAt !== null) {
            const scheduled = await setMailingTime(ports, tx, { ...mailing, isNew: false }, sendAt, now);
            if (!scheduled.ok) return scheduled;
            return ok({ ...done, act: 'guest-mailing.scheduled', facts: { audience: row.audience, sendAt } });
          }
          const closed = closedRefusal(event);
          if (closed !== null) return refused(closed);
          const begun = row.state === 'SENDING' ? ok(row) : await startMailing(ports, tx, mailing, now);
          if (!begun.ok) return begun;
          const facts = { people: begun.value.people, audience: row.audience };
          return ok({ ...done, act: 'event.guests-mailed', facts });
        },
      });
      if (changed.ok) ports.jobs.wake('bulk');
      return changed;
    },
);
