import { z } from 'zod';
import type { AccountId } from '#domain/people/account-id.ts';
import type { JobHandler } from '#server/platform/ports/job-queue.ts';
import { WRITE_EXPORT_JOB, type WriteExport } from './write-export.ts';

const payload = z.object({ accountId: z.uuid(), exportId: z.uuid(), parts: z.int() });

export const writeExportJob = (write: WriteExport): JobHandler => ({
  task: WRITE_EXPORT_JOB.task,
  lane: WRITE_EXPORT_JOB.lane,
  run(running) {
    const { accountId, ...run } = payload.parse(running.payload);
    return write({ ...run, accountId: accountId as AccountId, attempt: running.attempt });
  },
});
