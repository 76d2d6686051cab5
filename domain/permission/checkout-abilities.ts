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
  /** The request carried the secret of this order's resume link. */
  readonly byResumeLink: boolean;
};

const isBuyer: Rule<CheckoutFacts> = (viewer, checkout) => isThePerson(viewer, checkout.buyerAccountId);
const byLink: Rule<CheckoutFacts> = (_viewer, checkout) => checkout.byResumeLink;

/** The link shows amount, QR code and status, but nothing about the buyer. [S6-02] [design] */
const RULES: Readonly<Record<CheckoutAbility, Rule<CheckoutFacts>>> = {
  'checkout.follow': anyOf(isBuyer, byLink),
  'checkout.view': isBuyer,
  'checkout.change': isBuyer,
  'checkout.pay': isBuyer,
  'checkout.cancel': isBuyer,
  'checkout.share': isBuyer,
};

export const checkoutAbilities = abilitiesBy(RULES);
