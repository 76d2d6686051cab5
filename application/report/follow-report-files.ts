import { defineUseCase } from '#domain/kernel/use-case.ts';
import { ReportFiles } from './ports/report-files.ts';

export type FollowReportFiles = ReportFiles;
export const FollowReportFiles = defineUseCase(
  'FollowReportFiles',
  { files: ReportFiles },
  ({ files }): FollowReportFiles => files,
);
