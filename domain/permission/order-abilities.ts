import type { AccountId } from '#domain/account/account-id.ts';
import type { OrderStatus } from '#domain/checkout/order-state.ts';
import type { Dong } from '#domain/money/dong.ts';
import type { EventAbility } from './event-abilities.ts';
import type { PermissionViewer } from './viewer.ts';
import { isAdmin } from './viewer-roles.ts';

export type OrderAbility = 'order.view' | 'order.pay' | 'order.choose-late-money' | 'order.approve' | 'order.cancel' | 'order.delete';

export type OrderFacts = {
  readonly buyerAccountId: AccountId;
  readonly status: OrderStatus;
  readonly price: Dong;
  readonly hasCheckedInTicket: boolean;
  /** What the viewer may do with the order's event. */
  readonly eventAbilities: readonly EventAbility[];
};

type Rule = (viewer: PermissionViewer, order: OrderFacts) => boolean;

const isBuyer: Rule = (viewer, order) => viewer.kind === 'account' && viewer.accountId === order.buyerAccountId;

const may =
  (ability: EventAbility): Rule =>
  (_viewer, order) =>
    order.eventAbilities.includes(ability);

/** One line per ability. A paid or checked-in order is deleted, and a successful one cancelled, by an admin alone. [S1-45] [S1-46] [S6-35] */
const RULES: Readonly<Record<OrderAbility, Rule>> = {
  'order.view': (viewer, order) => isBuyer(viewer, order) || may('event.orders')(viewer, order),
  'order.pay': isBuyer,
  'order.choose-late-money': isBuyer,
  'order.approve': (viewer, order) => may('event.guests')(viewer, order) && order.status === 'REQUIRED_APPROVAL',
  'order.cancel': (viewer, order) => isAdmin(viewer) && order.status === 'SUCCESSFUL',
  'order.delete': (viewer, order) => isAdmin(viewer) || (may('event.guests')(viewer, order) && order.price === 0 && !order.hasCheckedInTicket),
};

const ORDER_ABILITIES = Object.keys(RULES) as readonly OrderAbility[];

/** What the viewer may do with an order. */
export const orderAbilities = (viewer: PermissionViewer, order: OrderFacts): OrderAbility[] =>
  ORDER_ABILITIES.filter((ability) => RULES[ability](viewer, order));
