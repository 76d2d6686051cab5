import { MINUTE } from '#domain/kernel/instant.ts';
import type { WatchIntegrity } from '#server/ledger/watch-integrity.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import type { Log } from '#server/platform/ports/log.ts';
import type { Metrics } from '#server/platform/ports/metrics.ts';

export const checkIntegrityTask = (watch: WatchIntegrity, log: Log, metrics: Metrics): PeriodicTask => ({
  name: 'check-integrity',
  everyMs: 5 * MINUTE,
  run: async () => {
    for (const { eventId, faults } of await watch()) {
      metrics.count('integrity_faults_total', {}, faults.length);
      for (const { check, subject, expected, found } of faults) {
        log.error(
          new Error(`${check} of ${subject}: expected ${expected}, found ${found}`),
          'the books of an event do not add up',
          { eventId },
        );
      }
    }
  },
});
