import { type Instant, instant } from '#domain/kernel/instant.ts';
import { type PeriodRefusal, type ReportPeriod, reportPeriod } from '#domain/report/report-period.ts';

/** What the address asks for; without both ends, the event's whole time. */
export type AskedPeriod = {
  readonly start: Instant | null;
  readonly end: Instant | null;
  readonly value: ReportPeriod | null;
  readonly problem: PeriodRefusal | null;
};

function momentIn(text: string | null): Instant | null {
  const at = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(at) || at < 0 ? null : instant(at);
}

/** `start` and `end` in the address, as ISO times. */
export function askedPeriod(query: URLSearchParams): AskedPeriod {
  const [start, end] = [momentIn(query.get('start')), momentIn(query.get('end'))];
  if (!query.has('start') && !query.has('end')) return { start, end, value: null, problem: null };
  const period = reportPeriod(start, end);
  return {
    start,
    end,
    value: period.ok ? period.value : null,
    problem: period.ok ? null : period.refusal,
  };
}

export const pageOf = (query: URLSearchParams) => ({
  after: query.get('after') ?? undefined,
  before: query.get('before') ?? undefined,
});
