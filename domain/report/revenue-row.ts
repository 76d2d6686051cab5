import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, plus } from '#domain/kernel/money/dong.ts';
import type { PaymentProvider } from '#domain/money/payment/payment-provider.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';

/** One order as revenue is reckoned from it; amounts are what is still paid, after discounts and refunds. */
export type RevenueRow = {
  readonly orderId: string;
  readonly status: OrderStatus;
  readonly createdAt: Instant;
  readonly sectionEventId: number;
  readonly sessionBeginAt: Instant;
  /** null: nothing had to be paid. */
  readonly provider: PaymentProvider | null;
  readonly tickets: Dong;
  readonly donation: Dong;
  /** The donation was given in the online room, during the event, and not with tickets. */
  readonly inOnlineRoom: boolean;
};

/** Orders whose money is revenue. One that waits for approval may still be declined. */
export const REVENUE_STATUSES: readonly OrderStatus[] = ['SUCCESSFUL'];

export const isRevenue = (row: Pick<RevenueRow, 'status'>): boolean => REVENUE_STATUSES.includes(row.status);

export const revenueOf = (row: Pick<RevenueRow, 'tickets' | 'donation'>): Dong => plus(row.tickets, row.donation);
