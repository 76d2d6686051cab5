import { abilitiesBy, allOf, anyOf, isOwn, isSomebodyElses, type OwnThing, type Rule } from './rule.ts';
import { isAccountant } from './viewer-roles.ts';

export type IdCardAbility = 'id-card.view' | 'id-card.submit' | 'id-card.review';

/** `status`: null while none was handed in. [decision 12] */
export type IdCardFacts = OwnThing & { readonly status: 'PENDING' | 'APPROVED' | 'REJECTED' | null };

const is =
  (...statuses: readonly IdCardFacts['status'][]): Rule<IdCardFacts> =>
  (_viewer, card) =>
    statuses.includes(card.status);

const isImpartial = allOf<IdCardFacts>(isAccountant, isSomebodyElses);

/** One line per ability. Who pays out reviews who is paid; nobody reviews themself. [decision 6] */
const RULES: Readonly<Record<IdCardAbility, Rule<IdCardFacts>>> = {
  'id-card.view': anyOf<IdCardFacts>(isOwn, isAccountant),
  'id-card.submit': allOf(isOwn, is(null, 'REJECTED')),
  'id-card.review': allOf(isImpartial, is('PENDING')),
};

/** What the viewer may do with somebody's ID card (KYC). */
export const idCardAbilities = abilitiesBy(RULES);
