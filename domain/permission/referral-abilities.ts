import { isAccountant } from '#domain/people/viewer.ts';
import { abilitiesBy, anyOf, isOwn, type OwnThing, type Rule } from './rule.ts';

export type ReferralAbility =
  | 'referral.share'
  | 'referral.people'
  | 'referral.rewards'
  | 'referral.convert'
  | 'referral.withdraw';

/** Referred people are visible to the referrer alone; earnings also to accountants. [S6-12] [D6] */
const RULES: Readonly<Record<ReferralAbility, Rule<OwnThing>>> = {
  'referral.share': isOwn,
  'referral.people': isOwn,
  'referral.rewards': anyOf(isOwn, isAccountant),
  'referral.convert': isOwn,
  'referral.withdraw': isOwn,
};

export const referralAbilities = abilitiesBy(RULES);
