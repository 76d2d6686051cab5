import { ContainerModule } from 'inversify';
import { DayTransfers } from '#server/money/ports/day-transfers.ts';
import { makePostgresDayTransfers } from '#server/money/postgres/postgres-day-transfers.ts';
import { Reports } from '#server/platform/postgres/reports.ts';
import { bindTo } from '#server/platform/wiring/bind.ts';
import { ReportedOrders } from '#server/report/ports/reported-orders.ts';
import { RevenueBook } from '#server/report/ports/revenue-book.ts';
import { makePostgresReportedOrders } from '#server/report/postgres/postgres-reported-orders.ts';
import { makePostgresRevenueBook } from '#server/report/postgres/postgres-revenue-book.ts';

export const reportBindings = new ContainerModule((to) => {
  bindTo(to, DayTransfers, [Reports], makePostgresDayTransfers);
  bindTo(to, RevenueBook, [Reports], makePostgresRevenueBook);
  bindTo(to, ReportedOrders, [Reports], makePostgresReportedOrders);
});
