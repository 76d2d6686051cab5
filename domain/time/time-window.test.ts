import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { isWithin, type TIME_FILTERS, timeWindow } from './time-window.ts';

const at = (text: string) => instant(Date.parse(text));

describe('time filters', () => {
  it('a week is Monday to Sunday night in Vietnam [S9-31]', () => {
    expect(timeWindow('THIS_WEEK', at('2026-11-20T10:00:00+07:00')).beginsBefore).toBe(at('2026-11-23T00:00:00+07:00'));
    expect(timeWindow('THIS_WEEK', at('2026-11-23T00:00:00+07:00')).beginsBefore).toBe(at('2026-11-30T00:00:00+07:00'));
    expect(timeWindow('THIS_WEEK', at('2026-11-22T23:59:59+07:00')).beginsBefore).toBe(at('2026-11-23T00:00:00+07:00'));
  });

  it('a month ends with its last day in Vietnam', () => {
    expect(timeWindow('THIS_MONTH', at('2026-11-30T23:00:00+07:00')).beginsBefore).toBe(
      at('2026-12-01T00:00:00+07:00'),
    );
    expect(timeWindow('THIS_MONTH', at('2026-12-01T00:00:00+07:00')).beginsBefore).toBe(
      at('2027-01-01T00:00:00+07:00'),
    );
  });

  it('now is in its own week and month, which end after they begin', () => {
    fc.assert(
      fc.property(fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') }), (ms) => {
        const now = instant(ms);
        const week = timeWindow('THIS_WEEK', now).beginsBefore ?? 0;
        const month = timeWindow('THIS_MONTH', now).beginsBefore ?? 0;
        expect(week).toBeGreaterThan(now);
        expect(week - now).toBeLessThanOrEqual(7 * 86_400_000);
        expect(month).toBeGreaterThan(now);
        expect(month - now).toBeLessThanOrEqual(31 * 86_400_000);
      }),
    );
  });

  it('each filter selects its events', () => {
    const now = at('2026-11-20T10:00:00+07:00');
    const none = { endsAfter: null, endsBy: null, beginsBy: null, beginsBefore: null };
    expect(timeWindow(null, now)).toEqual(none);
    expect(timeWindow('UPCOMING', now)).toEqual({ ...none, endsAfter: now });
    expect(timeWindow('ONGOING', now)).toEqual({ ...none, endsAfter: now, beginsBy: now });
    expect(timeWindow('NEXT_DAYS', now)).toEqual({
      ...none,
      endsAfter: now,
      beginsBefore: at('2026-11-28T00:00:00+07:00'),
    });
    expect(timeWindow('THIS_WEEK', now)).toEqual({
      ...none,
      endsAfter: now,
      beginsBefore: at('2026-11-23T00:00:00+07:00'),
    });
    expect(timeWindow('THIS_MONTH', now)).toEqual({
      ...none,
      endsAfter: now,
      beginsBefore: at('2026-12-01T00:00:00+07:00'),
    });
    expect(timeWindow('PAST', now)).toEqual({ ...none, endsBy: now });
  });

  it('an event is upcoming or past, never both', () => {
    const now = at('2026-11-20T10:00:00Z');
    expect(timeWindow('UPCOMING', now).endsAfter).toBe(timeWindow('PAST', now).endsBy);
  });
});

describe('the time window', () => {
  const now = at('2026-11-20T10:00:00+07:00');
  const event = fc
    .record({ begin: fc.integer({ min: -100, max: 100 }), length: fc.integer({ min: 1, max: 50 }) })
    .map(({ begin, length }) => ({
      beginAt: instant(now + begin * 3_600_000),
      endAt: instant(now + (begin + length) * 3_600_000),
    }));

  it('splits events into upcoming and past; ongoing, this week’s and this month’s are upcoming', () => {
    fc.assert(
      fc.property(event, (one) => {
        const is = (filter: (typeof TIME_FILTERS)[number]) => isWithin(one, timeWindow(filter, now));
        expect(is('UPCOMING')).toBe(!is('PAST'));
        expect(is('ONGOING')).toBe(one.beginAt <= now && now <= one.endAt);
        for (const part of ['ONGOING', 'NEXT_DAYS', 'THIS_WEEK', 'THIS_MONTH'] as const)
          if (is(part)) expect(is('UPCOMING')).toBe(true);
        if (is('THIS_WEEK')) expect(is('NEXT_DAYS')).toBe(true);
        expect(isWithin(one, timeWindow(null, now))).toBe(true);
      }),
    );
  });

  it('this week’s events begin before the week is over', () => {
    const monday = at('2026-11-23T00:00:00+07:00');
    const beginning = (beginAt: number) =>
      isWithin({ beginAt: instant(beginAt), endAt: instant(beginAt + 1) }, timeWindow('THIS_WEEK', now));
    expect([beginning(monday - 1), beginning(monday)]).toEqual([true, false]);
  });
});
