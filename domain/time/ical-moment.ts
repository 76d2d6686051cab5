import { type Instant, MINUTE, SECOND } from '#domain/kernel/instant.ts';
import { twoDigits } from './local-time.ts';
import { wallClockOf } from './wall-clock.ts';

/** '20261120T120000Z': DATE-TIME in UTC (RFC 5545, 3.3.5), unambiguous in every calendar. Whole seconds. */
export function icalMoment(at: Instant): string {
  const seconds = Math.floor((at - Math.floor(at / MINUTE) * MINUTE) / SECOND);
  return `${wallClockOf(at, 'UTC').replaceAll(/[-:]/g, '')}${twoDigits(seconds)}Z`;
}
