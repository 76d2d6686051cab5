import { expect, it } from 'vitest';
import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import { minutes } from '#test/builders/moments.ts';
import { payBefore } from './pay-before.ts';

it.each([
  ['before a payment is begun, as long as the places are held', dong(1), null, minutes(10)],
  ['once it is begun, as long as it says', dong(1), { payBefore: minutes(30) }, minutes(30)],
  ['for nothing, no time runs', ZERO, null, null],
  ['for nothing, no time runs, payment or not', ZERO, { payBefore: minutes(30) }, null],
])('%s', (_what, price, payment, until) => {
  expect(payBefore({ price, payment, heldUntil: minutes(10) })).toBe(until);
});
