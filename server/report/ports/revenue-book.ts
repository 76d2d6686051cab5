import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { OrderReportRow } from '#domain/report/order-rows.ts';
import type { ReportPeriod } from '#domain/report/report-period.ts';
import type { RevenueRow } from '#domain/report/revenue.ts';

/** Null: all that was given without a ticket. */
export type SoldRow = Pick<OrderReportRow, 'ticket' | 'quantity' | 'discount' | 'donation' | 'total'>;

export type RefundedTickets = { readonly ticketTypeId: string; readonly tickets: number; readonly value: Dong };

export type CheckInRow = {
  readonly sectionEventId: number;
  readonly ticketTypeId: string;
  readonly ticketName: string;
  readonly tickets: number;
  readonly checkedIn: number;
};

/** `at`: the start of an hour in which tickets were first scanned. */
export type CheckInHour = { readonly at: Instant; readonly tickets: number };

export type CodeUse = { readonly code: string; readonly times: number; readonly discount: Dong };

/** No decision reads them. Null: the event's whole time. */
export type RevenueBook = {
  readonly revenue: (eventId: number) => Promise<readonly RevenueRow[]>;
  readonly sold: (eventId: number, period: ReportPeriod | null) => Promise<readonly SoldRow[]>;
  readonly refunded: (eventId: number, period: ReportPeriod | null) => Promise<readonly RefundedTickets[]>;
  readonly checkIns: (eventId: number, period: ReportPeriod | null) => Promise<readonly CheckInRow[]>;
  readonly checkInHours: (eventId: number, period: ReportPeriod | null) => Promise<readonly CheckInHour[]>;
  readonly codes: (eventId: number, period: ReportPeriod | null) => Promise<readonly CodeUse[]>;
};
export const RevenueBook: Token<RevenueBook> = token('RevenueBook');
