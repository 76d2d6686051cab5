import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { ReportPeriod } from '#domain/report/report-period.ts';
import type { RevenueOfPeriod, RevenuePeriod } from '#domain/report/revenue.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';

export type ListedRevenue = {
  readonly eventId: number;
  readonly name: string;
  readonly beginAt: Instant;
  readonly timezone: string;
  readonly orders: number;
  readonly total: Dong;
  /** When the figures of a large event were prepared; null: they are of now. */
  readonly figuresAt: Instant | null;
};

type ChannelRevenue = { readonly method: string; readonly orders: number; readonly value: Dong };

type TicketTypeRevenue = {
  readonly ticketId: string;
  readonly name: string;
  readonly sold: number;
  readonly refunded: number;
  readonly discount: Dong;
  /** After discounts and refunds, without donations. */
  readonly value: Dong;
};

type CheckInFigures = {
  readonly ticketId: string;
  readonly ticketName: string;
  readonly sessionName: string;
  readonly sessionBeginAt: Instant | null;
  readonly tickets: number;
  readonly checkedIn: number;
};

/** Nobody outside the event's team is named; `name` null: the member's account is gone. */
export type ReferrerRevenue = {
  readonly referrer: { readonly kind: 'MEMBER'; readonly name: string | null } | { readonly kind: 'OTHERS' | 'NOBODY' };
  readonly orders: number;
  readonly tickets: number;
  readonly value: Dong;
};

/** The event's numbers to share; `wide` and `tall` are paths. NOTHING: there is no ticket to count. */
export type NumbersPicture =
  | { readonly kind: 'LATER'; readonly at: Instant }
  | { readonly kind: 'NOTHING' }
  | { readonly kind: 'READY'; readonly wide: string; readonly tall: string };

export type EventRevenue = {
  readonly eventId: number;
  readonly name: string;
  readonly timezone: string;
  /** As in the list. */
  readonly figuresAt: Instant | null;
  /** Newer ones are being prepared. */
  readonly isRefreshing: boolean;
  readonly abilities: readonly string[];
  readonly total: Dong;
  readonly orders: number;
  readonly tickets: Dong;
  readonly donationWithTickets: Dong;
  readonly donationInOnlineRoom: Dong;
  readonly donationWithoutTicket: Dong;
  readonly awaitingApproval: Dong;
  readonly channels: readonly ChannelRevenue[];
  readonly periods: Readonly<Record<RevenuePeriod, readonly RevenueOfPeriod[]>>;
  readonly sessions: readonly { readonly name: string; readonly beginAt: Instant | null; readonly value: Dong }[];
  readonly ticketTypes: readonly TicketTypeRevenue[];
  readonly checkIns: readonly CheckInFigures[];
  readonly checkInHours: readonly { readonly at: Instant; readonly tickets: number }[];
  readonly codes: readonly { readonly code: string; readonly times: number; readonly discount: Dong }[];
  readonly referrers: readonly ReferrerRevenue[];
  /** Null: not for this viewer. */
  readonly picture: NumbersPicture | null;
};

export type ReportedLine = {
  /** Null: a donation without tickets. */
  readonly ticketName: string | null;
  readonly quantity: number;
  readonly unitPrice: Dong;
  readonly discount: Dong;
  readonly donation: Dong;
  readonly total: Dong;
};

export type ReportedOrder = {
  readonly id: string;
  readonly eventId: number;
  readonly orderNumber: string;
  readonly createdAt: Instant;
  readonly orderedAt: Instant | null;
  readonly status: string;
  readonly paymentStatus: string | null;
  readonly paymentMethod: string;
  readonly paymentId: string | null;
  readonly buyer: string;
  readonly email: string;
  readonly sessionName: string;
  readonly sessionBeginAt: Instant;
  readonly price: Dong;
  readonly refunded: Dong;
  readonly lines: readonly ReportedLine[];
};

export type OrdersOfReport = {
  readonly eventId: number;
  readonly period: ReportPeriod | null;
  readonly status: OrderStatus | null;
  readonly search: string;
};

export type ReportDesk = {
  /** Events whose revenue the viewer may see. */
  readonly events: (
    search: string,
    period: ReportPeriod | null,
    at: PageAt,
  ) => Promise<Result<Page<ListedRevenue>, Refusal>>;
  readonly revenue: (eventId: number, period: ReportPeriod | null) => Promise<Result<EventRevenue, Refusal>>;
  readonly orders: (asked: OrdersOfReport, at: PageAt) => Promise<Result<Page<ReportedOrder>, Refusal>>;
  readonly order: (orderId: string) => Promise<Result<ReportedOrder, Refusal>>;
};
export const ReportDesk: Token<ReportDesk> = token('ReportDesk');
