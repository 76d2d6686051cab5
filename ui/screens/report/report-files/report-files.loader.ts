import type { ReportFile } from '#application/report/ports/report-files.ts';
import { ReportFiles } from '#application/report/ports/report-files.ts';
import type { Result } from '#domain/kernel/result.ts';
import { ROUTES } from '#domain/permission/route-table.ts';
import type { Refusal } from '#domain/refusal.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';

export type ReportFilesData = Result<readonly ReportFile[], Refusal>;

/** Everybody sees their own. */
export const reportFilesLoader = viewerLoader(
  ({ use }): Promise<ReportFilesData> => use(ReportFiles).list(),
  ROUTES['admin-event-report'],
);
