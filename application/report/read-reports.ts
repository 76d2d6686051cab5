import { ReportDesk } from '#application/report/ports/report-desk.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

export type ReadReports = ReportDesk;

export const ReadReports = defineUseCase('ReadReports', { desk: ReportDesk }, ({ desk }): ReadReports => desk);
