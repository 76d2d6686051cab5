import { expect, it } from 'vitest';
import { isDonateOnly, isForced } from './private-order.ts';

it.each([
  [false, false, false, false],
  [true, false, false, true],
  [false, true, false, true],
  [false, false, true, true],
])('donate-only when wanted %s, ended %s, owned %s: %s [S4-49] [S4-50]', (wanted, ended, ownsTicket, donateOnly) => {
  expect(isDonateOnly({ wanted, ended, ownsTicket })).toBe(donateOnly);
  expect(isForced({ ended, ownsTicket })).toBe(ended || ownsTicket);
});
