import fc from 'fast-check';
import { expect, it } from 'vitest';
import { afterBatches, aStock, awaitedTransfer, hold, money, quotaOf } from '#test/builders/a-stock.ts';
import { NOW } from '#test/builders/moments.ts';
import type { EventStock } from './reservation.ts';
import { returnPlaces } from './return-places.ts';
import { stockAfter } from './stock-after.ts';

const sold = (): EventStock => afterBatches(awaitedTransfer(), [NOW, money('p1', 400_000)]).stock;
const line = (stock: EventStock) => stock.reservations.find((row) => row.state === 'SOLD' || row.state === 'RELEASED');

it('one refunded ticket of two frees one place, and the line keeps the other', () => {
  const stock = sold();
  const before = quotaOf(stock)?.sold ?? 0;
  const reservationId = line(stock)?.reservationId ?? '';
  const after = stockAfter(stock, returnPlaces(stock, [{ reservationId, seatId: null }]));
  expect(quotaOf(after)?.sold).toBe(before - 1);
  expect(line(after)).toMatchObject({ state: 'SOLD', quantity: before - 1 });
});

it('the last place releases the line, and returning it again changes nothing', () => {
  const stock = sold();
  const after = stockAfter(stock, returnPlaces(stock, 'ALL'));
  expect(quotaOf(after)?.sold).toBe(0);
  expect(line(after)).toMatchObject({ state: 'RELEASED' });
  expect(returnPlaces(after, 'ALL').quotas).toEqual([]);
});

it('held places are not returned', () => {
  const stock = afterBatches(aStock(), [NOW, hold('r1', 2)]).stock;
  expect(returnPlaces(stock, 'ALL').reservations.updated).toEqual([]);
});

it('a returned place takes its seat with it, and the counters stay the sums of the lines', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.infiniteStream(fc.nat({ max: 5 })), (quantity, picks) => {
      const seats = Array.from({ length: quantity }, (_, at) => ({ seatId: `s${at}`, alias: `A-${at}` }));
      const base = sold();
      const given: EventStock = {
        ...base,
        quotas: base.quotas.map((quota) => ({ ...quota, sold: quantity })),
        reservations: base.reservations.map((row) => (row.state === 'SOLD' ? { ...row, quantity, seats } : row)),
      };
      const count = (picks.next().value ?? 0) % (quantity + 1);
      const reservationId = line(given)?.reservationId ?? '';
      const places = seats.slice(0, count).map(({ seatId }) => ({ reservationId, seatId }));
      const writes = returnPlaces(given, places);
      const after = stockAfter(given, writes);
      expect(quotaOf(after)?.sold).toBe(quantity - count);
      expect(writes.seats.map(({ seatId, to }) => [seatId, to])).toEqual(places.map(({ seatId }) => [seatId, null]));
      if (count < quantity) expect(line(after)?.seats).toHaveLength(quantity - count);
    }),
  );
});
