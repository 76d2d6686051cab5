import { clearCode } from '#domain/kernel/encoding/clear-code.ts';

/** [S4-13] */
export type OrderStatus =
  | 'PROCESSING'
  | 'REQUIRED_APPROVAL'
  | 'SUCCESSFUL'
  | 'UNSUCCESSFUL'
  | 'CANCELLED'
  | 'REFUNDED'
  | 'WITHDRAWN';

/** Late money can still seat an UNSUCCESSFUL or CANCELLED order. [S4-15] [S4-17] */
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

/** Orders whose money is received and kept. */
export const SETTLED_ORDER_STATUSES = ['SUCCESSFUL', 'REQUIRED_APPROVAL'] as const satisfies readonly OrderStatus[];

/** Orders with issued tickets. */
export const TICKETED_ORDER_STATUSES = ['SUCCESSFUL'] as const satisfies readonly OrderStatus[];

/** Orders that may still get their tickets: money or approval is awaited. [S4-13] */
export const PENDING_ORDER_STATUSES = ['PROCESSING', 'REQUIRED_APPROVAL'] as const satisfies readonly OrderStatus[];

/** Status once all money is received or none was needed. [S4-15] */
export const settledOrderStatus = (event: {
  readonly requiredApproval: boolean;
}): (typeof SETTLED_ORDER_STATUSES)[number] => (event.requiredApproval ? 'REQUIRED_APPROVAL' : 'SUCCESSFUL');

/** Status of a new order: a priced one waits for money; a free one is done unless it needs approval. [S4-15] */
export const firstOrderStatus = (order: { readonly free: boolean; readonly requiredApproval: boolean }): OrderStatus =>
  order.free ? settledOrderStatus(order) : 'PROCESSING';

/** Status after the time to pay ran out or the money found no places. */
export const unpaidOrderStatus = (status: OrderStatus): OrderStatus =>
  status === 'PROCESSING' ? 'UNSUCCESSFUL' : status;

const LENGTH = 9;

/** For phone calls: nine unambiguous letters and digits. `random(n)`: a whole number from 0 to n - 1. */
export const makeOrderNumber = (random: (n: number) => number): string => clearCode(LENGTH, random);

/** A cart is read in one page. [S9] */
export const CART_PAGE = 1_000;

/** Default page of an account's orders. [S9] */
export const USER_ORDERS_PAGE = 10;
