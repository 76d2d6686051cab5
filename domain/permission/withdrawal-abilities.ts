import type { AccountId } from '#domain/account/account-id.ts';
import { abilitiesBy, allOf, anyOf, isOwn, isSomebodyElses, isThePerson, type OwnThing, type Rule } from './rule.ts';
import { isAccountant } from './viewer-roles.ts';

export type WithdrawalAbility = 'withdrawal.view' | 'withdrawal.take-back' | 'withdrawal.approve' | 'withdrawal.reject' | 'withdrawal.confirm-sent';

/** UNDER_REVIEW waits for approvals; APPROVED waits for the bank; CLOSED is every end. */
export type WithdrawalFacts = OwnThing & {
  readonly stage: 'UNDER_REVIEW' | 'APPROVED' | 'CLOSED';
  readonly approvedBy: readonly AccountId[];
};

type WithdrawalRule = Rule<WithdrawalFacts>;

const isImpartial = allOf<WithdrawalFacts>(isAccountant, isSomebodyElses);

const isAnotherApprover: WithdrawalRule = (viewer, withdrawal) => !withdrawal.approvedBy.some((approver) => isThePerson(viewer, approver));

const stands =
  (stage: WithdrawalFacts['stage']): WithdrawalRule =>
  (_viewer, withdrawal) =>
    withdrawal.stage === stage;

/** One line per ability. Two different accountants approve one, neither of them for themself. [S6-13] [S6-24] [decision 6] */
const RULES: Readonly<Record<WithdrawalAbility, WithdrawalRule>> = {
  'withdrawal.view': anyOf<WithdrawalFacts>(isOwn, isAccountant),
  'withdrawal.take-back': allOf(isOwn, stands('UNDER_REVIEW')),
  'withdrawal.approve': allOf(isImpartial, stands('UNDER_REVIEW'), isAnotherApprover),
  'withdrawal.reject': allOf(isImpartial, stands('UNDER_REVIEW')),
  'withdrawal.confirm-sent': allOf(isImpartial, stands('APPROVED')),
};

/** What the viewer may do with a withdrawal request. */
export const withdrawalAbilities = abilitiesBy(RULES);
