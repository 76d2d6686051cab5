import { isAccountant } from '#domain/people/viewer.ts';
import { abilitiesBy, anyOf, isOwn, type OwnThing, type Rule } from './rule.ts';

export type ReferralAbility =
  | 'referral.share'
  | 'referral.people'
  | 'referral.rewards'
  | 'referral.convert'
  | 'referral.withdraw';

/**
 * One line per ability. Whom somebody brought is theirs to know; what it earned is read by accountants too. [S6-12]
 * [D6]
 */
const RULES: Readonly<Record<ReferralAbility, Rule<OwnThing>>> = {
  'referral.share': isOwn,
  'referral.people': isOwn,
  'referral.rewards': anyOf(isOwn, isAccountant),
  'referral.convert': isOwn,
  'referral.withdraw': isOwn,
};

/** What the viewer may do with somebody's referral section. */
export const referralAbilities = abilitiesBy(RULES);
