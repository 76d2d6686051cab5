import { receiptFileName } from '#domain/kernel/files/download-names.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { PAYMENT_METHODS, type PaymentMethod, PROVIDER_OF_METHOD } from '#domain/money/payment/payment-method.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { EmailFacts } from '#server/platform/ports/email-facts.ts';
import { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import { InvoiceBook } from '#server/sale/ports/invoice-book.ts';
import { PaperPrinter } from '#server/ticket/ports/paper-printer.ts';

/** NOT_FOUND for others and for unpaid orders. */
export type PrintReceipt = (asked: {
  readonly accountId: AccountId;
  readonly eventId: number;
  readonly orderId: string;
  readonly locale: Locale;
}) => Promise<Result<{ readonly bytes: Buffer; readonly fileName: string }, RefusalOf<'NOT_FOUND'>>>;

export const PrintReceipt = defineUseCase(
  'PrintReceipt',
  { reader: CheckoutReader, facts: EmailFacts, invoices: InvoiceBook, printer: PaperPrinter },
  ({ reader, facts, invoices, printer }): PrintReceipt =>
    async ({ accountId, eventId, orderId, locale }) => {
      const order = await reader.order(eventId, orderId);
      if (order === null || order.accountId !== accountId || order.status !== 'SUCCESSFUL')
        return refused({ code: 'NOT_FOUND' });
      const known = await facts.order(eventId, orderId);
      if (known === null) return refused({ code: 'NOT_FOUND' });
      const session = order.checkoutSessionId;
      const bytes = await printer.receipt(
        {
          event: known.event,
          orderNumber: order.orderNumber,
          orderedAt: order.insertedAt,
          buyer: known.buyer,
          email: order.registrant.email,
          paidBy: paidBy(order.paymentMethod),
          lines: known.lines,
          donation: known.donation,
          points: known.points,
          wallet: known.wallet,
          total: known.total,
          invoice: session === null ? null : await invoices.of(eventId, session),
        },
        locale,
      );
      return ok({ bytes, fileName: receiptFileName(order.orderNumber) });
    },
);

/** Null: free. */
const paidBy = (provider: string): PaymentMethod | null =>
  PAYMENT_METHODS.find((one) => PROVIDER_OF_METHOD[one] === provider) ?? null;
