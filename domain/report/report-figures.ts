import { type Instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { type Dong, plus, ZERO } from '#domain/kernel/money/dong.ts';
import type { OrderReportRow } from './order-rows.ts';
import type { ReferrerRow } from './referrers.ts';
import { inPeriod, type ReportPeriod } from './report-period.ts';
import type { RevenueRow } from './revenue.ts';

type OfSession = { readonly sectionEventId: number; readonly sessionBeginAt: Instant };

/** Null: all that was given without a ticket. */
export type SoldRow = OfSession & Pick<OrderReportRow, 'ticket' | 'quantity' | 'discount' | 'donation' | 'total'>;

type RefundedTickets = { readonly tickets: number; readonly value: Dong };
export type RefundedRow = OfSession & RefundedTickets & { readonly ticketTypeId: string };

export type CheckInRow = OfSession & {
  readonly ticketTypeId: string;
  readonly ticketName: string;
  readonly tickets: number;
  readonly checkedIn: number;
};

/** `at`: the start of an hour in which tickets were first scanned. */
export type CheckInHour = { readonly at: Instant; readonly tickets: number };

export type CodeUse = { readonly code: string; readonly times: number; readonly discount: Dong };

/** What the reports of an event are made of: sums by session, so that those of any period are sums of them. */
export type ReportFigures = {
  readonly revenue: readonly RevenueRow[];
  readonly sold: readonly SoldRow[];
  readonly refunded: readonly RefundedRow[];
  readonly checkIns: readonly CheckInRow[];
  readonly checkInHours: readonly (OfSession & CheckInHour)[];
  readonly codes: readonly (OfSession & CodeUse)[];
  readonly referrers: readonly ReferrerRow[];
};

/** From here on an event's figures are prepared in the background and shown with their time. */
export const ORDERS_OF_PREPARED_FIGURES = 5_000;

/** Whoever reads older ones has new ones prepared. */
const FRESH_FOR = MINUTE;

export const areFresh = (takenAt: Instant, now: Instant): boolean => now < later(takenAt, FRESH_FOR);

export const within = <Row extends OfSession>(rows: readonly Row[], period: ReportPeriod | null): readonly Row[] =>
  period === null ? rows : inPeriod(rows, period);

/** By key, in order of first appearance. */
function summed<Row, Key, Sum>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  add: (sum: Sum, row: Row) => Sum,
  none: Sum,
) {
  const sums = new Map<Key, Sum>();
  for (const row of rows) sums.set(keyOf(row), add(sums.get(keyOf(row)) ?? none, row));
  return sums;
}

/** By ticket type. */
export const refundedTickets = (rows: readonly RefundedRow[]): ReadonlyMap<string, RefundedTickets> =>
  summed<RefundedRow, string, RefundedTickets>(
    rows,
    ({ ticketTypeId }) => ticketTypeId,
    (sum, { tickets, value }) => ({ tickets: sum.tickets + tickets, value: plus(sum.value, value) }),
    { tickets: 0, value: ZERO },
  );

/** Over all sessions. */
export const checkInsByHour = (rows: readonly CheckInHour[]): CheckInHour[] =>
  [
    ...summed<CheckInHour, Instant, number>(
      rows,
      ({ at }) => at,
      (sum, { tickets }) => sum + tickets,
      0,
    ),
  ].map(([at, tickets]) => ({ at, tickets }));

/** Over all sessions. */
export const usesByCode = (rows: readonly CodeUse[]): CodeUse[] =>
  [
    ...summed<CodeUse, string, Omit<CodeUse, 'code'>>(
      rows,
      ({ code }) => code,
      (sum, { times, discount }) => ({ times: sum.times + times, discount: plus(sum.discount, discount) }),
      { times: 0, discount: ZERO },
    ),
  ].map(([code, use]) => ({ code, ...use }));
