import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { dong, sum, ZERO } from '#domain/kernel/money/dong.ts';
import { ORDER_STATUSES } from '#domain/sale/checkout/order-state.ts';
import { localTime } from '#domain/time/local-time.ts';
import { anyRevenueRow } from '#test/arbitraries/report.arbitraries.ts';
import { NOW } from '#test/builders/moments.ts';
import {
  isRevenue,
  periodRevenue,
  periodStart,
  REVENUE_PERIODS,
  type RevenueRow,
  revenueBreakdown,
  revenueOf,
  sessionRevenue,
} from './revenue.ts';

describe('revenue rows', () => {
  it('count successful orders only, tickets and donations', () => {
    expect(ORDER_STATUSES.filter((status) => isRevenue({ status }))).toEqual(['SUCCESSFUL']);
    expect(revenueOf({ tickets: dong(100), donation: dong(30) })).toBe(130);
  });
});

const row = (over: Partial<RevenueRow>): RevenueRow => ({
  status: 'SUCCESSFUL',
  orders: 1,
  sectionEventId: 5001,
  sessionBeginAt: NOW,
  provider: 'BANK_TRANSFER',
  tickets: ZERO,
  donation: ZERO,
  donationKind: 'WITH_TICKETS',
  walletPart: ZERO,
  ...over,
});

describe('the revenue breakdown', () => {
  it('is by purpose and by channel', () => {
    const rows = [
      row({ tickets: dong(100), donation: dong(5) }),
      row({ donation: dong(20), provider: 'WALLET', donationKind: 'IN_ONLINE_ROOM' }),
      row({ donation: dong(7), donationKind: 'WITHOUT_TICKET' }),
      row({ tickets: dong(50), provider: 'WALLET' }),
      row({ tickets: dong(1_000), status: 'REFUNDED' }),
      row({ provider: null, orders: 3 }),
      row({ tickets: dong(40), donation: dong(2), status: 'REQUIRED_APPROVAL' }),
    ];
    expect(revenueBreakdown(rows)).toEqual({
      total: 182,
      orders: 7,
      tickets: 150,
      donationWithTickets: 5,
      donationInOnlineRoom: 20,
      donationWithoutTicket: 7,
      awaitingApproval: 42,
      channels: [
        { provider: 'BANK_TRANSFER', orders: 2, value: 112 },
        { provider: 'WALLET', orders: 2, value: 70 },
      ],
    });
  });

  it('puts what a wallet paid beside another way under the wallet, and the order under both', () => {
    const rows = [
      row({ provider: 'VNPAY', orders: 2, tickets: dong(90), donation: dong(10), walletPart: dong(40) }),
      row({ provider: 'VNPAY', tickets: dong(7) }),
      row({ provider: 'WALLET', tickets: dong(5) }),
    ];
    expect(revenueBreakdown(rows)).toMatchObject({
      total: 112,
      orders: 4,
      channels: [
        { provider: 'VNPAY', orders: 3, value: 67 },
        { provider: 'WALLET', orders: 3, value: 45 },
      ],
    });
    expect(revenueBreakdown(rows.slice(2)).channels).toEqual([{ provider: 'WALLET', orders: 1, value: 5 }]);
  });

  it('each sums to the total', () => {
    fc.assert(
      fc.property(fc.array(anyRevenueRow, { maxLength: 12 }), (rows) => {
        const breakdown = revenueBreakdown(rows);
        expect(breakdown.total).toBe(sum(rows.filter(isRevenue).map(revenueOf)));
        const { tickets, donationWithTickets, donationInOnlineRoom, donationWithoutTicket } = breakdown;
        expect(tickets + donationWithTickets + donationInOnlineRoom + donationWithoutTicket).toBe(breakdown.total);
        expect(sum(sessionRevenue(rows).map(({ value }) => value))).toBe(breakdown.total);
        expect(sum(breakdown.channels.map((channel) => channel.value))).toBe(breakdown.total);
        expect(breakdown.channels.every((channel) => channel.value > 0)).toBe(true);
      }),
    );
  });
});

const SAIGON = 'Asia/Ho_Chi_Minh';
const anyZone = fc.constantFrom(SAIGON, 'America/New_York', 'Pacific/Auckland');

describe('revenue by period', () => {
  it.each([
    ['a Friday', '2026-11-20T10:00+07:00', SAIGON, '2026-11-20', '2026-11-16', '2026-11-01'],
    ['a Monday', '2026-11-16T00:00+07:00', SAIGON, '2026-11-16', '2026-11-16', '2026-11-01'],
    ['a Sunday, the week’s last day', '2026-11-22T23:59+07:00', SAIGON, '2026-11-22', '2026-11-16', '2026-11-01'],
    [
      'a Thursday of a week that began last year',
      '2026-01-01T12:00+07:00',
      SAIGON,
      '2026-01-01',
      '2025-12-29',
      '2026-01-01',
    ],
    [
      'the same moment on another calendar',
      '2026-11-16T00:00+07:00',
      'America/New_York',
      '2026-11-15',
      '2026-11-09',
      '2026-11-01',
    ],
    [
      'a Sunday on which clocks go forward',
      '2026-03-08T23:30-04:00',
      'America/New_York',
      '2026-03-08',
      '2026-03-02',
      '2026-03-01',
    ],
    ['the Monday after it', '2026-03-09T00:30-04:00', 'America/New_York', '2026-03-09', '2026-03-09', '2026-03-01'],
    ['a leap day', '2028-02-29T08:00+07:00', SAIGON, '2028-02-29', '2028-02-28', '2028-02-01'],
  ])('%s is in its day, its week from Monday and its month [S9-31]', (_day, at, zone, day, week, month) => {
    expect(REVENUE_PERIODS.map((period) => periodStart(instant(Date.parse(at)), period, zone))).toEqual([
      day,
      week,
      month,
    ]);
  });

  it('sums to the total for every grouping, in order and without empty periods', () => {
    fc.assert(
      fc.property(
        fc.array(anyRevenueRow, { maxLength: 10 }),
        fc.constantFrom(...REVENUE_PERIODS),
        anyZone,
        (rows, period, zone) => {
          const told = periodRevenue(rows, period, zone);
          const counted = rows.filter(isRevenue);
          expect(sum(told.map(({ value }) => value))).toBe(sum(counted.map(revenueOf)));
          const starts = told.map(({ from }) => from);
          expect(starts).toEqual(
            [...new Set(counted.map((row) => periodStart(row.sessionBeginAt, period, zone)))].toSorted(),
          );
          if (period === 'WEEK')
            expect(starts.every((from) => localTime(instant(Date.parse(from)), 'UTC').weekday === 1)).toBe(true);
          for (const { from, value } of told) {
            expect(value).toBe(
              sum(counted.filter((row) => periodStart(row.sessionBeginAt, period, zone) === from).map(revenueOf)),
            );
          }
        },
      ),
      { numRuns: 50 },
    );
  });
});
