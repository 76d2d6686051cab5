import { decideKyc, KYC_TRANSITIONS, type Kyc, type KycStatus } from '#domain/people/kyc.ts';
import { isAccountant } from '#domain/people/viewer.ts';
import { abilitiesBy, allOf, anyOf, isOwn, type OwnThing, type Rule } from './rule.ts';

export type IdCardAbility = 'id-card.view' | 'id-card.submit' | 'id-card.review';

/** `kyc` null: no card submitted. */
export type IdCardFacts = OwnThing & { readonly kyc: Kyc | null };

const mayBeSent: Rule<IdCardFacts> = (_viewer, { kyc }) =>
  kyc === null || (KYC_TRANSITIONS[kyc.status] as readonly KycStatus[]).includes('PENDING');

/** Asks decideKyc, which refuses one's own card. */
const mayJudge: Rule<IdCardFacts> = (viewer, { kyc }) =>
  viewer.kind === 'account' && decideKyc(kyc, { kind: 'APPROVE', by: viewer.accountId }).ok;

/** Accountants review the people they pay. [D6] */
const RULES: Readonly<Record<IdCardAbility, Rule<IdCardFacts>>> = {
  'id-card.view': anyOf<IdCardFacts>(isOwn, isAccountant),
  'id-card.submit': allOf(isOwn, mayBeSent),
  'id-card.review': allOf<IdCardFacts>(isAccountant, mayJudge),
};

export const idCardAbilities = abilitiesBy(RULES);
