import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, sum } from '#domain/kernel/money/dong.ts';
import { splitDonation } from '#domain/sale/pricing/line-shares.ts';
import { anyReportedPurchase } from '#test/arbitraries/report.arbitraries.ts';
import { NOW } from '#test/builders/moments.ts';
import { type OrderReportRow, orderRows, type ReportedOrder, ticketTypeStatistics } from './order-rows.ts';

const HEAD = {
  orderId: 'o1',
  createdAt: NOW,
  orderedAt: NOW,
  status: 'SUCCESSFUL',
  paymentStatus: 'SUCCEEDED',
  providerReference: 'FT1',
} as const;
const order: ReportedOrder = {
  ...HEAD,
  lines: [
    { ticketTypeId: 'standard', ticketName: 'Hạng Sen', quantity: 2, unitPrice: dong(100), final: dong(150) },
    { ticketTypeId: 'vip', ticketName: 'VIP', quantity: 1, unitPrice: dong(300), final: dong(270) },
  ],
  donation: dong(10),
};

describe('the orders report', () => {
  it('has a row per line, with its discounts and share of the donation', () => {
    expect(orderRows(order)).toEqual([
      {
        ...HEAD,
        ticket: { ticketTypeId: 'standard', ticketName: 'Hạng Sen' },
        quantity: 2,
        unitPrice: 100,
        discount: 50,
        donation: 4,
        total: 154,
      },
      {
        ...HEAD,
        ticket: { ticketTypeId: 'vip', ticketName: 'VIP' },
        quantity: 1,
        unitPrice: 300,
        discount: 30,
        donation: 6,
        total: 276,
      },
    ]);
  });

  it('has one row for a donation without tickets', () => {
    expect(orderRows({ ...order, lines: [] })).toEqual([
      { ...HEAD, ticket: null, quantity: 0, unitPrice: 0, discount: 0, donation: 10, total: 10 },
    ]);
  });

  it('matches each line’s quote and sums to the price, naming a code only where it applied', () => {
    fc.assert(
      fc.property(anyReportedPurchase, ({ order: reported, quote }) => {
        const rows = orderRows(reported);
        expect(sum(rows.map((row) => row.total))).toBe(quote.final);
        expect(sum(rows.map((row) => row.donation))).toBe(quote.donation);
        expect(sum(rows.map((row) => row.discount))).toBe(quote.discount + quote.promo);
        quote.lines.forEach((line, at) => {
          expect(rows[at]?.discount).toBe(sum(line.steps.map((step) => step.off)));
        });
        for (const row of rows) {
          expect(row.total).toBe(row.unitPrice * row.quantity - row.discount + row.donation);
          expect(Math.min(row.discount, row.donation, row.total)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('shares a donation as other reports do', () => {
    fc.assert(
      fc.property(anyReportedPurchase, ({ order: reported, quote }) => {
        const shares = splitDonation(quote.donation, quote.lines).map(([, donation]) => donation);
        expect(orderRows(reported).map((row) => row.donation)).toEqual(shares.length === 0 ? [quote.donation] : shares);
      }),
    );
  });
});

describe('statistics by ticket type', () => {
  it('sum the rows of a type, without donations', () => {
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

  it('match the rows', () => {
    fc.assert(
      fc.property(fc.array(anyReportedPurchase, { maxLength: 4 }), (orders) => {
        const rows = orders.flatMap(({ order }) => orderRows(order));
        const told = ticketTypeStatistics(rows);
        expect(sum(told.map(({ value }) => value)) + sum(rows.map((row) => row.donation))).toBe(
          sum(rows.map((row) => row.total)),
        );
        expect(told.reduce((count, { sold }) => count + sold, 0)).toBe(
          rows.reduce((count, { quantity }) => count + quantity, 0),
        );
        expect(sum(told.map(({ discount }) => discount))).toBe(sum(rows.map((row) => row.discount)));
        expect(new Set(told.map(({ ticketTypeId }) => ticketTypeId)).size).toBe(told.length);
      }),
    );
  });
});
