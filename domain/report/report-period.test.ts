import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, later } from '#domain/kernel/instant.ts';
import { anyRevenueRow, anySessionBegin } from '#test/arbitraries/report.arbitraries.ts';
import { NOW } from '#test/builders/moments.ts';
import { inPeriod, reportPeriod } from './report-period.ts';

const TOMORROW = later(NOW, DAY);

describe('the period of a report', () => {
  it.each([
    [null, TOMORROW, 'START_AND_END_REQUIRED'],
    [NOW, null, 'START_AND_END_REQUIRED'],
    [null, null, 'START_AND_END_REQUIRED'],
    [NOW, NOW, 'END_NOT_AFTER_START'],
    [TOMORROW, NOW, 'END_NOT_AFTER_START'],
  ])('from %s to %s is refused: %s', (start, end, refusal) => {
    expect(reportPeriod(start, end)).toEqual({ ok: false, refusal });
  });

  it('has a start and an end', () => {
    expect(reportPeriod(NOW, TOMORROW)).toEqual({ ok: true, value: { start: NOW, end: TOMORROW } });
  });

  it('follows the session’s time, not the order’s [S5-46]', () => {
    const rows = [
      { name: 'made within, held after', createdAt: NOW, sessionBeginAt: TOMORROW },
      { name: 'made before, held within', createdAt: later(NOW, -DAY), sessionBeginAt: NOW },
      {
        name: 'made before, held in its last moment',
        createdAt: later(NOW, -DAY),
        sessionBeginAt: later(TOMORROW, -1),
      },
      { name: 'made and held before', createdAt: later(NOW, -DAY), sessionBeginAt: later(NOW, -1) },
    ];
    expect(inPeriod(rows, { start: NOW, end: TOMORROW }).map((row) => row.name)).toEqual([
      'made before, held within',
      'made before, held in its last moment',
    ]);
  });

  it('adjacent periods split the rows [S5-46]', () => {
    fc.assert(
      fc.property(fc.array(anyRevenueRow, { maxLength: 12 }), anySessionBegin, (rows, middle) => {
        const whole = { start: NOW, end: later(NOW, 100 * DAY) };
        const parts = [...inPeriod(rows, { ...whole, end: middle }), ...inPeriod(rows, { ...whole, start: middle })];
        expect(new Set(parts)).toEqual(new Set(inPeriod(rows, whole)));
        expect(parts.length).toBe(rows.length);
      }),
    );
  });
});
