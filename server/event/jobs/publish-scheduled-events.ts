import { SECOND } from '#domain/kernel/instant.ts';
import type { PublishDueEvents } from '#server/event/scheduling/publish-due-events.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';

export const publishScheduledEvents = (publish: PublishDueEvents): PeriodicTask => ({
  name: 'publish-scheduled-events',
  everyMs: 15 * SECOND,
  run: async () => {
    await publish();
  },
});
