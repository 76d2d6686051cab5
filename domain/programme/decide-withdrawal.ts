import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Withdrawal, WithdrawalStatus } from './withdrawal.ts';

/** How many different people have to approve one. [D6] */
const APPROVERS = 2;

/** `by` has the right to do so (domain/permission), which is not asked again here. */
export type WithdrawalCommand =
  | { readonly kind: 'REVIEW' }
  | { readonly kind: 'APPROVE'; readonly by: AccountId }
  | { readonly kind: 'REJECT'; readonly reason: string }
  | { readonly kind: 'CANCEL'; readonly by: AccountId }
  | { readonly kind: 'CONFIRM_TRANSFER'; readonly bankReference: string }
  /** The bank gave the money back. */
  | { readonly kind: 'BANK_RETURNED'; readonly reason: string };

export type WithdrawalEvent =
  | { readonly kind: 'REVIEW_BEGAN' }
  | { readonly kind: 'APPROVED_BY'; readonly by: AccountId }
  | { readonly kind: 'APPROVED' }
  | { readonly kind: 'REJECTED'; readonly reason: string }
  | { readonly kind: 'CANCELLED' }
  | { readonly kind: 'TRANSFERRED'; readonly bankReference: string };

type WithdrawalStepRefusal =
  | { readonly code: 'WRONG_STATUS'; readonly status: WithdrawalStatus }
  | { readonly code: 'SAME_APPROVER' }
  | { readonly code: 'OWN_WITHDRAWAL' }
  | { readonly code: 'NOT_YOUR_WITHDRAWAL' }
  | { readonly code: 'REASON_REQUIRED' }
  | { readonly code: 'BANK_REFERENCE_REQUIRED' };

type Decision = Result<readonly WithdrawalEvent[], WithdrawalStepRefusal>;

/** What becomes of a withdrawal: the way of the specification, with its two approvers. [S4-53] [D6] */
export function decideWithdrawal(withdrawal: Withdrawal, command: WithdrawalCommand): Decision {
  const wrongStatus = refused({ code: 'WRONG_STATUS', status: withdrawal.status } as const);
  switch (command.kind) {
    case 'REVIEW':
      return withdrawal.status === 'SUBMITTED' ? ok([{ kind: 'REVIEW_BEGAN' }]) : wrongStatus;
    case 'APPROVE':
      return withdrawal.status === 'UNDER_REVIEW' ? approved(withdrawal, command.by) : wrongStatus;
    case 'REJECT':
      return withdrawal.status === 'UNDER_REVIEW' ? rejected(command.reason) : wrongStatus;
    case 'CANCEL':
      if (command.by !== withdrawal.requestedBy) return refused({ code: 'NOT_YOUR_WITHDRAWAL' });
      return withdrawal.status === 'SUBMITTED' || withdrawal.status === 'UNDER_REVIEW'
        ? ok([{ kind: 'CANCELLED' }])
        : wrongStatus;
    case 'CONFIRM_TRANSFER':
      if (withdrawal.status !== 'APPROVED') return wrongStatus;
      if (command.bankReference.trim() === '') return refused({ code: 'BANK_REFERENCE_REQUIRED' });
      return ok([{ kind: 'TRANSFERRED', bankReference: command.bankReference }]);
    case 'BANK_RETURNED':
      return withdrawal.status === 'APPROVED' ? rejected(command.reason) : wrongStatus;
    default:
      return never(command);
  }
}

function approved(withdrawal: Extract<Withdrawal, { status: 'UNDER_REVIEW' }>, by: AccountId): Decision {
  if (by === withdrawal.requestedBy) return refused({ code: 'OWN_WITHDRAWAL' });
  if (withdrawal.approvals.includes(by)) return refused({ code: 'SAME_APPROVER' });
  const enough = withdrawal.approvals.length + 1 >= APPROVERS;
  return ok([{ kind: 'APPROVED_BY', by }, ...(enough ? ([{ kind: 'APPROVED' }] as const) : [])]);
}

/** Who asked is told why. */
const rejected = (reason: string): Decision =>
  reason.trim() === '' ? refused({ code: 'REASON_REQUIRED' }) : ok([{ kind: 'REJECTED', reason }]);

/** The withdrawal after what happened. */
export function evolveWithdrawal(withdrawal: Withdrawal, event: WithdrawalEvent): Withdrawal {
  const { requestedBy, payout, to } = withdrawal;
  const request = { requestedBy, payout, to };
  const approvals = withdrawal.status === 'UNDER_REVIEW' ? withdrawal.approvals : [];
  switch (event.kind) {
    case 'REVIEW_BEGAN':
      return { ...request, status: 'UNDER_REVIEW', approvals: [] };
    case 'APPROVED_BY':
      return { ...request, status: 'UNDER_REVIEW', approvals: [...approvals, event.by] };
    case 'APPROVED':
      return { ...request, status: 'APPROVED', approvals };
    case 'REJECTED':
      return { ...request, status: 'REJECTED', reason: event.reason };
    case 'CANCELLED':
      return { ...request, status: 'CANCELLED' };
    case 'TRANSFERRED':
      return { ...request, status: 'TRANSFERRED', bankReference: event.bankReference };
    default:
      return never(event);
  }
}
