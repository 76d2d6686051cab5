import { type Invoice, NO_INVOICE } from '#domain/sale/checkout/invoice.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { InvoiceBook } from '#server/sale/ports/invoice-book.ts';

/** An order that was given has no checkout. [S3-61] */
export async function invoiceOf(
  eventId: number,
  checkoutSessionId: string | null,
  context: Pick<RequestContext, 'use'>,
): Promise<Invoice> {
  const known = checkoutSessionId === null ? null : await context.use(InvoiceBook).of(eventId, checkoutSessionId);
  return known === null ? NO_INVOICE : { required: true, ...known };
}
