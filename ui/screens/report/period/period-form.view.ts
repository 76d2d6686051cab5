import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PeriodRefusal } from '#domain/report/report-period.ts';
import { reportPeriod } from '#domain/report/report-period.ts';
import { DEFAULT_TIMEZONE } from '#domain/time/local-time.ts';
import { instantOfWallClock, wallClockOf } from '#domain/time/wall-clock.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { REPORT_PERIOD_PROBLEMS } from '#words/report/report-problems.ts';
import type { AskedPeriod } from './asked-report.ts';

/** Reports over several events are in Vietnamese time. */
export const REPORT_ZONE = DEFAULT_TIMEZONE;

export function usePeriodForm(asked: AskedPeriod, timezone: string) {
  const locale = useLocale();
  const [query, setQuery] = useSearchParams();
  const [start, setStart] = useState(asked.start === null ? '' : wallClockOf(asked.start, timezone));
  const [end, setEnd] = useState(asked.end === null ? '' : wallClockOf(asked.end, timezone));
  const [problem, setProblem] = useState<PeriodRefusal | null>(asked.problem);

  function go(change: (next: URLSearchParams) => void): void {
    const next = new URLSearchParams(query);
    for (const name of ['after', 'before']) next.delete(name);
    change(next);
    setQuery(next, { preventScrollReset: true });
  }
  return {
    start,
    end,
    setStart,
    setEnd,
    problem: problem === null ? null : REPORT_PERIOD_PROBLEMS[problem][locale],
    chosen: asked.start !== null || asked.end !== null,
    submit: () => {
      const period = reportPeriod(instantOfWallClock(start, timezone), instantOfWallClock(end, timezone));
      setProblem(period.ok ? null : period.refusal);
      if (!period.ok) return;
      go((next) => {
        next.set('start', new Date(period.value.start).toISOString());
        next.set('end', new Date(period.value.end).toISOString());
      });
    },
    clear: () => {
      setStart('');
      setEnd('');
      setProblem(null);
      go((next) => {
        next.delete('start');
        next.delete('end');
      });
    },
  };
}
