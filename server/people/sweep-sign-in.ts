import { DAY, HOUR, later } from '#domain/kernel/instant.ts';
import type { SessionRows } from '#server/people/ports/session-rows.ts';
import type { SignInRows } from '#server/people/ports/sign-in-rows.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';

/** Used renewal tokens are kept as long as their reuse reveals a theft. */
export const makeSignInSweep = (
  signIns: Pick<SignInRows, 'sweep'>,
  sessions: Pick<SessionRows, 'sweep'>,
  clock: Clock,
): PeriodicTask => ({
  name: 'sweep-sign-in',
  everyMs: HOUR,
  async run() {
    await signIns.sweep(later(clock.now(), -DAY));
    await sessions.sweep(clock.now());
  },
});
