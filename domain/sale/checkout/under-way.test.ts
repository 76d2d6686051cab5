import { describe, expect, it } from 'vitest';
import { isUnderWay, type KeptVisit, type PaymentVisit } from './under-way.ts';

const entered: PaymentVisit = { visit: 'v1', fresh: false, checkoutSessionId: null };
const kept: KeptVisit = { visit: 'v1', step: 'CHECKOUT', checkoutSessionId: null };

describe('a payment in progress', () => {
  it.each<[string, Partial<PaymentVisit>, KeptVisit | null, boolean]>([
    ['goes on after a reload beyond the choice', {}, kept, true],
    [
      'goes on after a reload with a begun checkout',
      {},
      { ...kept, step: 'SELECT_TICKET', checkoutSessionId: 'c1' },
      true,
    ],
    ['is what the address names', { fresh: true, checkoutSessionId: 'c1' }, null, true],
    ['is not a choice of tickets', {}, { ...kept, step: 'SELECT_TICKET' }, false],
    ['is not what another visit kept', { visit: 'v2' }, kept, false],
    ['is not a page opened anew', { fresh: true }, kept, false],
    ['is not a visit of which nothing was kept', {}, null, false],
  ])('%s [S4-39]', (_what, over, draft, underWay) => {
    expect(isUnderWay({ ...entered, ...over }, draft)).toBe(underWay);
  });
});
