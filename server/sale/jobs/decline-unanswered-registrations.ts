import { MINUTE } from '#domain/kernel/instant.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import type { DeclineDueRegistrations } from '#server/sale/decline-due-registrations.ts';

export const declineUnansweredRegistrations = (decline: DeclineDueRegistrations): PeriodicTask => ({
  name: 'decline-unanswered-registrations',
  everyMs: MINUTE,
  run: async () => {
    await decline();
  },
});
