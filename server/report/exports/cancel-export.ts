import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { isExportOpen } from '#domain/report/report-export.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { type ReportExportRow, ReportExports } from './ports/report-exports.ts';

/** The running job stops before its next part. One that ended stays as it is. */
export type CancelExport = (
  accountId: AccountId,
  exportId: string,
) => Promise<Result<ReportExportRow, RefusalOf<'NOT_FOUND'>>>;

export const CancelExport = defineUseCase(
  'CancelExport',
  { exports: ReportExports, transact: Transact, clock: Clock },
  ({ exports, transact, clock }): CancelExport =>
    (accountId, exportId) =>
      transact.transaction(async (tx): ReturnType<CancelExport> => {
        const row = await exports.lock(tx, { accountId, exportId });
        if (row === null) return refused({ code: 'NOT_FOUND' });
        if (!isExportOpen(row.state)) return ok(row);
        const next: ReportExportRow = { ...row, state: 'CANCELLED', changedAt: clock.now() };
        await exports.put(tx, next);
        return ok(next);
      }),
);
