import type { Dong } from '#domain/kernel/money/dong.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { isAdmin } from '#domain/people/viewer.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import { abilitiesBy, allOf, anyOf, isThePerson, mayOnEvent, type OfEvent, type Rule } from './rule.ts';

export type OrderAbility =
  | 'order.view'
  | 'order.read-answers'
  | 'order.withdraw'
  | 'order.cancel'
  | 'order.refund'
  | 'order.retry-invoice'
  | 'order.read-record'
  | 'order.notes'
  | 'order.delete';

export type OrderFacts = OfEvent & {
  readonly buyerAccountId: AccountId;
  readonly status: OrderStatus;
  readonly price: Dong;
  readonly hasCheckedInTicket: boolean;
};

type OrderRule = Rule<OrderFacts>;

const isBuyer: OrderRule = (viewer, order) => isThePerson(viewer, order.buyerAccountId);

const isNotBuyer: OrderRule = (viewer, order) => !isBuyer(viewer, order);

const is =
  (status: OrderStatus): OrderRule =>
  (_viewer, order) =>
    order.status === status;

/** Whether an order cost nothing and let nobody in, so that its event's team may delete it. [S1-45] */
export const gaveNothing = (order: Pick<OrderFacts, 'price' | 'hasCheckedInTicket'>): boolean =>
  order.price === 0 && !order.hasCheckedInTicket;

/**
 * Admins alone cancel successful orders and delete paid or checked-in ones. [S1-45] [S1-46]
 * Accountants read the payments and the history, but neither form answers nor notes, which are about people. [D6] Notes
 * are the team's own: nobody reads them of an order that they bought themselves. [design]
 * What waits for approval is decided under the lock, with its own refusals.
 */
const RULES: Readonly<Record<OrderAbility, OrderRule>> = {
  'order.view': anyOf(isBuyer, mayOnEvent('event.orders')),
  'order.read-answers': anyOf(isBuyer, mayOnEvent('event.guests')),
  'order.withdraw': isBuyer,
  'order.cancel': allOf<OrderFacts>(isAdmin, is('SUCCESSFUL')),
  'order.refund': mayOnEvent('event.orders'),
  'order.retry-invoice': mayOnEvent('event.orders'),
  'order.read-record': mayOnEvent('event.orders'),
  'order.notes': allOf<OrderFacts>(mayOnEvent('event.guests'), isNotBuyer),
  'order.delete': anyOf(
    isAdmin,
    allOf<OrderFacts>(mayOnEvent('event.guests'), (_viewer, order) => gaveNothing(order)),
  ),
};

export const orderAbilities = abilitiesBy(RULES);
