import { later, MINUTE } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { EXPORT_KEPT_FOR, EXPORT_STUCK_AFTER } from '#domain/report/report-export.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import { PrivateFiles } from '#server/platform/ports/private-files.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { EndExport } from './end-export.ts';
import { ReportExports } from './ports/report-exports.ts';
import { partName } from './write-export.ts';

const AT_ONCE = 100;

/** Ends those that nobody goes on with, and removes files whose time is over. */
export type SweepExports = () => Promise<void>;

export const SweepExports = defineUseCase(
  'SweepExports',
  { exports: ReportExports, end: EndExport, files: PrivateFiles, transact: Transact, clock: Clock },
  ({ exports, end, files, transact, clock }): SweepExports =>
    async () => {
      const silent = later(clock.now(), -EXPORT_STUCK_AFTER);
      for (const id of await exports.stuck(silent, AT_ONCE))
        await transact.transaction(async (tx) => {
          const row = await exports.lock(tx, id);
          if (row !== null && row.changedAt < silent) await end(tx, row, 'FAILED');
        });
      for (const row of await exports.ended(later(clock.now(), -EXPORT_KEPT_FOR), AT_ONCE)) {
        // A killed run may have left one part more.
        for (let part = 0; part <= row.parts; part += 1) await files.remove(partName(row.exportId, part));
        await exports.remove(row);
      }
    },
);

export const sweepExportsTask = (sweep: SweepExports): PeriodicTask => ({
  name: 'sweep-report-exports',
  everyMs: 10 * MINUTE,
  run: sweep,
});
