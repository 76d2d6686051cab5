import type { ReportFiles } from '#application/report/ports/report-files.ts';
import { ok, refused } from '#domain/kernel/result.ts';

/** Where every report is short. */
export const noReportFiles: ReportFiles = {
  list: async () => ok([]),
  request: async () => refused({ code: 'EXPORT_RUNNING' }),
  cancel: async () => refused({ code: 'NOT_FOUND' }),
  link: async () => refused({ code: 'NOT_FOUND' }),
};
