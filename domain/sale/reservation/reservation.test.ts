import { expect, it } from 'vitest';
import { PAYMENT_STATES } from '#domain/money/payment/payment-state.ts';
import { LATE_CHOICES, waitsForPlaces } from './reservation.ts';

it('only late money with that choice waits for places', () => {
  const all = PAYMENT_STATES.flatMap((state) => [...LATE_CHOICES, null].map((lateChoice) => ({ state, lateChoice })));
  expect(all.filter(waitsForPlaces)).toEqual([{ state: 'LATE_MONEY', lateChoice: 'WAIT' }]);
  expect(waitsForPlaces(null)).toBe(false);
});
