import { decideKyc, KYC_TRANSITIONS, type Kyc, type KycStatus } from '#domain/people/kyc.ts';
import { isAccountant } from '#domain/people/viewer.ts';
import { abilitiesBy, allOf, anyOf, isOwn, type OwnThing, type Rule } from './rule.ts';

export type IdCardAbility = 'id-card.view' | 'id-card.submit' | 'id-card.review';

/** `kyc`: null while no card was handed in. */
export type IdCardFacts = OwnThing & { readonly kyc: Kyc | null };

const mayBeSent: Rule<IdCardFacts> = (_viewer, { kyc }) =>
  kyc === null || (KYC_TRANSITIONS[kyc.status] as readonly KycStatus[]).includes('PENDING');

/** What domain/kyc would decide if the viewer asked: nobody judges their own card. */
const mayJudge: Rule<IdCardFacts> = (viewer, { kyc }) =>
  viewer.kind === 'account' && decideKyc(kyc, { kind: 'APPROVE', by: viewer.accountId }).ok;

/** One line per ability. Who pays out reviews who is paid. [D6] */
const RULES: Readonly<Record<IdCardAbility, Rule<IdCardFacts>>> = {
  'id-card.view': anyOf<IdCardFacts>(isOwn, isAccountant),
  'id-card.submit': allOf(isOwn, mayBeSent),
  'id-card.review': allOf<IdCardFacts>(isAccountant, mayJudge),
};

/** What the viewer may do with somebody's ID card (KYC). */
export const idCardAbilities = abilitiesBy(RULES);
