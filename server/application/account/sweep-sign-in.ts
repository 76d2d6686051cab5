import { DAY, HOUR, later } from '#domain/kernel/instant.ts';
import type { Clock } from '#server/application/ports/clock.ts';
import type { PeriodicTask } from '#server/application/ports/job-queue.ts';
import type { SessionRows } from '#server/application/ports/session-rows.ts';
import type { SignInRows } from '#server/application/ports/sign-in-rows.ts';

/** Addresses of sign-in attempts are kept for a day, used renewal tokens as long as their re-use tells of a theft. */
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
