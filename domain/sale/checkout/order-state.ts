import { clearCode } from '#domain/kernel/encoding/clear-code.ts';

/** What became of an order. [S4-13] */
export type OrderStatus =
  | 'PROCESSING'
  | 'REQUIRED_APPROVAL'
  | 'SUCCESSFUL'
  | 'UNSUCCESSFUL'
  | 'CANCELLED'
  | 'REFUNDED'
  | 'WITHDRAWN';

/**
 * What may happen next. For an UNSUCCESSFUL or CANCELLED order late money may still find places. An order that needs
 * approval is SUCCESSFUL when approved, REFUNDED when declined, WITHDRAWN when its buyer takes it back and CANCELLED
 * with its event. [S4-15] [S4-17]
 */
export const ORDER_TRANSITIONS = {
  PROCESSING: ['SUCCESSFUL', 'REQUIRED_APPROVAL', 'UNSUCCESSFUL', 'CANCELLED'],
  REQUIRED_APPROVAL: ['SUCCESSFUL', 'REFUNDED', 'WITHDRAWN', 'CANCELLED'],
  SUCCESSFUL: ['CANCELLED', 'REFUNDED'],
  UNSUCCESSFUL: ['SUCCESSFUL', 'REQUIRED_APPROVAL', 'REFUNDED'],
  CANCELLED: ['SUCCESSFUL', 'REQUIRED_APPROVAL', 'REFUNDED'],
  REFUNDED: [],
  WITHDRAWN: [],
} as const satisfies Readonly<Record<OrderStatus, readonly OrderStatus[]>>;

export const ORDER_STATUSES = Object.keys(ORDER_TRANSITIONS) as readonly OrderStatus[];

export const orderMayBecome = (from: OrderStatus, to: OrderStatus): boolean =>
  (ORDER_TRANSITIONS[from] as readonly OrderStatus[]).includes(to);

/** What an order is whose money is there, and stays where it is. */
export const SETTLED_ORDER_STATUSES = ['SUCCESSFUL', 'REQUIRED_APPROVAL'] as const satisfies readonly OrderStatus[];

/** What an order is whose tickets are issued. */
export const TICKETED_ORDER_STATUSES = ['SUCCESSFUL'] as const satisfies readonly OrderStatus[];

/** What an order is once all its money is there, or none was needed. [S4-15] */
export const settledOrderStatus = (event: {
  readonly requiredApproval: boolean;
}): (typeof SETTLED_ORDER_STATUSES)[number] => (event.requiredApproval ? 'REQUIRED_APPROVAL' : 'SUCCESSFUL');

/**
 * What a new order begins as: one with a price waits for its money, a free one is done unless somebody has to approve
 * it.
 */
export const firstOrderStatus = (order: { readonly free: boolean; readonly requiredApproval: boolean }): OrderStatus =>
  order.free ? settledOrderStatus(order) : 'PROCESSING';

/**
 * What an order is whose time to pay is over, or whose money found no places: one that still waited for its money came
 * to nothing.
 */
export const unpaidOrderStatus = (status: OrderStatus): OrderStatus =>
  status === 'PROCESSING' ? 'UNSUCCESSFUL' : status;

const LENGTH = 9;

/**
 * What people say on the phone: nine clear letters and digits. `random(n)` answers a whole number from 0 up to, not
 * including, n.
 */
export const makeOrderNumber = (random: (n: number) => number): string => clearCode(LENGTH, random);

/** A buyer's cart is read whole: at most as many lines as anybody holds. [S9] */
export const CART_PAGE = 1_000;

/** Orders of an account, unless more are asked for. [S9] */
export const USER_ORDERS_PAGE = 10;
