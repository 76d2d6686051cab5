import { ContainerModule } from 'inversify';
import { JobHandler, PeriodicTask } from '#server/platform/ports/job-queue.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { Reports } from '#server/platform/postgres/reports.ts';
import { bindTo } from '#server/platform/wiring/bind.ts';
import { ReportExports } from '#server/report/exports/ports/report-exports.ts';
import { makePostgresReportExports } from '#server/report/exports/postgres/postgres-report-exports.ts';
import { SweepExports, sweepExportsTask } from '#server/report/exports/sweep-exports.ts';
import { writeExportJob } from '#server/report/exports/write-export.job.ts';
import { WriteExport } from '#server/report/exports/write-export.ts';
import { prepareFiguresJob } from '#server/report/figures/prepare-figures.job.ts';
import { PrepareFigures } from '#server/report/figures/prepare-figures.ts';
import { ReportedOrders } from '#server/report/ports/reported-orders.ts';
import { RevenueBook } from '#server/report/ports/revenue-book.ts';
import { makePostgresReportedOrders } from '#server/report/postgres/postgres-reported-orders.ts';
import { makePostgresRevenueBook } from '#server/report/postgres/postgres-revenue-book.ts';

export const reportBindings = new ContainerModule((to) => {
  bindTo(to, RevenueBook, [Reports, Database], makePostgresRevenueBook);
  bindTo(to, ReportedOrders, [Reports], makePostgresReportedOrders);
  bindTo(to, ReportExports, [Database], makePostgresReportExports);
  bindTo(to, JobHandler, [WriteExport], writeExportJob);
  bindTo(to, JobHandler, [PrepareFigures], prepareFiguresJob);
  bindTo(to, PeriodicTask, [SweepExports], sweepExportsTask);
});
