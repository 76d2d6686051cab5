import type { Page } from '#application/platform/ports/page.ts';
import { type OrdersOfReport, ReportDesk, type ReportedOrder } from '#application/report/ports/report-desk.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

const EXPORTED_AT_ONCE = 100;

export type ReadReports = ReportDesk & {
  readonly allOrders: (asked: OrdersOfReport) => Promise<Result<readonly ReportedOrder[], Refusal>>;
};

export const ReadReports = defineUseCase(
  'ReadReports',
  { desk: ReportDesk },
  ({ desk }): ReadReports => ({
    ...desk,
    allOrders: async (asked) => {
      const orders: ReportedOrder[] = [];
      let page: Page<ReportedOrder> | null = null;
      do {
        const after: string | undefined = page?.after ?? undefined;
        const found: Result<Page<ReportedOrder>, Refusal> = await desk.orders(asked, {
          after,
          limit: EXPORTED_AT_ONCE,
        });
        if (!found.ok) return found;
        page = found.value;
        orders.push(...page.entries);
      } while (page.after !== null);
      return ok(orders);
    },
  }),
);
