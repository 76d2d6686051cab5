import type { Trouble } from '#application/platform/trouble.ts';
import { OrderDesk } from '#application/sale/ports/order-desk.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { InvoiceDetails } from '#domain/sale/checkout/invoice.ts';

/** Made out as given; repeating it issues nothing twice. */
export type RetryInvoice = (orderId: string, details: InvoiceDetails) => Promise<Result<null, Trouble>>;

export const RetryInvoice = defineUseCase(
  'RetryInvoice',
  { desk: OrderDesk },
  ({ desk }): RetryInvoice =>
    (orderId, details) =>
      desk.retryInvoice(orderId, details).catch(() => refused({ code: 'UNREACHABLE' })),
);
