import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, sum, ZERO } from '#domain/kernel/money/dong.ts';
import { anyRevenueRow } from '#test/arbitraries/report.arbitraries.ts';
import { NOW } from '#test/builders/moments.ts';
import { revenueBreakdown } from './revenue-breakdown.ts';
import { isRevenue, type RevenueRow, revenueOf } from './revenue-row.ts';

const row = (over: Partial<RevenueRow>): RevenueRow => ({
  orderId: 'o1',
  status: 'SUCCESSFUL',
  createdAt: NOW,
  sectionEventId: 5001,
  sessionBeginAt: NOW,
  provider: 'BANK_TRANSFER',
  tickets: ZERO,
  donation: ZERO,
  inOnlineRoom: false,
  ...over,
});

describe('where revenue comes from', () => {
  it('is told by what it was for and by how it was paid', () => {
    const rows = [
      row({ tickets: dong(100), donation: dong(5) }),
      row({ donation: dong(20), provider: 'WALLET', inOnlineRoom: true }),
      row({ tickets: dong(50), provider: 'WALLET' }),
      row({ tickets: dong(1_000), status: 'REFUNDED' }),
      row({ provider: null }),
    ];
    expect(revenueBreakdown(rows)).toEqual({
      total: 175,
      tickets: 150,
      donationWithTickets: 5,
      donationInOnlineRoom: 20,
      channels: [
        { provider: 'BANK_TRANSFER', value: 105 },
        { provider: 'WALLET', value: 70 },
      ],
    });
  });

  it('each telling sums to the total of the rows', () => {
    fc.assert(
      fc.property(fc.array(anyRevenueRow, { maxLength: 12 }), (rows) => {
        const breakdown = revenueBreakdown(rows);
        expect(breakdown.total).toBe(sum(rows.filter(isRevenue).map(revenueOf)));
        expect(breakdown.tickets + breakdown.donationWithTickets + breakdown.donationInOnlineRoom).toBe(
          breakdown.total,
        );
        expect(sum(breakdown.channels.map((channel) => channel.value))).toBe(breakdown.total);
        expect(breakdown.channels.every((channel) => channel.value > 0)).toBe(true);
      }),
    );
  });
});
