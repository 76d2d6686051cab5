import { isAccountant } from '#domain/people/viewer.ts';
import { abilitiesBy, anyOf, isOwn, type OwnThing, type Rule } from './rule.ts';

export type BankAccountAbility = 'bank-account.view' | 'bank-account.use' | 'bank-account.remove';

/** Accountants see the target of a payout; only the owner changes it. [D6] */
const RULES: Readonly<Record<BankAccountAbility, Rule<OwnThing>>> = {
  'bank-account.view': anyOf(isOwn, isAccountant),
  'bank-account.use': isOwn,
  'bank-account.remove': isOwn,
};

export const bankAccountAbilities = abilitiesBy(RULES);
