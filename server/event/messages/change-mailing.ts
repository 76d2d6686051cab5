import { decideMailing } from '#domain/event/mailing/mailing.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { MAIL_BATCH_JOB, type MailBatch, mailingPorts } from './mailing-ports.ts';

export type ChangeMailing = (asked: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly mailingId: string;
  readonly command: 'STOP' | 'RESUME' | 'CANCEL';
}) => Promise<Result<null, Refusal>>;

const ACTS = {
  STOP: 'guest-mailing.stopped',
  RESUME: 'guest-mailing.resumed',
  CANCEL: 'guest-mailing.cancelled',
} as const;

export const ChangeMailing = defineUseCase(
  'ChangeMailing',
  mailingPorts,
  ({ mailings, jobs, ...ports }): ChangeMailing =>
    async ({ eventId, actor, mailingId, command }) => {
      const changed = await changeEvent(ports, {
        eventId,
        actor,
        work: async ({ event }, tx) => {
          const row = await mailings.lock(tx, eventId, mailingId);
          if (row === null) return refused({ code: 'NOT_FOUND' });
          const state = decideMailing(row.state, command);
          if (!state.ok) return state;
          if (state.value !== row.state) await mailings.put(tx, { ...row, state: state.value, notSentBecause: null });
          // A batch queued before the stop may still wait: `sent` lets only one of the two send.
          if (command === 'RESUME' && state.value !== row.state)
            await jobs.enqueue(tx, [
              {
                ...MAIL_BATCH_JOB,
                payload: { eventId, mailingId, sent: row.sent } satisfies MailBatch,
                runAt: ports.clock.now(),
              },
            ]);
          return ok({
            event,
            value: null,
            act: ACTS[command],
            subject: `guest-mailing:${mailingId}`,
            facts: { sent: row.sent, people: row.people },
          });
        },
      });
      if (changed.ok) jobs.wake('bulk');
      return changed;
    },
);
