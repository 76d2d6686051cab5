import { describe, expect, it } from 'vitest';
import { DAY, HOUR, later } from '#domain/kernel/instant.ts';
import { ORDER_STATUSES, orderMayBecome } from '#domain/sale/checkout/order-state.ts';
import { APPROVALS } from '#test/arbitraries/guest.arbitraries.ts';
import { NOW } from '#test/builders/moments.ts';
import { answerApproval, approvalDueAt, approvalEnd, approvalOf, statusAfterAnswer } from './approval.ts';

describe('the organiser’s answer to an order', () => {
  it.each([
    ['waits', 'WAITING', 'REQUIRED_APPROVAL', 'APPROVE', { kind: 'APPROVED', order: 'SUCCESSFUL' }],
    ['waits', 'WAITING', 'REQUIRED_APPROVAL', 'DECLINE', { kind: 'DECLINED', order: 'REFUNDED' }],
    ['was approved', 'GIVEN', 'SUCCESSFUL', 'APPROVE', { kind: 'UNCHANGED' }],
    ['was declined', 'DECLINED', 'REFUNDED', 'DECLINE', { kind: 'UNCHANGED' }],
    ['waits', 'WAITING', 'REQUIRED_APPROVAL', 'WITHDRAW', { kind: 'WITHDRAWN', order: 'WITHDRAWN' }],
    ['was withdrawn', 'WAITING', 'WITHDRAWN', 'WITHDRAW', { kind: 'UNCHANGED' }],
  ] as const)('an order that %s (%s, %s) accepts %s [S4-15]', (_what, approval, status, answer, outcome) => {
    expect(answerApproval({ status, approval }, answer)).toEqual({ ok: true, value: outcome });
  });

  it.each([
    ['needs none', 'NOT_NEEDED', 'SUCCESSFUL', 'APPROVE', 'NO_APPROVAL_NEEDED'],
    ['was approved', 'GIVEN', 'SUCCESSFUL', 'DECLINE', 'ANSWERED_OTHERWISE'],
    ['was approved', 'GIVEN', 'SUCCESSFUL', 'WITHDRAW', 'ANSWERED_OTHERWISE'],
    ['was cancelled with its event', 'WAITING', 'CANCELLED', 'APPROVE', 'ORDER_GIVEN_UP'],
    ['was declined', 'DECLINED', 'REFUNDED', 'APPROVE', 'ANSWERED_OTHERWISE'],
    ['was taken back by its buyer', 'WAITING', 'WITHDRAWN', 'APPROVE', 'ORDER_GIVEN_UP'],
    ['still waits for money', 'WAITING', 'PROCESSING', 'DECLINE', 'ORDER_GIVEN_UP'],
  ] as const)('an order that %s (%s, %s) refuses %s [S4-15]', (_what, approval, status, answer, code) => {
    expect(answerApproval({ status, approval }, answer)).toEqual({ ok: false, refusal: { code } });
  });

  it('follows the order transitions', () => {
    const outcomes = ORDER_STATUSES.flatMap((status) =>
      APPROVALS.flatMap((approval) =>
        (['APPROVE', 'DECLINE', 'WITHDRAW'] as const).map((answer) => ({
          status,
          result: answerApproval({ status, approval }, answer),
        })),
      ),
    );
    const moves = outcomes.flatMap(({ status, result }) =>
      result.ok && result.value.kind !== 'UNCHANGED' ? [[status, result.value.order] as const] : [],
    );
    expect(moves).toHaveLength(3);
    for (const [from, to] of moves) expect(orderMayBecome(from, to)).toBe(true);
  });
});

describe('the deadline of an answer', () => {
  const session = (begins: number, ends: number) => ({ beginAt: later(NOW, begins), endAt: later(NOW, ends) });

  it.each([
    ['after the event’s days', session(30 * DAY, 31 * DAY), 7 * DAY],
    ['when the session begins, if that is sooner', session(2 * DAY, 3 * DAY), 2 * DAY],
    ['when the session ends, once it has begun', session(-HOUR, 5 * HOUR), 5 * HOUR],
    ['at once, after the session', session(-DAY, -HOUR), 0],
  ] as const)('is %s', (_when, times, after) => {
    expect(approvalDueAt(NOW, times, 7)).toBe(later(NOW, after));
  });
});

it('how a wait ended is read from the order, and read back as the approval it was', () => {
  const ends = ORDER_STATUSES.map((status) => [status, approvalEnd(status)] as const);
  expect(Object.fromEntries(ends.map(([status, ended]) => [status, approvalOf({ ended })]))).toEqual({
    PROCESSING: 'WAITING',
    REQUIRED_APPROVAL: 'WAITING',
    SUCCESSFUL: 'GIVEN',
    UNSUCCESSFUL: 'WAITING',
    CANCELLED: 'WAITING',
    REFUNDED: 'DECLINED',
    WITHDRAWN: 'WAITING',
  });
  expect(approvalOf(null)).toBe('NOT_NEEDED');
});

it.each([
  ['APPROVE', 'SUCCESSFUL'],
  ['DECLINE', 'REFUNDED'],
  ['WITHDRAW', 'WITHDRAWN'],
] as const)('an order that waited is, after %s, %s', (answer, status) => {
  expect(statusAfterAnswer(answer)).toBe(status);
});
