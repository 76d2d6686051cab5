import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, sum } from '#domain/kernel/money/dong.ts';
import { anyReportedPurchase } from '#test/arbitraries/report.arbitraries.ts';
import { NOW } from '#test/builders/moments.ts';
import { type OrderReportRow, orderRows, totalOfRows } from './order-rows.ts';
import { ticketTypeStatistics } from './ticket-type-statistics.ts';

describe('statistics by ticket type', () => {
  it('add up the rows of a type, and leave donations out', () => {
    const row: OrderReportRow = {
      orderId: 'o1',
      createdAt: NOW,
      orderedAt: NOW,
      status: 'SUCCESSFUL',
      paymentStatus: 'SUCCEEDED',
      providerReference: 'FT1',
      ticket: { ticketTypeId: 'vip', ticketName: 'VIP' },
      quantity: 2,
      unitPrice: dong(100),
      discount: dong(20),
      donation: dong(5),
      total: dong(185),
    };
    const gift = { ...row, ticket: null, total: dong(5) };
    expect(ticketTypeStatistics([row, gift, { ...row, donation: dong(0), total: dong(180) }])).toEqual([
      { ticketTypeId: 'vip', ticketName: 'VIP', sold: 4, discount: 40, value: 360 },
    ]);
  });

  it('sum to the rows: what was sold, and all that was paid but the donations', () => {
    fc.assert(
      fc.property(fc.array(anyReportedPurchase, { maxLength: 4 }), (orders) => {
        const rows = orders.flatMap(({ order }) => orderRows(order));
        const told = ticketTypeStatistics(rows);
        expect(sum(told.map(({ value }) => value)) + sum(rows.map((row) => row.donation))).toBe(totalOfRows(rows));
        expect(told.reduce((count, { sold }) => count + sold, 0)).toBe(
          rows.reduce((count, { quantity }) => count + quantity, 0),
        );
        expect(sum(told.map(({ discount }) => discount))).toBe(sum(rows.map((row) => row.discount)));
        expect(new Set(told.map(({ ticketTypeId }) => ticketTypeId)).size).toBe(told.length);
      }),
    );
  });
});
