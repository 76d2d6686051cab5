import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { Approval } from './guest-status.ts';

export type ApprovalAnswer = 'APPROVE' | 'DECLINE';

/** UNCHANGED: already answered this way. [S4-15] */
export type ApprovalOutcome =
  | { readonly kind: 'APPROVED'; readonly order: 'SUCCESSFUL' }
  | { readonly kind: 'DECLINED'; readonly order: 'REFUNDED' }
  | { readonly kind: 'UNCHANGED' };

export type ApprovalRefusal =
  | { readonly code: 'NO_APPROVAL_NEEDED' }
  | { readonly code: 'ANSWERED_OTHERWISE' }
  | { readonly code: 'ORDER_GIVEN_UP' };

/**
 * The organiser's answer to an order awaiting approval: approving issues the tickets, declining releases the places.
 * [S4-15] [S6-35]
 */
export function answerApproval(
  order: { readonly status: OrderStatus; readonly approval: Approval },
  answer: ApprovalAnswer,
): Result<ApprovalOutcome, ApprovalRefusal> {
  switch (order.approval) {
    case 'NOT_NEEDED':
      return refused({ code: 'NO_APPROVAL_NEEDED' });
    case 'GIVEN':
      return answer === 'APPROVE' ? ok({ kind: 'UNCHANGED' }) : refused({ code: 'ANSWERED_OTHERWISE' });
    case 'DECLINED':
      return answer === 'DECLINE' ? ok({ kind: 'UNCHANGED' }) : refused({ code: 'ANSWERED_OTHERWISE' });
    case 'WAITING':
      if (order.status !== 'REQUIRED_APPROVAL') return refused({ code: 'ORDER_GIVEN_UP' });
      return ok(
        answer === 'APPROVE' ? { kind: 'APPROVED', order: 'SUCCESSFUL' } : { kind: 'DECLINED', order: 'REFUNDED' },
      );
    default:
      return never(order.approval);
  }
}
