import type { Page } from '#application/platform/ports/page.ts';
import type { ListedRevenue } from '#application/report/ports/report-desk.ts';
import { ReportDesk } from '#application/report/ports/report-desk.ts';
import { ROUTES } from '#domain/permission/route-table.ts';
import type { Refusal } from '#domain/refusal.ts';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';
import { type AskedPeriod, askedPeriod, pageOf } from '#ui/screens/report/period/asked-report.ts';

export type EventReportsData = {
  readonly period: AskedPeriod;
  readonly search: string;
  /** Null: it could not be loaded, or the period is refused. */
  readonly page: Page<ListedRevenue> | null;
  readonly refusal: Refusal | null;
};

/** Everybody sees the events whose revenue they may see. */
export const eventReportsLoader = viewerLoader(async ({ use, query }): Promise<EventReportsData> => {
  const period = askedPeriod(query);
  const search = query.get('q') ?? '';
  if (period.problem !== null) return { period, search, page: null, refusal: null };
  const found = await use(ReportDesk).events(search.trim(), period.value, pageOf(query));
  return { period, search, page: found.ok ? found.value : null, refusal: found.ok ? null : found.refusal };
}, ROUTES['admin-event-report']);
