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
