import { expect, it } from 'vitest';
import { DAY, later } from '#domain/kernel/instant.ts';
import { NOW } from '#test/builders/moments.ts';
import { isRefundWindowOver, refundWindowEnd } from './refund-window.ts';

it('the refund window closes seven days after the event, to the millisecond', () => {
  const end = later(NOW, 7 * DAY);
  expect(refundWindowEnd(NOW)).toBe(end);
  expect([isRefundWindowOver(NOW, later(end, -1)), isRefundWindowOver(NOW, end)]).toEqual([false, true]);
});
