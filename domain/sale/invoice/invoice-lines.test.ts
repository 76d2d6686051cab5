import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, minus, plus, sum, ZERO } from '#domain/kernel/money/dong.ts';
import { invoiceLines, invoiceSums, VAT_RATES } from './invoice-lines.ts';

const rates = fc.constantFrom(...VAT_RATES, null);
const amount = fc.integer({ min: 0, max: 50_000_000 }).map(dong);
const orders = fc
  .record({
    lines: fc.array(fc.record({ name: fc.constant('Vé'), quantity: fc.integer({ min: 1, max: 500 }), price: amount }), {
      minLength: 1,
      maxLength: 8,
    }),
    donation: amount,
    off: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ lines, donation, off }) => {
    const tickets = sum(lines.map(({ price }) => price));
    return { lines, donation, total: plus(dong(tickets - Math.floor(tickets * off)), donation) };
  });

describe('the lines of an invoice', () => {
  it('add up, with their VAT, to the amount paid', () => {
    fc.assert(
      fc.property(orders, rates, (order, rate) => {
        const lines = invoiceLines(order, rate);
        const sums = invoiceSums(lines);
        expect(sums.gross).toBe(order.total);
        expect(plus(sums.net, sums.vat)).toBe(order.total);
        for (const { net, vat, gross } of lines) {
          expect(plus(net, vat)).toBe(gross);
          expect(vat >= ZERO && gross > ZERO).toBe(true);
        }
      }),
    );
  });

  it('have a VAT that differs from the rate of the net by less than a dong', () => {
    fc.assert(
      fc.property(orders, rates, (order, rate) => {
        for (const line of invoiceLines(order, rate))
          expect(Math.abs((line.net * (line.rate ?? 0)) / 100 - line.vat)).toBeLessThan(1);
      }),
    );
  });

  it('take a discount on the whole order off each line by its price, and leave out what costs nothing', () => {
    const lines = [
      { name: 'VIP', quantity: 2, price: dong(600_000) },
      { name: 'Thường', quantity: 1, price: dong(300_000) },
      { name: 'Trẻ em', quantity: 1, price: ZERO },
    ];
    const order = { lines, donation: dong(50_000), total: dong(860_000) };
    expect(invoiceLines(order, 8)).toEqual([
      { name: 'VIP', quantity: 2, rate: 8, net: 500_000, vat: 40_000, gross: 540_000 },
      { name: 'Thường', quantity: 1, rate: 8, net: 250_000, vat: 20_000, gross: 270_000 },
      { name: null, quantity: 1, rate: null, net: 50_000, vat: 0, gross: 50_000 },
    ]);
    expect(minus(order.total, invoiceSums(invoiceLines(order, 8)).gross)).toBe(0);
  });
});
