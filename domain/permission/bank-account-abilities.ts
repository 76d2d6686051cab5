import { isAccountant } from '#domain/people/viewer.ts';
import { abilitiesBy, anyOf, isOwn, type OwnThing, type Rule } from './rule.ts';

export type BankAccountAbility = 'bank-account.view' | 'bank-account.use' | 'bank-account.remove';

/** One line per ability. Who pays out sees where to; nobody else changes it. [D6] */
const RULES: Readonly<Record<BankAccountAbility, Rule<OwnThing>>> = {
  'bank-account.view': anyOf(isOwn, isAccountant),
  'bank-account.use': isOwn,
  'bank-account.remove': isOwn,
};

/** What the viewer may do with a bank account that somebody is paid to. */
export const bankAccountAbilities = abilitiesBy(RULES);
