import { expect, it } from 'vitest';
import { DAY, later } from '#domain/kernel/instant.ts';
import { NOW } from '#test/builders/moments.ts';
import { isLinkOver } from './link-over.ts';
import { PAYMENT_RESULT_STATUSES } from './result-status.ts';

it('a link is over a day after nothing is left to pay, and never before', () => {
  const dayLater = later(NOW, DAY);
  expect(PAYMENT_RESULT_STATUSES.filter((status) => !isLinkOver(status, NOW, later(dayLater, 1)))).toEqual([
    'OPEN',
    'PENDING',
    'PROCESSING',
    'LATE_MONEY',
  ]);
  expect(PAYMENT_RESULT_STATUSES.filter((status) => isLinkOver(status, NOW, dayLater))).toEqual([]);
});
