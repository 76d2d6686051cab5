import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { ExportOf } from '#domain/report/report-export.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { ExportRight } from './export-right.ts';
import { type ReportExportRow, ReportExports } from './ports/report-exports.ts';
import { WRITE_EXPORT_JOB } from './write-export.ts';

/** The file is written by a job. FORBIDDEN without the right to the report. */
export type AskForExport = (asked: {
  readonly accountId: AccountId;
  readonly of: ExportOf;
  readonly name: string;
  readonly locale: Locale;
}) => Promise<Result<ReportExportRow, RefusalOf<'FORBIDDEN'> | RefusalOf<'EXPORT_RUNNING'>>>;

export const AskForExport = defineUseCase(
  'AskForExport',
  { exports: ReportExports, right: ExportRight, transact: Transact, jobs: JobQueue, clock: Clock, ids: NewId },
  ({ exports, right, transact, jobs, clock, ids }): AskForExport =>
    async (asked) => {
      if (!(await right(asked.accountId, asked.of))) return refused({ code: 'FORBIDDEN' });
      const now = clock.now();
      const row: ReportExportRow = {
        ...asked,
        exportId: ids.newId(),
        state: 'WAITING',
        rows: 0,
        total: 0,
        parts: 0,
        position: null,
        insertedAt: now,
        changedAt: now,
      };
      const added = await transact.transaction(async (tx) => {
        if (!(await exports.add(tx, row))) return false;
        await jobs.enqueue(tx, [
          { ...WRITE_EXPORT_JOB, payload: { accountId: asked.accountId, exportId: row.exportId, parts: 0 } },
        ]);
        return true;
      });
      if (!added) return refused({ code: 'EXPORT_RUNNING' });
      jobs.wake(WRITE_EXPORT_JOB.lane);
      return ok(row);
    },
);
