import { z } from 'zod';
import { EMAIL_JOB, LETTER_EMAIL_JOB, SIGN_IN_EMAIL_JOB } from '#server/platform/mail/email-jobs.ts';
import type { SendEmail } from '#server/platform/mail/send-email.ts';
import type { JobHandler } from '#server/platform/ports/job-queue.ts';
import type { Log } from '#server/platform/ports/log.ts';

const payload = z.object({ emailMessageId: z.uuid() });

function handler(
  job: { readonly task: string; readonly lane: JobHandler['lane'] },
  send: SendEmail,
  log: Log,
): JobHandler {
  return {
    ...job,
    async run(running) {
      const { emailMessageId } = payload.parse(running.payload);
      const outcome = await send(emailMessageId);
      // A rejection is a failed attempt: the queue retries with growing pauses, then sets the job aside.
      if (outcome.kind === 'UNREACHABLE') throw new Error(`The mail server cannot be reached: ${outcome.reason}`);
      if (outcome.kind === 'DROPPED') log.warn('A mail was dropped', { emailMessageId, because: outcome.because });
    },
  };
}

export const makeSendEmailJobs = (
  send: SendEmail,
  log: Log,
): readonly [signIn: JobHandler, others: JobHandler, letters: JobHandler] => [
  handler(SIGN_IN_EMAIL_JOB, send, log),
  handler(EMAIL_JOB, send, log),
  handler(LETTER_EMAIL_JOB, send, log),
];
