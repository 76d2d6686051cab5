import fc from 'fast-check';
import { HOUR, later } from '#domain/kernel/instant.ts';
import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import { PAYMENT_PROVIDERS, paysBesideWallet } from '#domain/money/payment/payment-method.ts';
import type { ReportedOrder } from '#domain/report/order-rows.ts';
import type { RevenueRow } from '#domain/report/revenue.ts';
import { ORDER_STATUSES } from '#domain/sale/checkout/order-state.ts';
import type { Quote } from '#domain/sale/pricing/quote.ts';
import { quotePurchase } from '#domain/sale/pricing/quote-purchase.ts';
import { NOW } from '#test/builders/moments.ts';
import { anyDong } from './money.arbitraries.ts';
import { anyOffers, anyPurchase } from './promotion.arbitraries.ts';

/** Within about seventy days, at any hour. */
export const anySessionBegin = fc.nat({ max: 70 * 24 }).map((hours) => later(NOW, hours * HOUR));

export const anyRevenueRow: fc.Arbitrary<RevenueRow> = fc
  .record({
    status: fc.oneof({ weight: 3, arbitrary: fc.constant('SUCCESSFUL' as const) }, fc.constantFrom(...ORDER_STATUSES)),
    orders: fc.integer({ min: 1, max: 5 }),
    sectionEventId: fc.integer({ min: 1, max: 3 }),
    sessionBeginAt: anySessionBegin,
    provider: fc.constantFrom(...PAYMENT_PROVIDERS),
    tickets: anyDong,
    donation: anyDong,
    donationKind: fc.constantFrom('WITH_TICKETS' as const, 'IN_ONLINE_ROOM' as const, 'WITHOUT_TICKET' as const),
    inPart: fc.constantFrom(0, 0, 1, 33, 100),
  })
  .map(({ inPart, ...row }) => {
    const paid = row.tickets + row.donation;
    const provider = paid > 0 ? row.provider : null;
    const byWallet = provider !== null && paysBesideWallet(provider);
    return { ...row, provider, walletPart: byWallet ? dong(Math.floor((paid * inPart) / 100)) : ZERO };
  });

/** An order priced under any offers, with its quote. */
export const anyReportedPurchase: fc.Arbitrary<{ readonly order: ReportedOrder; readonly quote: Quote }> = fc
  .tuple(anyPurchase, anyOffers)
  .map(([purchase, offers]) => {
    const answer = quotePurchase(purchase, offers, NOW);
    if (!answer.ok) throw new Error(answer.refusal.code);
    const { quote } = answer.value;
    const lines = quote.lines.map(({ ticketTypeId, quantity, originalUnitPrice, final }) => ({
      ticketTypeId,
      ticketName: ticketTypeId,
      quantity,
      unitPrice: originalUnitPrice,
      final,
    }));
    const order: ReportedOrder = {
      orderId: 'o1',
      createdAt: NOW,
      orderedAt: NOW,
      status: 'SUCCESSFUL',
      paymentStatus: 'SUCCEEDED',
      providerReference: 'FT26324000001',
      lines,
      donation: quote.donation,
    };
    return { order, quote };
  });
