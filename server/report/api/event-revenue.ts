import type { z } from 'zod';
import { within } from '#domain/report/report-figures.ts';
import { type ReportPeriod, reportPeriod } from '#domain/report/report-period.ts';
import type { RevenueRow } from '#domain/report/revenue.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { moment } from '#server/platform/graphql/input-parts.ts';
import { type EventFigures, ReadFigures } from '#server/report/figures/read-figures.ts';

export type EventRevenue = {
  readonly event: EventRow;
  readonly period: ReportPeriod | null;
  readonly rows: readonly RevenueRow[];
  readonly figures: EventFigures;
};

/** Both ends of a period, or neither. */
export const periodInput = { start_at: moment.nullish(), end_at: moment.nullish() };

type PeriodInput = { readonly start_at?: number | null | undefined; readonly end_at?: number | null | undefined };

/** The refusal names the end. */
export const checkPeriod = (context: z.core.ParsePayload<PeriodInput>): void => {
  if (readPeriod(context.value) === 'REFUSED')
    context.issues.push({ code: 'custom', message: 'no period', path: ['end_at'], input: context.value });
};

function readPeriod({ start_at: start = null, end_at: end = null }: PeriodInput): ReportPeriod | null | 'REFUSED' {
  if (start === null && end === null) return null;
  const period = reportPeriod(start as never, end as never);
  return period.ok ? period.value : 'REFUSED';
}

export const periodOf = (input: PeriodInput): ReportPeriod | null => {
  const period = readPeriod(input);
  return period === 'REFUSED' ? null : period;
};

export async function revenueOfEvent(
  event: EventRow,
  period: ReportPeriod | null,
  context: RequestContext,
  read?: EventFigures,
): Promise<EventRevenue> {
  const figures = read ?? (await context.use(ReadFigures)(event.eventId));
  return { event, period, figures, rows: within(await figures.revenue(), period) };
}
