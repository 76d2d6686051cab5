import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, orderMayBecome } from '#domain/checkout/order-state.ts';
import { dong } from '#domain/money/dong.ts';
import { NO_MONEY } from './money-parts.ts';
import { orderAfterRefund, REFUND_REASONS, REFUND_RULES } from './refund-rules.ts';

describe('why money goes back', () => {
  it.each([
    ['EVENT_CANCELLED', 'tickets, donation', 'WHOLE', 'tickets void', 'at any time', 'REFUNDED'],
    ['ORDER_CANCELLED', 'tickets, donation', 'ANY', 'tickets void', 'in the window', 'CANCELLED'],
    ['APPROVAL_DECLINED', 'tickets, donation', 'WHOLE', 'tickets void', 'at any time', 'REFUNDED'],
    ['LATE_MONEY', 'late', 'WHOLE', 'tickets stay', 'at any time', 'REFUNDED'],
    ['SURPLUS', 'surplus', 'WHOLE', 'tickets stay', 'at any time', null],
    ['SECOND_PAYMENT', 'late', 'ANY', 'tickets stay', 'at any time', null],
    ['CHARGEBACK', 'tickets, donation', 'ANY', 'tickets void', 'at any time', 'REFUNDED'],
  ] as const)('%s gives back %s, %s, %s, %s; the order becomes %s', (reason, of, size, tickets, when, order) => {
    expect(REFUND_RULES[reason]).toEqual({
      of: of.split(', '),
      size,
      voidsTickets: tickets === 'tickets void',
      inWindow: when === 'in the window',
      order,
    });
  });

  it('every reason leads an order only where the orders’ own table allows', () => {
    for (const reason of REFUND_REASONS) {
      const { order } = REFUND_RULES[reason];
      expect(order === null || ORDER_STATUSES.some((status) => orderMayBecome(status, order))).toBe(true);
    }
  });

  it('an order of which something is still paid stays what it is', () => {
    expect(orderAfterRefund('ORDER_CANCELLED', { ...NO_MONEY, donation: dong(1) })).toBe(null);
    expect(orderAfterRefund('ORDER_CANCELLED', { ...NO_MONEY, late: dong(1) })).toBe('CANCELLED');
    expect(orderAfterRefund('LATE_MONEY', { ...NO_MONEY, tickets: dong(1) })).toBe('REFUNDED');
    expect(orderAfterRefund('SURPLUS', NO_MONEY)).toBe(null);
  });
});
