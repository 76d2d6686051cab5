import { isAccountant } from '#domain/people/viewer.ts';
import {
  decideWithdrawal,
  WITHDRAWAL_TRANSITIONS,
  type Withdrawal,
  type WithdrawalStatus,
} from '#domain/programme/withdrawal.ts';
import { abilitiesBy, allOf, anyOf, isThePerson, type Rule } from './rule.ts';

export type WithdrawalAbility =
  | 'withdrawal.view'
  | 'withdrawal.cancel'
  | 'withdrawal.review'
  | 'withdrawal.approve'
  | 'withdrawal.reject'
  | 'withdrawal.confirm-transfer';

type WithdrawalRule = Rule<Withdrawal>;

const isRequester: WithdrawalRule = (viewer, withdrawal) => isThePerson(viewer, withdrawal.requestedBy);

const isImpartial = allOf<Withdrawal>(isAccountant, (viewer, withdrawal) => !isRequester(viewer, withdrawal));

const mayBecome =
  (status: WithdrawalStatus): WithdrawalRule =>
  (_viewer, withdrawal) =>
    (WITHDRAWAL_TRANSITIONS[withdrawal.status] as readonly WithdrawalStatus[]).includes(status);

const mayDecide =
  (kind: 'APPROVE' | 'CANCEL'): WithdrawalRule =>
  (viewer, withdrawal) =>
    viewer.kind === 'account' && decideWithdrawal(withdrawal, { kind, by: viewer.accountId }).ok;

/** Two different accountants approve a withdrawal, neither of them their own. [S6-13] [S6-24] [D6] */
const RULES: Readonly<Record<WithdrawalAbility, WithdrawalRule>> = {
  'withdrawal.view': anyOf(isRequester, isAccountant),
  'withdrawal.cancel': mayDecide('CANCEL'),
  'withdrawal.review': allOf(isImpartial, mayBecome('UNDER_REVIEW')),
  'withdrawal.approve': allOf<Withdrawal>(isAccountant, mayDecide('APPROVE')),
  'withdrawal.reject': allOf(isImpartial, mayBecome('REJECTED')),
  'withdrawal.confirm-transfer': allOf(isImpartial, mayBecome('TRANSFERRED')),
};

export const withdrawalAbilities = abilitiesBy(RULES);
