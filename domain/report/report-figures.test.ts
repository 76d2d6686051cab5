import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, later, MINUTE } from '#domain/kernel/instant.ts';
import { type Dong, sum } from '#domain/kernel/money/dong.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { anySessionBegin } from '#test/arbitraries/report.arbitraries.ts';
import { NOW } from '#test/builders/moments.ts';
import { areFresh, checkInsByHour, refundedTickets, usesByCode, within } from './report-figures.ts';

const ofSession = { sectionEventId: fc.integer({ min: 1, max: 3 }), sessionBeginAt: anySessionBegin };
const few = <Row>(row: fc.Arbitrary<Row>) => fc.array(row, { maxLength: 12 });
const anyRefunds = few(
  fc.record({
    ...ofSession,
    ticketTypeId: fc.constantFrom('t1', 't2', 't3'),
    tickets: fc.nat({ max: 9 }),
    value: anyDong,
  }),
);
const anyHours = few(
  fc.record({
    ...ofSession,
    at: fc.nat({ max: 4 }).map((hours) => later(NOW, hours * HOUR)),
    tickets: fc.nat({ max: 9 }),
  }),
);
const anyCodes = few(
  fc.record({ ...ofSession, code: fc.constantFrom('A', 'B'), times: fc.nat({ max: 9 }), discount: anyDong }),
);

const ALL = { start: NOW, end: later(NOW, 100 * DAY) };
const total = <Row>(rows: readonly Row[], value: (row: Row) => number): number =>
  rows.reduce((count, row) => count + value(row), 0);
const money = <Row>(rows: readonly Row[], value: (row: Row) => Dong): Dong => sum(rows.map(value));

describe('figures that were prepared by session', () => {
  it('sum to the same by ticket type, hour and code, whatever the period', () => {
    fc.assert(
      fc.property(anyRefunds, anyHours, anyCodes, anySessionBegin, (refunds, hours, codes, start) => {
        for (const period of [null, { ...ALL, start }]) {
          const [refunded, scanned, used] = [within(refunds, period), within(hours, period), within(codes, period)];
          const byType = [...refundedTickets(refunded).values()];
          expect(total(byType, (row) => row.tickets)).toBe(total(refunded, (row) => row.tickets));
          expect(money(byType, (row) => row.value)).toBe(money(refunded, (row) => row.value));
          const byHour = checkInsByHour(scanned);
          expect(total(byHour, (row) => row.tickets)).toBe(total(scanned, (row) => row.tickets));
          expect(new Set(byHour.map(({ at }) => at)).size).toBe(byHour.length);
          const byCode = usesByCode(used);
          expect(total(byCode, (row) => row.times)).toBe(total(used, (row) => row.times));
          expect(money(byCode, (row) => row.discount)).toBe(money(used, (row) => row.discount));
          expect(new Set(byCode.map(({ code }) => code)).size).toBe(byCode.length);
        }
      }),
    );
  });

  it('of two adjacent periods are those of both', () => {
    fc.assert(
      fc.property(anyHours, anySessionBegin, (hours, middle) => {
        const parts = [...within(hours, { ...ALL, end: middle }), ...within(hours, { ...ALL, start: middle })];
        expect(new Set(checkInsByHour(parts).map((row) => JSON.stringify(row)))).toEqual(
          new Set(checkInsByHour(within(hours, ALL)).map((row) => JSON.stringify(row))),
        );
      }),
    );
  });

  it('are fresh for a minute', () => {
    expect(areFresh(NOW, later(NOW, MINUTE - 1))).toBe(true);
    expect(areFresh(NOW, later(NOW, MINUTE))).toBe(false);
  });
});
