import { z } from 'zod';
import type { MailNextBatch } from '#server/event/messages/mail-next-batch.ts';
import { MAIL_BATCH_JOB } from '#server/event/messages/mailing-ports.ts';
import type { JobHandler } from '#server/platform/ports/job-queue.ts';

const payload = z.object({ eventId: z.int(), mailingId: z.uuid(), sent: z.int() });

export const mailGuestsJob = (mailNextBatch: MailNextBatch): JobHandler => ({
  ...MAIL_BATCH_JOB,
  run: (running) => mailNextBatch(payload.parse(running.payload)),
});
