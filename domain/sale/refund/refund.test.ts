import { describe, expect, it } from 'vitest';
import { DAY, later } from '#domain/kernel/instant.ts';
import { NOW } from '#test/builders/moments.ts';
import { isRefundWindowOver, REFUND_RULES, refundWindowEnd } from './refund.ts';

describe('refund window', () => {
  it('closes seven days after the event, to the millisecond', () => {
    const end = later(NOW, 7 * DAY);
    expect(refundWindowEnd(NOW)).toBe(end);
    expect([isRefundWindowOver(NOW, later(end, -1)), isRefundWindowOver(NOW, end)]).toEqual([false, true]);
  });
});

describe('refund reasons', () => {
  it.each([
    ['EVENT_CANCELLED', 'tickets, donation', 'WHOLE', 'tickets void', 'at any time', 'CANCELLED'],
    ['ORDER_CANCELLED', 'tickets, donation', 'ANY', 'tickets void', 'in the window', 'CANCELLED'],
    ['APPROVAL_DECLINED', 'tickets, donation', 'WHOLE', 'tickets void', 'at any time', 'REFUNDED'],
    ['LATE_MONEY', 'late', 'WHOLE', 'tickets stay', 'at any time', null],
    ['SURPLUS', 'surplus', 'WHOLE', 'tickets stay', 'at any time', null],
    ['SECOND_PAYMENT', 'late', 'ANY', 'tickets stay', 'at any time', null],
    ['CHARGEBACK', 'tickets, donation, late', 'ANY', 'tickets void', 'at any time', 'CANCELLED'],
  ] as const)('%s refunds %s, %s, %s, %s; the order becomes %s', (reason, of, size, tickets, when, order) => {
    expect(REFUND_RULES[reason]).toEqual({
      of: of.split(', '),
      size,
      voidsTickets: tickets === 'tickets void',
      inWindow: when === 'in the window',
      order,
    });
  });
});
