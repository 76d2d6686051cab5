import { DAY, type Instant, instant, later } from '#domain/kernel/instant.ts';
import { type Dong, minus, plus, sum, ZERO } from '#domain/kernel/money/dong.ts';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#domain/money/payment/payment-method.ts';
import type { DonationKind } from '#domain/sale/checkout/donation.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import { localTime } from '#domain/time/local-time.ts';
import { wallClockOf } from '#domain/time/wall-clock.ts';

/** Orders of one session that agree in all but their amounts, which are what stays paid after discounts and refunds. */
export type RevenueRow = {
  readonly status: OrderStatus;
  readonly sectionEventId: number;
  readonly sessionBeginAt: Instant;
  /** Null: nothing to pay. */
  readonly provider: PaymentProvider | null;
  readonly orders: number;
  readonly tickets: Dong;
  readonly donation: Dong;
  readonly donationKind: DonationKind;
  /** What of both a wallet paid beside the provider; for all of these orders, or for none. */
  readonly walletPart: Dong;
};

/** Orders awaiting approval may still be declined. */
export const REVENUE_STATUSES: readonly OrderStatus[] = ['SUCCESSFUL'];

export const isRevenue = (row: Pick<RevenueRow, 'status'>): boolean => REVENUE_STATUSES.includes(row.status);

export const revenueOf = (row: Pick<RevenueRow, 'tickets' | 'donation'>): Dong => plus(row.tickets, row.donation);

/** Each sums to the total; with what awaits approval it is what the event's book has earned. [S3-80] */
export type RevenueBreakdown = {
  readonly total: Dong;
  readonly orders: number;
  readonly tickets: Dong;
  readonly donationWithTickets: Dong;
  readonly donationInOnlineRoom: Dong;
  readonly donationWithoutTicket: Dong;
  /** Paid for orders that wait for approval, and may still be declined. */
  readonly awaitingApproval: Dong;
  /** Channels with revenue only. An order that a wallet paid in part counts in both of its channels. [S1-13] */
  readonly channels: readonly { readonly provider: PaymentProvider; readonly orders: number; readonly value: Dong }[];
};

export function revenueBreakdown(rows: readonly RevenueRow[]): RevenueBreakdown {
  const counted = rows.filter(isRevenue);
  const total = (of: readonly RevenueRow[], value: (row: RevenueRow) => Dong): Dong => sum(of.map(value));
  const donations = (kind: DonationKind): Dong =>
    total(
      counted.filter((row) => row.donationKind === kind),
      (row) => row.donation,
    );
  const ordersOf = (of: readonly RevenueRow[]): number => of.reduce((count, row) => count + row.orders, 0);
  return {
    total: total(counted, revenueOf),
    orders: ordersOf(counted),
    tickets: total(counted, (row) => row.tickets),
    donationWithTickets: donations('WITH_TICKETS'),
    donationInOnlineRoom: donations('IN_ONLINE_ROOM'),
    donationWithoutTicket: donations('WITHOUT_TICKET'),
    awaitingApproval: total(
      rows.filter((row) => row.status === 'REQUIRED_APPROVAL'),
      revenueOf,
    ),
    channels: PAYMENT_PROVIDERS.map((provider) => {
      const paid = counted.filter((row) => row.provider === provider);
      const inPart = counted.filter((row) => provider === 'WALLET' && row.walletPart > 0);
      const value = plus(
        total(paid, (row) => minus(revenueOf(row), row.walletPart)),
        total(inPart, (row) => row.walletPart),
      );
      return { provider, orders: ordersOf([...paid, ...inPart]), value };
    }).filter(({ value }) => value > 0),
  };
}

/** Weeks start on Monday. [S3-79] [S9-31] */
export type RevenuePeriod = 'DAY' | 'WEEK' | 'MONTH';
export const REVENUE_PERIODS = ['DAY', 'WEEK', 'MONTH'] as const satisfies readonly RevenuePeriod[];

/** `from`: the period's first day as YYYY-MM-DD, in the event's zone. */
export type RevenueOfPeriod = { readonly from: string; readonly value: Dong };

const dayOf = (at: Instant, timezone: string): string => wallClockOf(at, timezone).slice(0, 'YYYY-MM-DD'.length);

export function periodStart(at: Instant, period: RevenuePeriod, timezone: string): string {
  const day = dayOf(at, timezone);
  if (period === 'DAY') return day;
  if (period === 'MONTH') return `${day.slice(0, 'YYYY-MM'.length)}-01`;
  const sinceMonday = (localTime(at, timezone).weekday + 6) % 7;
  // Calendar arithmetic: a week has seven days even when clocks change.
  return dayOf(later(instant(Date.parse(day)), -sinceMonday * DAY), 'UTC');
}

/** Revenue by session time in the event's zone, in order, without empty periods. Values sum to the total. [S3-79] */
export function periodRevenue(rows: readonly RevenueRow[], period: RevenuePeriod, timezone: string): RevenueOfPeriod[] {
  const values = new Map<string, Dong>();
  for (const row of rows.filter(isRevenue)) {
    const from = periodStart(row.sessionBeginAt, period, timezone);
    values.set(from, plus(values.get(from) ?? ZERO, revenueOf(row)));
  }
  return [...values].map(([from, value]) => ({ from, value })).toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** Revenue of each session with any, by the session's begin. Values sum to the total. [S3-79] */
export const sessionRevenue = (
  rows: readonly RevenueRow[],
): { readonly sectionEventId: number; readonly value: Dong }[] =>
  [
    ...Map.groupBy(
      rows.filter(isRevenue).toSorted((one, other) => one.sessionBeginAt - other.sessionBeginAt),
      (row) => row.sectionEventId,
    ),
  ].map(([sectionEventId, some]) => ({ sectionEventId, value: sum(some.map(revenueOf)) }));
