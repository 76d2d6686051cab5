import { MINUTE } from '#domain/kernel/instant.ts';
import type { TellTeams } from '#server/event/news/tell-teams.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';

/** At once means within a minute: a rush of orders makes one letter a minute. */
export const tellTeams = (tell: TellTeams): PeriodicTask => ({
  name: 'tell-teams',
  everyMs: MINUTE,
  run: async () => {
    await tell();
  },
});
