import { z } from 'zod';
import { instant } from '#domain/kernel/instant.ts';
import type { BeginMailing } from '#server/event/messages/begin-mailing.ts';
import { BEGIN_MAILING_JOB } from '#server/event/messages/mailing-ports.ts';
import type { JobHandler } from '#server/platform/ports/job-queue.ts';

const payload = z.object({ eventId: z.int(), mailingId: z.uuid(), sendAt: z.int().transform(instant) });

export const beginMailingJob = (beginMailing: BeginMailing): JobHandler => ({
  ...BEGIN_MAILING_JOB,
  run: (running) => beginMailing(payload.parse(running.payload)),
});
