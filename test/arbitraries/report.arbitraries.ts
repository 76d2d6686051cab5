import fc from 'fast-check';
import { ORDER_STATUSES } from '#domain/checkout/order-state.ts';
import { HOUR, later } from '#domain/kernel/instant.ts';
import { dong } from '#domain/money/dong.ts';
import { PAYMENT_PROVIDERS } from '#domain/payment/payment-provider.ts';
import type { ReportedOrder } from '#domain/report/order-rows.ts';
import type { RevenueRow } from '#domain/report/revenue-row.ts';
import { NOW } from '#test/builders/moments.ts';
import { anyDong } from './money.arbitraries.ts';

/** Within some seventy days, at any hour. */
export const anySessionBegin = fc.nat({ max: 70 * 24 }).map((hours) => later(NOW, hours * HOUR));

/** Mostly of money that is there; what cost something was paid by somebody. */
export const anyRevenueRow: fc.Arbitrary<RevenueRow> = fc
  .record({
    orderId: fc.uuid(),
    status: fc.oneof({ weight: 3, arbitrary: fc.constant('SUCCESSFUL' as const) }, fc.constantFrom(...ORDER_STATUSES)),
    createdAt: anySessionBegin,
    sectionEventId: fc.integer({ min: 1, max: 3 }),
    sessionBeginAt: anySessionBegin,
    provider: fc.constantFrom(...PAYMENT_PROVIDERS),
    tickets: anyDong,
    donation: anyDong,
    inOnlineRoom: fc.boolean(),
  })
  .map((row) => ({ ...row, provider: row.tickets + row.donation > 0 ? row.provider : null }));

const anyReportedLine = fc
  .record({
    ticketTypeId: fc.constantFrom('standard', 'vip'),
    quantity: fc.integer({ min: 1, max: 5 }),
    unitPrice: anyDong,
    off: fc.nat({ max: 100 }),
  })
  .map(({ off, ...line }) => ({
    ...line,
    ticketName: line.ticketTypeId === 'vip' ? 'VIP' : 'Hạng Sen',
    price: dong(line.unitPrice * line.quantity - Math.floor((line.unitPrice * line.quantity * off) / 100)),
  }));

export const anyReportedOrder: fc.Arbitrary<ReportedOrder> = fc
  .record({ lines: fc.array(anyReportedLine, { maxLength: 4 }), promoShare: fc.nat({ max: 100 }), donation: anyDong })
  .map(({ lines, promoShare, donation }) => ({
    orderId: 'o1',
    createdAt: NOW,
    orderedAt: NOW,
    status: 'SUCCESSFUL',
    paymentStatus: 'SUCCEEDED',
    providerReference: 'FT26324000001',
    lines,
    promo: dong(Math.floor((lines.reduce((sum, line) => sum + line.price, 0) * promoShare) / 100)),
    donation,
  }));
