import type { AccountId } from '#domain/people/account-id.ts';
import { abilitiesBy, anyOf, isThePerson, type Rule } from './rule.ts';

export type CheckoutAbility =
  | 'checkout.follow'
  | 'checkout.view'
  | 'checkout.change'
  | 'checkout.pay'
  | 'checkout.cancel'
  | 'checkout.share';

export type CheckoutFacts = {
  readonly buyerAccountId: AccountId;
  /** The right secret of this order's resume link came with the request. */
  readonly byResumeLink: boolean;
};

const isBuyer: Rule<CheckoutFacts> = (viewer, checkout) => isThePerson(viewer, checkout.buyerAccountId);
const byLink: Rule<CheckoutFacts> = (_viewer, checkout) => checkout.byResumeLink;

/**
 * One line per ability. Who was given the link sees amount, QR and status, nothing of the buyer. [S6-02] [design
 * section 5]
 */
const RULES: Readonly<Record<CheckoutAbility, Rule<CheckoutFacts>>> = {
  'checkout.follow': anyOf(isBuyer, byLink),
  'checkout.view': isBuyer,
  'checkout.change': isBuyer,
  'checkout.pay': isBuyer,
  'checkout.cancel': isBuyer,
  'checkout.share': isBuyer,
};

/** What the viewer may do with a checkout session and its cart. */
export const checkoutAbilities = abilitiesBy(RULES);
