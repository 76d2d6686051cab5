import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, minus, plus, sum, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS, points } from '#domain/kernel/money/points.ts';
import { NO_MONEY } from '#domain/sale/refund/money-parts.ts';
import { worthsOfOrder } from '#domain/sale/refund/worth-of-order.ts';
import { keptOrder } from './kept-order.ts';

const line = (reservationId: string, quantity: number, price: number) => ({
  ...{ reservationId, ticketTypeId: reservationId, name: reservationId, quantity },
  ...{ originalPrice: dong(price), price: dong(price) },
});
const quote = {
  lines: [line('VIP', 2, 400_000), line('Thường', 3, 300_000)],
  final: dong(750_000),
  donation: dong(50_000),
};
const refund = (tickets: number, donation = 0, back = 0) => ({
  parts: { ...NO_MONEY, tickets: dong(tickets), donation: dong(donation) },
  points: points(back),
});

describe('what is kept of an order', () => {
  it('is all that was paid while nothing went back', () => {
    expect(keptOrder({ quote, gone: [], refunds: [] })).toEqual({
      lines: [
        { key: 'VIP', name: 'VIP', quantity: 2, price: 400_000 },
        { key: 'Thường', name: 'Thường', quantity: 3, price: 300_000 },
      ],
      donation: 50_000,
      total: 750_000,
    });
  });

  it('is without the tickets that went back and their money, and without points', () => {
    const gone = [{ reservationId: 'Thường', position: 1 }];
    const withPoints = { ...quote, points: points(70_000) };
    expect(keptOrder({ quote: withPoints, gone, refunds: [refund(100_000, 50_000, 10_000)] })).toEqual({
      lines: [
        { key: 'VIP', name: 'VIP', quantity: 2, price: 400_000 },
        { key: 'Thường', name: 'Thường', quantity: 2, price: 200_000 },
      ],
      donation: ZERO,
      total: 540_000,
    });
  });

  it('never says more than was paid less what went back, whichever tickets stand', () => {
    fc.assert(
      fc.property(fc.subarray([0, 1, 2, 3, 4]), fc.nat({ max: 700_000 }), fc.boolean(), (voided, back, gift) => {
        const places = [0, 1].map((position) => ({ reservationId: 'VIP', position }));
        const others = [0, 1, 2].map((position) => ({ reservationId: 'Thường', position }));
        const all = [...places, ...others];
        const gone = voided.flatMap((at) => all[at] ?? []);
        const kept = keptOrder({ quote, gone, refunds: [refund(back, gift ? 50_000 : 0)] });
        expect(kept.total).toBe(minus(quote.final, dong(back), gift ? dong(50_000) : ZERO));
        const worths = worthsOfOrder(quote.lines, dong(700_000));
        const left = all.filter((place) => !gone.includes(place));
        const worth = sum(left.map(({ reservationId, position }) => worths.get(reservationId)?.[position] ?? ZERO));
        expect(sum(kept.lines.map(({ price }) => price))).toBe(left.length === 0 ? dong(700_000) : worth);
      }),
    );
  });

  it('is of all lines where money stays without a ticket that stands', () => {
    const gone = [0, 1].map((position) => ({ reservationId: 'VIP', position }));
    const one = { ...quote, lines: [line('VIP', 2, 400_000)], final: dong(450_000), donation: dong(50_000) };
    expect(keptOrder({ quote: one, gone, refunds: [{ ...refund(0), points: NO_POINTS }] })).toMatchObject({
      lines: [{ quantity: 2, price: 400_000 }],
      total: plus(dong(400_000), dong(50_000)),
    });
  });
});
