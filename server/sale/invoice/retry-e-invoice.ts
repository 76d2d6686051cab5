import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { checkInvoiceDetails, type InvoiceDetails } from '#domain/sale/checkout/invoice.ts';
import { retryEInvoice } from '#domain/sale/invoice/e-invoice.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { EInvoiceProvider } from '#server/sale/ports/e-invoice-provider.ts';
import { EInvoices, type InvoicedOrderId } from '#server/sale/ports/e-invoices.ts';

/** A person tries a failed e-invoice again, made out as given. NOT_FOUND where the order has none. */
export type RetryEInvoice = (
  order: InvoicedOrderId,
  given: InvoiceDetails,
  by: AccountId,
) => Promise<Result<null, RefusalOf<'NOT_FOUND' | 'INVOICE_INCOMPLETE' | 'EINVOICE_STAYS'>>>;

export const RetryEInvoice = defineUseCase(
  'RetryEInvoice',
  { invoices: EInvoices, provider: EInvoiceProvider, transact: Transact, audit: AuditLog, clock: Clock },
  ({ invoices, provider, transact, audit, clock }): RetryEInvoice =>
    async (order, given, by) => {
      const details = checkInvoiceDetails(given);
      if (!details.ok) return details;
      return transact.transaction(async (tx) => {
        const row = provider.open === null ? undefined : (await invoices.lock(tx, order))?.own;
        if (row === undefined) return refused({ code: 'NOT_FOUND' });
        const again = retryEInvoice(row.invoice);
        if (!again.ok) return again;
        if (again.value === row.invoice) return ok(null);
        const now = clock.now();
        const buyer = { ...row.buyer, ...details.value };
        await invoices.save(tx, { ...row, invoice: again.value, buyer, asks: 0, nextAt: now, updatedAt: now });
        await audit.record(tx, {
          act: 'e-invoice.retried',
          subject: `order:${order.userOrderId}`,
          eventId: order.eventId,
          actor: by,
        });
        return ok(null);
      });
    },
);
