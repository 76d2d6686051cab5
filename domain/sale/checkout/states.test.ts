import { describe, expect, it } from 'vitest';
import { EVENT_STATUSES, EVENT_TRANSITIONS } from '#domain/event/event.ts';
import {
  isWaiting,
  PAYMENT_STATES,
  PAYMENT_TRANSITIONS,
  paymentMayBecome,
  STATES_WITHOUT_PLACE,
} from '#domain/money/payment/payment-state.ts';
import { reachable } from '#test/builders/reachable.ts';
import { CHECKOUT_SESSION_STATES, CHECKOUT_TRANSITIONS, isUnfinished } from './checkout-session-state.ts';
import {
  firstOrderStatus,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  orderMayBecome,
  SETTLED_ORDER_STATUSES,
  settledOrderStatus,
  TICKETED_ORDER_STATUSES,
  unpaidOrderStatus,
} from './order-state.ts';

describe('state tables', () => {
  it('every state of a checkout, a payment and an event is reachable', () => {
    expect(reachable(CHECKOUT_TRANSITIONS, 'OPEN')).toEqual(new Set(CHECKOUT_SESSION_STATES));
    expect(reachable(PAYMENT_TRANSITIONS, 'PENDING')).toEqual(new Set(PAYMENT_STATES));
    expect(reachable(EVENT_TRANSITIONS, 'READY')).toEqual(new Set(EVENT_STATUSES));
  });

  it('every order status is reachable from an initial one [S4-13]', () => {
    const firsts = [
      firstOrderStatus({ free: false, requiredApproval: false }),
      firstOrderStatus({ free: true, requiredApproval: true }),
    ] as const;
    expect(new Set(firsts.flatMap((first) => [...reachable(ORDER_TRANSITIONS, first)]))).toEqual(
      new Set(ORDER_STATUSES),
    );
    expect(ORDER_STATUSES.toSorted()).toEqual([
      'CANCELLED',
      'PROCESSING',
      'REFUNDED',
      'REQUIRED_APPROVAL',
      'SUCCESSFUL',
      'UNSUCCESSFUL',
      'WITHDRAWN',
    ]);
  });

  it('no state leads to itself, and final states are final', () => {
    for (const state of PAYMENT_STATES) expect(paymentMayBecome(state, state)).toBe(false);
    for (const status of ORDER_STATUSES) expect(orderMayBecome(status, status)).toBe(false);
    for (const state of CHECKOUT_SESSION_STATES)
      expect(CHECKOUT_TRANSITIONS[state] as readonly unknown[]).not.toContain(state);
    expect([reachable(PAYMENT_TRANSITIONS, 'REFUNDED').size, reachable(ORDER_TRANSITIONS, 'REFUNDED').size]).toEqual([
      1, 1,
    ]);
  });

  it('transfers stay processing until paid, and orders awaiting approval until approved [S4-15] [S4-17]', () => {
    expect(firstOrderStatus({ free: false, requiredApproval: false })).toBe('PROCESSING');
    expect(firstOrderStatus({ free: true, requiredApproval: false })).toBe('SUCCESSFUL');
    expect(settledOrderStatus({ requiredApproval: true })).toBe('REQUIRED_APPROVAL');
    expect(new Set(SETTLED_ORDER_STATUSES)).toEqual(
      new Set([true, false].map((requiredApproval) => settledOrderStatus({ requiredApproval }))),
    );
    expect(TICKETED_ORDER_STATUSES).toEqual([settledOrderStatus({ requiredApproval: false })]);
    expect(orderMayBecome('PROCESSING', 'SUCCESSFUL')).toBe(true);
    expect(orderMayBecome('REQUIRED_APPROVAL', 'SUCCESSFUL')).toBe(true);
    expect(orderMayBecome('REQUIRED_APPROVAL', 'PROCESSING')).toBe(false);
  });

  it('late money can complete expired or cancelled orders; completed ones are never undone', () => {
    expect([CHECKOUT_TRANSITIONS.EXPIRED, CHECKOUT_TRANSITIONS.CANCELLED]).toEqual([['COMPLETED'], ['COMPLETED']]);
    expect(CHECKOUT_TRANSITIONS.COMPLETED).toEqual([]);
    for (const status of ['PROCESSING', 'UNSUCCESSFUL', 'CANCELLED'] as const) {
      for (const requiredApproval of [true, false])
        expect(orderMayBecome(status, settledOrderStatus({ requiredApproval }))).toBe(true);
    }
  });

  it('places are held for unfinished checkouts, and money is awaited for pending payments', () => {
    expect(CHECKOUT_SESSION_STATES.filter(isUnfinished)).toEqual(['OPEN', 'PAYING']);
    expect(PAYMENT_STATES.filter(isWaiting)).toEqual(['PENDING', 'PART_PAID']);
    expect(new Set(STATES_WITHOUT_PLACE)).toEqual(
      reachable({ ...PAYMENT_TRANSITIONS, SUCCEEDED: [], LATE_MONEY: ['REFUND_DUE'] }, 'LATE_MONEY'),
    );
  });
});

it('orders awaiting money become unsuccessful without it; others stay [D7]', () => {
  const changed = ORDER_STATUSES.filter((status) => unpaidOrderStatus(status) !== status);
  expect(changed.map((status) => [status, unpaidOrderStatus(status)])).toEqual([['PROCESSING', 'UNSUCCESSFUL']]);
});
