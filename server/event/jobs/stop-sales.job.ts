import { z } from 'zod';
import type { AccountId } from '#domain/people/account-id.ts';
import type { StopSalesOfAccount } from '#server/event/calling-off/stop-sales-of-account.ts';
import { STOP_SALES_JOB } from '#server/people/users/stop-sales-job.ts';
import type { JobHandler } from '#server/platform/ports/job-queue.ts';

const accountId = z.uuid().transform((id) => id as AccountId);
const payload = z.object({ accountId, by: accountId });

export const stopSalesJob = (stopSales: StopSalesOfAccount): JobHandler => ({
  ...STOP_SALES_JOB,
  run: (running) => stopSales(payload.parse(running.payload)),
});
