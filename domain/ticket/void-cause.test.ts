import { expect, it } from 'vitest';
import { type VoidFacts, voidCause } from './void-cause.ts';

const NOTHING: VoidFacts = { returned: false, refundReason: null, eventCancelled: false };
const of = (facts: Partial<VoidFacts>) => voidCause({ ...NOTHING, ...facts });

it('says that its buyer returned it, whatever came later', () => {
  expect(of({ returned: true, refundReason: 'ORDER_CANCELLED', eventCancelled: true })).toBe('RETURNED');
});

it('says why its money went back', () => {
  expect(of({ refundReason: 'EVENT_CANCELLED' })).toBe('EVENT_CANCELLED');
  expect(of({ refundReason: 'CHARGEBACK' })).toBe('CHARGEBACK');
  expect(of({ refundReason: 'ORDER_CANCELLED' })).toBe('REFUNDED');
});

it('stays refunded when its event is cancelled later', () => {
  expect(of({ refundReason: 'ORDER_CANCELLED', eventCancelled: true })).toBe('REFUNDED');
});

it('tells a cancelled event from a cancelled registration where nothing was paid', () => {
  expect(of({ eventCancelled: true })).toBe('EVENT_CANCELLED');
  expect(of({})).toBe('CANCELLED');
});
