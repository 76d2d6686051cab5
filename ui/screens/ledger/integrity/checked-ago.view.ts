import { DAY, HOUR, type Instant, MINUTE } from '#domain/kernel/instant.ts';

export type AgoParts = { readonly unit: 'NOW' | 'MINUTES' | 'HOURS' | 'DAYS'; readonly count: number };

export function agoParts(at: Instant, now: Instant): AgoParts {
  const passed = now - at;
  if (passed < MINUTE) return { unit: 'NOW', count: 0 };
  if (passed < HOUR) return { unit: 'MINUTES', count: Math.floor(passed / MINUTE) };
  if (passed < DAY) return { unit: 'HOURS', count: Math.floor(passed / HOUR) };
  return { unit: 'DAYS', count: Math.floor(passed / DAY) };
}
