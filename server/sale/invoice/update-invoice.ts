import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { isUnfinished } from '#domain/sale/checkout/checkout-session-state.ts';
import { checkInvoiceDetails, type InvoiceDetails } from '#domain/sale/checkout/invoice.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { FindCheckout } from '#server/sale/find-checkout.ts';
import { InvoiceBook } from '#server/sale/ports/invoice-book.ts';

/** CHECKOUT_CLOSED once the checkout is over. [S7.5-10] */
export type UpdateInvoice = (input: {
  readonly accountId: AccountId;
  readonly eventId: number;
  readonly checkoutSessionId: string;
  readonly invoice: InvoiceDetails;
}) => Promise<Result<InvoiceDetails, Refusal>>;

export const UpdateInvoice = defineUseCase(
  'UpdateInvoice',
  { find: FindCheckout, book: InvoiceBook, clock: Clock },
  (deps): UpdateInvoice =>
    async ({ invoice, ...asked }) => {
      const checkout = await deps.find(asked);
      if (!checkout.ok) return checkout;
      const checked = checkInvoiceDetails(invoice);
      if (!checked.ok) return checked;
      if (!isUnfinished(checkout.value.state)) return refused({ code: 'CHECKOUT_CLOSED', state: checkout.value.state });
      await deps.book.write(asked.eventId, asked.checkoutSessionId, checked.value, deps.clock.now());
      return ok(checked.value);
    },
);
