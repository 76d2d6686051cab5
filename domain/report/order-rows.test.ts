import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, minus, plus, sum } from '#domain/money/dong.ts';
import { anyReportedOrder } from '#test/arbitraries/report.arbitraries.ts';
import { NOW } from '#test/builders/moments.ts';
import { orderRows, type ReportedOrder, totalOfRows } from './order-rows.ts';

const HEAD = { orderId: 'o1', createdAt: NOW, orderedAt: NOW, status: 'SUCCESSFUL', paymentStatus: 'SUCCEEDED', providerReference: 'FT1' } as const;
const order: ReportedOrder = {
  ...HEAD,
  lines: [
    { ticketTypeId: 'standard', ticketName: 'Hạng Sen', quantity: 2, unitPrice: dong(100), price: dong(150) },
    { ticketTypeId: 'vip', ticketName: 'VIP', quantity: 1, unitPrice: dong(300), price: dong(300) },
  ],
  promo: dong(46),
  donation: dong(10),
};

describe('the rows of an order in the orders report', () => {
  it('are one for each line: the code split over them, the donation in the first', () => {
    expect(orderRows(order)).toEqual([
      { ...HEAD, ticket: { ticketTypeId: 'standard', ticketName: 'Hạng Sen' }, quantity: 2, unitPrice: 100, discount: 65, donation: 10, total: 145 },
      { ...HEAD, ticket: { ticketTypeId: 'vip', ticketName: 'VIP' }, quantity: 1, unitPrice: 300, discount: 31, donation: 0, total: 269 },
    ]);
  });

  it('a donation without tickets has one row', () => {
    expect(orderRows({ ...order, lines: [], promo: dong(0) })).toEqual([
      { ...HEAD, ticket: null, quantity: 0, unitPrice: 0, discount: 0, donation: 10, total: 10 },
    ]);
  });

  it('sum to what was paid, and each is original less discount and donation, never below nothing', () => {
    fc.assert(
      fc.property(anyReportedOrder, (any) => {
        const rows = orderRows(any);
        expect(totalOfRows(rows)).toBe(plus(minus(sum(any.lines.map((line) => line.price)), any.promo), any.donation));
        for (const row of rows) {
          expect(row.total).toBe(row.unitPrice * row.quantity - row.discount + row.donation);
          expect(Math.min(row.discount, row.total)).toBeGreaterThanOrEqual(0);
        }
        expect(sum(rows.map((row) => row.donation))).toBe(any.donation);
      }),
    );
  });
});
