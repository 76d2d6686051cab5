import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { ReportPeriod } from '#domain/report/report-period.ts';
import { type ListedRevenue, type OrdersOfReport, ReportDesk, type ReportedOrder } from './ports/report-desk.ts';
import { ReportFiles } from './ports/report-files.ts';
import { readUnlessLong, type SavedReport } from './read-unless-long.ts';

export type SaveReport = {
  readonly orders: (asked: OrdersOfReport) => Promise<Result<SavedReport<ReportedOrder>, Refusal>>;
  readonly revenue: (
    search: string,
    period: ReportPeriod | null,
  ) => Promise<Result<SavedReport<ListedRevenue>, Refusal>>;
};

const searched = (text: string): string | null => (text === '' ? null : text);

export const SaveReport = defineUseCase(
  'SaveReport',
  { desk: ReportDesk, files: ReportFiles },
  ({ desk, files }): SaveReport => ({
    orders: (asked) =>
      readUnlessLong(
        (at) => desk.orders(asked, at),
        { kind: 'ORDERS', ...asked, search: searched(asked.search) },
        files,
      ),
    revenue: (search, period) =>
      readUnlessLong(
        (at) => desk.events(search, period, at),
        { kind: 'REVENUE', period, search: searched(search) },
        files,
      ),
  }),
);
