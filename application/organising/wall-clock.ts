import { type Instant, instant, MINUTE } from '#domain/kernel/instant.ts';

/** A date and time as a person writes it into a field, 'YYYY-MM-DDTHH:mm', without a zone. */
export type WallClock = string;

const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(zone, made);
  return made;
}

/** What a clock on the wall in this zone shows at that moment. */
export function wallClockOf(at: Instant, zone: string): WallClock {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map((part) => [part.type, part.value]),
  );
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}T${parts.get('hour')}:${parts.get('minute')}`;
}

function asIfUtc(written: WallClock): number | null {
  const match = WRITTEN.exec(written);
  if (match === null) return null;
  const [year, month, day, hour, minute] = match.slice(1).map(Number) as [number, number, number, number, number];
  return Date.UTC(year, month - 1, day, hour, minute);
}

/**
 * The moment when a clock in this zone shows that; null for what is no date and time. Where clocks go back, the
 * earlier moment; where they go forward, a time that does not exist is the same distance after the change.
 */
export function instantOfWallClock(written: WallClock, zone: string): Instant | null {
  const wanted = asIfUtc(written);
  if (wanted === null || Number.isNaN(wanted)) return null;
  let guess = wanted;
  // The offset at the guess can differ from the one at the answer around a change of clocks, never by more than one step.
  for (let step = 0; step < 2; step += 1) {
    const shown = asIfUtc(wallClockOf(instant(guess), zone));
    if (shown === null) return null;
    guess += wanted - shown;
  }
  const earlier = guess - 60 * MINUTE;
  return wallClockOf(instant(earlier), zone) === written ? instant(earlier) : instant(guess);
}
