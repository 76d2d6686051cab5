import { DAY, type Instant, instant, later } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { Approval } from './guest-status.ts';
import type { ApprovalRefusal } from './ticket-refusals.ts';

/** APPROVE and DECLINE: the organiser, or the deadline. WITHDRAW: the buyer. */
export type ApprovalAnswer = 'APPROVE' | 'DECLINE' | 'WITHDRAW';
export type OrganiserAnswer = Exclude<ApprovalAnswer, 'WITHDRAW'>;
export const ORGANISER_ANSWERS = ['APPROVE', 'DECLINE'] as const satisfies readonly OrganiserAnswer[];

/** UNCHANGED: already answered this way. [S4-15] */
export type ApprovalOutcome =
  | { readonly kind: 'APPROVED'; readonly order: 'SUCCESSFUL' }
  | { readonly kind: 'DECLINED'; readonly order: 'REFUNDED' }
  | { readonly kind: 'WITHDRAWN'; readonly order: 'WITHDRAWN' }
  | { readonly kind: 'UNCHANGED' };

const OUTCOMES = {
  APPROVE: { kind: 'APPROVED', order: 'SUCCESSFUL' },
  DECLINE: { kind: 'DECLINED', order: 'REFUNDED' },
  WITHDRAW: { kind: 'WITHDRAWN', order: 'WITHDRAWN' },
} as const satisfies Readonly<Record<ApprovalAnswer, ApprovalOutcome>>;

/** The status of an order that waited for approval, once answered. [S4-15] */
export const statusAfterAnswer = (answer: ApprovalAnswer): 'SUCCESSFUL' | 'REFUNDED' | 'WITHDRAWN' =>
  OUTCOMES[answer].order;

/** Approving issues the tickets; declining and withdrawing release the places. [S4-15] [S6-35] */
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
      if (order.status === 'WITHDRAWN' && answer === 'WITHDRAW') return ok({ kind: 'UNCHANGED' });
      return order.status === 'REQUIRED_APPROVAL' ? ok(OUTCOMES[answer]) : refused({ code: 'ORDER_GIVEN_UP' });
    default:
      return never(order.approval);
  }
}

/** How an order's wait for approval ended. CANCELLED: with its event. */
const APPROVAL_ENDS = ['APPROVED', 'DECLINED', 'WITHDRAWN', 'CANCELLED'] as const;
export type ApprovalEnd = (typeof APPROVAL_ENDS)[number];

/** `asked`: whether the order ever waited for approval; `ended`: null while it does. */
export function approvalOf(record: { readonly ended: ApprovalEnd | null } | null): Approval {
  if (record === null) return 'NOT_NEEDED';
  switch (record.ended) {
    case 'APPROVED':
      return 'GIVEN';
    case 'DECLINED':
      return 'DECLINED';
    case null:
    case 'WITHDRAWN':
    case 'CANCELLED':
      return 'WAITING';
    default:
      return never(record.ended);
  }
}

/** How the wait ended, by the status that the order then has; null: it still waits. */
export function approvalEnd(status: OrderStatus): ApprovalEnd | null {
  switch (status) {
    case 'SUCCESSFUL':
      return 'APPROVED';
    case 'REFUNDED':
      return 'DECLINED';
    case 'WITHDRAWN':
      return 'WITHDRAWN';
    case 'CANCELLED':
      return 'CANCELLED';
    case 'REQUIRED_APPROVAL':
    case 'PROCESSING':
    case 'UNSUCCESSFUL':
      return null;
    default:
      return never(status);
  }
}

/** Days that an organiser has to answer, unless the event says otherwise. [design] */
export const APPROVAL_DAYS = 7;

/**
 * After the event's days, at the latest when its session begins; for an order placed later, when the session ends.
 * [design]
 */
export function approvalDueAt(
  askedAt: Instant,
  session: { readonly beginAt: Instant; readonly endAt: Instant },
  days: number,
): Instant {
  const last = session.beginAt > askedAt ? session.beginAt : session.endAt;
  return instant(Math.max(askedAt, Math.min(later(askedAt, days * DAY), last)));
}

/** Characters of an organiser's message with an answer. [design] */
export const APPROVAL_MESSAGE_MAX = 500;

/** Orders answered in one request. [design] */
export const APPROVALS_AT_ONCE = 200;
