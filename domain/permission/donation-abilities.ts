import type { AccountId } from '#domain/people/account-id.ts';
import { abilitiesBy, anyOf, isThePerson, mayOnEvent, type OfEvent, type Rule } from './rule.ts';

export type DonationAbility = 'donation.view' | 'donation.change' | 'donation.manage';

export type DonationFacts = OfEvent & {
  readonly donorAccountId: AccountId;
  /** A received donation can no longer be changed. */
  readonly paid: boolean;
};

const isDonor: Rule<DonationFacts> = (viewer, donation) => isThePerson(viewer, donation.donorAccountId);

/** [S6-36] */
const RULES: Readonly<Record<DonationAbility, Rule<DonationFacts>>> = {
  'donation.view': anyOf(isDonor, mayOnEvent('event.revenue')),
  'donation.change': (viewer, donation) => isDonor(viewer, donation) && !donation.paid,
  'donation.manage': mayOnEvent('event.donations'),
};

export const donationAbilities = abilitiesBy(RULES);
