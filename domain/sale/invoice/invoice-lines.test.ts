import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, minus, plus, sum, ZERO } from '#domain/kernel/money/dong.ts';
import {
  adjustingLines,
  type InvoicedOrder,
  type InvoiceLine,
  invoiceLines,
  invoiceSums,
  VAT_RATES,
} from './invoice-lines.ts';

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
    const keyed = lines.map((line, at) => ({ ...line, key: `line ${at}` }));
    return { lines: keyed, donation, total: plus(dong(tickets - Math.floor(tickets * off)), donation) };
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
      { key: 'VIP', name: 'VIP', quantity: 2, price: dong(600_000) },
      { key: 'Thường', name: 'Thường', quantity: 1, price: dong(300_000) },
      { key: 'Trẻ em', name: 'Trẻ em', quantity: 1, price: ZERO },
    ];
    const order = { lines, donation: dong(50_000), total: dong(860_000) };
    expect(invoiceLines(order, 8)).toEqual([
      { key: 'VIP', name: 'VIP', quantity: 2, rate: 8, net: 500_000, vat: 40_000, gross: 540_000 },
      { key: 'Thường', name: 'Thường', quantity: 1, rate: 8, net: 250_000, vat: 20_000, gross: 270_000 },
      { key: 'donation', name: null, quantity: 1, rate: null, net: 50_000, vat: 0, gross: 50_000 },
    ]);
    expect(minus(order.total, invoiceSums(invoiceLines(order, 8)).gross)).toBe(0);
  });
});

/** What is kept of an order after some of its places and money went back, or came again. */
const keptOf = (order: InvoicedOrder) =>
  fc
    .record({ left: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 9, maxLength: 9 }) })
    .map(({ left }) => {
      const part = (amount: number, at: number): number => Math.floor(amount * (left[at] ?? 1));
      const lines = order.lines.map((line, at) => ({
        ...line,
        quantity: part(line.quantity, at),
        price: dong(part(line.price, at)),
      }));
      const donation = dong(part(order.donation, 8));
      return { lines, donation, total: plus(sum(lines.map(({ price }) => price)), donation) };
    });

describe('an adjusting invoice', () => {
  const walks = orders.chain((order) => fc.tuple(fc.constant(order), fc.array(keptOf(order), { maxLength: 6 }), rates));

  it('makes all invoices of an order say what was kept, however often and in whichever direction', () => {
    fc.assert(
      fc.property(walks, ([order, moves, rate]) => {
        const issued: InvoiceLine[] = [...invoiceLines(order, rate)];
        for (const kept of moves) {
          issued.push(...adjustingLines(issued, kept, rate));
          expect(invoiceSums(issued).gross).toBe(kept.total);
          expect(adjustingLines(issued, kept, rate)).toEqual([]);
        }
      }),
    );
  });

  it('has lines whose VAT a provider takes: of the net to the dong, with the sign of the whole', () => {
    fc.assert(
      fc.property(walks, ([order, moves, rate]) => {
        const issued: InvoiceLine[] = [...invoiceLines(order, rate)];
        for (const kept of moves)
          for (const line of adjustingLines([...issued], kept, rate)) {
            issued.push(line);
            const { net, vat, gross, quantity } = line;
            expect(plus(net, vat)).toBe(gross);
            expect(Math.abs((net * (line.rate ?? 0)) / 100 - vat)).toBeLessThan(1);
            expect([net, vat].every((part) => part === ZERO || part > ZERO === gross > ZERO)).toBe(true);
            expect(quantity).toBeGreaterThan(0);
          }
      }),
    );
  });

  it('takes the tickets that went back off their own line, and at the end leaves nothing', () => {
    const line = { key: 'a', name: 'VIP', quantity: 3, price: dong(324_000) };
    const order = { lines: [line], donation: ZERO, total: dong(324_000) };
    const issued = [...invoiceLines(order, 8)];
    const one = adjustingLines(issued, { ...order, lines: [{ ...line, quantity: 2 }], total: dong(216_000) }, 8);
    expect(one).toEqual([{ key: 'a', name: 'VIP', quantity: 1, rate: 8, net: -100_000, vat: -8_000, gross: -108_000 }]);
    const rest = adjustingLines([...issued, ...one], { ...order, lines: [], total: ZERO }, 8);
    expect(rest).toMatchObject([{ quantity: 2, net: -200_000, vat: -16_000 }]);
    expect(invoiceSums([...issued, ...one, ...rest])).toEqual({ net: 0, vat: 0, gross: 0 });
  });

  it('keeps the rate at which the order was invoiced', () => {
    const line = { key: 'a', name: 'VIP', quantity: 1, price: dong(110_000) };
    const order = { lines: [line], donation: ZERO, total: dong(110_000) };
    expect(adjustingLines(invoiceLines(order, 10), { ...order, total: ZERO }, 8)).toMatchObject([
      { rate: 10, net: -100_000, vat: -10_000 },
    ]);
  });
});
