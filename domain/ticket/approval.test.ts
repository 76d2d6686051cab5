import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, orderMayBecome } from '#domain/sale/checkout/order-state.ts';
import { APPROVALS } from '#test/arbitraries/guest.arbitraries.ts';
import { answerApproval } from './approval.ts';

describe('the organiser’s answer to an order', () => {
  it.each([
    ['waits', 'WAITING', 'REQUIRED_APPROVAL', 'APPROVE', { kind: 'APPROVED', order: 'SUCCESSFUL' }],
    ['waits', 'WAITING', 'REQUIRED_APPROVAL', 'DECLINE', { kind: 'DECLINED', order: 'REFUNDED' }],
    ['was approved', 'GIVEN', 'SUCCESSFUL', 'APPROVE', { kind: 'UNCHANGED' }],
    ['was declined', 'DECLINED', 'REFUNDED', 'DECLINE', { kind: 'UNCHANGED' }],
  ] as const)('an order that %s (%s, %s) accepts %s [S4-15]', (_what, approval, status, answer, outcome) => {
    expect(answerApproval({ status, approval }, answer)).toEqual({ ok: true, value: outcome });
  });

  it.each([
    ['needs none', 'NOT_NEEDED', 'SUCCESSFUL', 'APPROVE', 'NO_APPROVAL_NEEDED'],
    ['was approved', 'GIVEN', 'SUCCESSFUL', 'DECLINE', 'ANSWERED_OTHERWISE'],
    ['was declined', 'DECLINED', 'REFUNDED', 'APPROVE', 'ANSWERED_OTHERWISE'],
    ['was taken back by its buyer', 'WAITING', 'WITHDRAWN', 'APPROVE', 'ORDER_GIVEN_UP'],
    ['still waits for money', 'WAITING', 'PROCESSING', 'DECLINE', 'ORDER_GIVEN_UP'],
  ] as const)('an order that %s (%s, %s) refuses %s [S4-15]', (_what, approval, status, answer, code) => {
    expect(answerApproval({ status, approval }, answer)).toEqual({ ok: false, refusal: { code } });
  });

  it('follows the order transitions', () => {
    const outcomes = ORDER_STATUSES.flatMap((status) =>
      APPROVALS.flatMap((approval) =>
        (['APPROVE', 'DECLINE'] as const).map((answer) => ({
          status,
          result: answerApproval({ status, approval }, answer),
        })),
      ),
    );
    const moves = outcomes.flatMap(({ status, result }) =>
      result.ok && result.value.kind !== 'UNCHANGED' ? [[status, result.value.order] as const] : [],
    );
    expect(moves).toHaveLength(2);
    for (const [from, to] of moves) expect(orderMayBecome(from, to)).toBe(true);
  });
});
