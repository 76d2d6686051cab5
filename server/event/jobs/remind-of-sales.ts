import { SECOND } from '#domain/kernel/instant.ts';
import type { TellOpenedSales } from '#server/event/reminding/tell-opened-sales.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';

/** At most 1,200 emails of one event a minute. */
export const remindOfSales = (tell: TellOpenedSales): PeriodicTask => ({
  name: 'remind-of-sales',
  everyMs: 5 * SECOND,
  run: async () => {
    await tell();
  },
});
