import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, instant, later } from '#domain/kernel/instant.ts';
import { NOW } from '#test/builders/moments.ts';
import {
  businessDaysLater,
  expectedTransfer,
  isBusinessDay,
  isTransferOverdue,
  vietnameseDay,
} from './business-days.ts';

const at = (text: string) => instant(Date.parse(`${text}+07:00`));

describe('business days', () => {
  it.each([
    ['a Monday', '2026-11-23T09:00', [], '2026-11-26', '2026-11-30'],
    ['a Friday', '2026-11-20T10:00', [], '2026-11-25', '2026-11-27'],
    ['a Saturday', '2026-11-21T10:00', [], '2026-11-25', '2026-11-27'],
    ['a Sunday’s last minute', '2026-11-22T23:59', [], '2026-11-25', '2026-11-27'],
    ['the eve of National Day', '2026-08-31T10:00', ['2026-09-01', '2026-09-02'], '2026-09-07', '2026-09-09'],
    [
      'the week before Tết',
      '2026-02-13T10:00',
      ['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19', '2026-02-20'],
      '2026-02-25',
      '2026-02-27',
    ],
  ])('a request on %s is transferred within 3 to 5 of them [S4-53]', (_day, requested, holidays, earliest, latest) => {
    expect(expectedTransfer(at(requested), holidays)).toEqual({ earliest, latest });
  });

  it('follow Vietnam’s calendar: Monday to Friday without public holidays', () => {
    expect(vietnameseDay(at('2026-11-21T00:00'))).toBe('2026-11-21');
    expect(vietnameseDay(later(at('2026-11-21T00:00'), -1))).toBe('2026-11-20');
    expect([0, 1, 2, 3, 4, 5, 6].map((day) => isBusinessDay(later(NOW, day * DAY), []))).toEqual([
      true,
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
    expect(isBusinessDay(NOW, ['2026-11-20'])).toBe(false);
  });

  it('are over once the last of them has passed, never before', () => {
    fc.assert(
      fc.property(fc.nat({ max: 400 * 24 }), fc.nat({ max: 14 * 24 }), (hours, waited) => {
        const requestedAt = later(NOW, hours * HOUR);
        const now = later(requestedAt, waited * HOUR);
        const { latest } = expectedTransfer(requestedAt, []);
        expect(isTransferOverdue(requestedAt, [], now)).toBe(vietnameseDay(now) > latest);
        if (waited < 5 * 24) expect(isTransferOverdue(requestedAt, [], now)).toBe(false);
      }),
    );
  });

  it('the result is a business day, at the requested distance', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 400 * 24 }),
        fc.integer({ min: 1, max: 8 }),
        fc.array(fc.nat({ max: 420 }), { maxLength: 6 }),
        (hours, count, off) => {
          const from = later(NOW, hours * HOUR);
          const holidays = off.map((day) => vietnameseDay(later(NOW, day * DAY)));
          const found = businessDaysLater(from, count, holidays);
          const days = Array.from({ length: 60 }, (_, day) => later(from, (day + 1) * DAY)).filter(
            (day) => vietnameseDay(day) <= found,
          );
          expect(days.filter((day) => isBusinessDay(day, holidays)).length).toBe(count);
          expect(isBusinessDay(at(`${found}T12:00`), holidays)).toBe(true);
        },
      ),
      { numRuns: 50 },
    );
  });
});
