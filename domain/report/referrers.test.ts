import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, sum } from '#domain/kernel/money/dong.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { byReferrer, isMember, type Referrer } from './referrers.ts';

const [lan, mai] = ['lan' as AccountId, 'mai' as AccountId];
const anyRow = fc.record({
  referrer: fc.constantFrom<Referrer>(lan, mai, 'OTHERS', 'NOBODY'),
  orders: fc.integer({ min: 1, max: 9 }),
  tickets: fc.nat({ max: 9 }),
  value: anyDong,
});

describe('orders by referrer', () => {
  it('sum to all orders, each referrer once, and nobody last', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1, maxLength: 12 }), (rows) => {
        const figures = byReferrer(rows);
        for (const count of ['orders', 'tickets'] as const)
          expect(figures.reduce((total, row) => total + row[count], 0)).toBe(
            rows.reduce((total, row) => total + row[count], 0),
          );
        expect(sum(figures.map(({ value }) => value))).toBe(sum(rows.map(({ value }) => value)));
        expect(new Set(figures.map(({ referrer }) => referrer)).size).toBe(figures.length);
        expect(figures.slice(-2).map(({ referrer }) => referrer)).toEqual(['OTHERS', 'NOBODY']);
        expect(figures.slice(0, -2).every(({ referrer }) => isMember(referrer))).toBe(true);
      }),
    );
  });

  it('begin with the member whose buyers paid most', () => {
    const row = (referrer: Referrer, value: number) => ({ referrer, orders: 1, tickets: 1, value: dong(value) });
    const figures = byReferrer([row('OTHERS', 900), row(lan, 100), row(mai, 100), row(mai, 50)]);
    expect(figures.map(({ referrer, orders, value }) => [referrer, orders, value])).toEqual([
      [mai, 2, 150],
      [lan, 1, 100],
      ['OTHERS', 1, 900],
      ['NOBODY', 0, 0],
    ]);
  });

  it('are none without orders', () => {
    expect(byReferrer([])).toEqual([]);
  });
});
