import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from './account-id.ts';
import { type IdCard, type IdCardProblem, idCardProblems } from './id-card.ts';

/** [D12] */
export type KycStatus = 'PENDING' | 'APPROVED' | 'REJECTED';

export type Kyc = { readonly owner: AccountId; readonly card: IdCard } & (
  | { readonly status: 'PENDING' }
  | { readonly status: 'APPROVED' }
  | { readonly status: 'REJECTED'; readonly reason: string }
);

/** A rejected card can be submitted again; a new card after an approval is reviewed again. [S4-06] */
export const KYC_TRANSITIONS = {
  PENDING: ['APPROVED', 'REJECTED'],
  APPROVED: ['PENDING'],
  REJECTED: ['PENDING'],
} as const satisfies Readonly<Record<KycStatus, readonly KycStatus[]>>;

export const KYC_STATUSES = Object.keys(KYC_TRANSITIONS) as readonly KycStatus[];

/** `today`: YYYY-MM-DD. `by` is already authorised (domain/permission). */
export type KycCommand =
  | { readonly kind: 'SUBMIT'; readonly owner: AccountId; readonly card: IdCard; readonly today: string }
  | { readonly kind: 'APPROVE'; readonly by: AccountId }
  | { readonly kind: 'REJECT'; readonly by: AccountId; readonly reason: string };

export type KycEvent =
  | { readonly kind: 'CARD_SUBMITTED'; readonly owner: AccountId; readonly card: IdCard }
  | { readonly kind: 'CARD_APPROVED' }
  | { readonly kind: 'CARD_REJECTED'; readonly reason: string };

export type KycRefusal =
  | { readonly code: 'CARD_INCOMPLETE'; readonly problems: readonly IdCardProblem[] }
  | { readonly code: 'CARD_UNDER_REVIEW' }
  | { readonly code: 'NO_CARD_TO_REVIEW' }
  | { readonly code: 'OWN_CARD' }
  | { readonly code: 'REASON_REQUIRED' };

/** Decides about an account's ID card. Null before the first submission. [S4-06] */
export function decideKyc(kyc: Kyc | null, command: KycCommand): Result<readonly KycEvent[], KycRefusal> {
  if (command.kind === 'SUBMIT') {
    if (kyc?.status === 'PENDING') return refused({ code: 'CARD_UNDER_REVIEW' });
    const problems = idCardProblems(command.card, command.today);
    return problems.length > 0
      ? refused({ code: 'CARD_INCOMPLETE', problems })
      : ok([{ kind: 'CARD_SUBMITTED', owner: command.owner, card: command.card }]);
  }
  if (kyc?.status !== 'PENDING') return refused({ code: 'NO_CARD_TO_REVIEW' });
  if (command.by === kyc.owner) return refused({ code: 'OWN_CARD' });
  if (command.kind === 'APPROVE') return ok([{ kind: 'CARD_APPROVED' }]);
  return command.reason.trim() === ''
    ? refused({ code: 'REASON_REQUIRED' })
    : ok([{ kind: 'CARD_REJECTED', reason: command.reason }]);
}

export function evolveKyc(kyc: Kyc | null, event: KycEvent): Kyc | null {
  if (event.kind === 'CARD_SUBMITTED') return { status: 'PENDING', owner: event.owner, card: event.card };
  if (kyc === null) return null;
  const { owner, card } = kyc;
  switch (event.kind) {
    case 'CARD_APPROVED':
      return { status: 'APPROVED', owner, card };
    case 'CARD_REJECTED':
      return { status: 'REJECTED', owner, card, reason: event.reason };
    default:
      return never(event);
  }
}
