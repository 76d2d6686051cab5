import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  EXPORT_STATES,
  exportFileName,
  exportPercent,
  isExportOpen,
  isLongReport,
  LONG_REPORT_ROWS,
  NEXT_EXPORT_STATES,
} from './report-export.ts';

const rows = fc.nat({ max: 2_000_000 });

it('progress never falls while rows are added, and reaches 100 only when the file is ready', () => {
  fc.assert(
    fc.property(rows, rows, rows, (written, more, total) => {
      const before = exportPercent({ state: 'RUNNING', rows: written, total });
      const after = exportPercent({ state: 'RUNNING', rows: written + more, total });
      expect(before).toBeGreaterThanOrEqual(0);
      expect(after).toBeGreaterThanOrEqual(before);
      expect(after).toBeLessThan(100);
      expect(exportPercent({ state: 'READY', rows: written, total })).toBe(100);
    }),
  );
});

it('a report is long above the bound, or when it is too long to be counted', () => {
  expect([LONG_REPORT_ROWS, LONG_REPORT_ROWS + 1, null].map(isLongReport)).toEqual([false, true, true]);
});

it('every state of an export is reached from WAITING, and an ended one stays', () => {
  const reached = new Set<string>(['WAITING']);
  for (const from of EXPORT_STATES) for (const next of NEXT_EXPORT_STATES[from]) reached.add(next);
  expect([...reached].toSorted()).toEqual([...EXPORT_STATES].toSorted());
  expect(EXPORT_STATES.filter(isExportOpen)).toEqual(['WAITING', 'RUNNING']);
});

it('a file is named after its report', () => {
  expect(exportFileName({ kind: 'ORDERS', eventId: 7, period: null, status: null, search: null })).toBe('orders-7.csv');
  expect(exportFileName({ kind: 'REVENUE', period: null, search: null })).toBe('revenue.csv');
  expect(exportFileName({ kind: 'BALANCES' })).toBe('organiser-balances.csv');
});
