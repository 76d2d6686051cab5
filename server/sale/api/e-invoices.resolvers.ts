import { z } from 'zod';
import { refused } from '#domain/kernel/result.ts';
import { INVOICE_LONGEST } from '#domain/sale/checkout/invoice.ts';
import type { EInvoice } from '#domain/sale/invoice/e-invoice.ts';
import { invoiceSums } from '#domain/sale/invoice/invoice-lines.ts';
import { wireId, words } from '#server/platform/graphql/input-parts.ts';
import { onEvent, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import type { WireId } from '#server/platform/graphql/wire-id.ts';
import { RetryAdjustingInvoice } from '#server/sale/invoice/retry-adjusting-invoice.ts';
import { RetryEInvoice } from '#server/sale/invoice/retry-e-invoice.ts';
import { EInvoiceProvider } from '#server/sale/ports/e-invoice-provider.ts';
import { EInvoices } from '#server/sale/ports/e-invoices.ts';
import { mayOnOrder, orderFor } from './order-for.ts';
import { orderNow } from './order-now.ts';

const namedOrder = ({ user_order_id: id }: { readonly user_order_id: WireId }): number => id.eventId;

export const eInvoicesResolvers: Resolvers = {
  Mutation: {
    retry_e_invoice: rootField({
      access: onEvent('event.orders', namedOrder),
      input: z.object({
        user_order_id: wireId,
        companyName: words(INVOICE_LONGEST.companyName),
        taxCode: words(INVOICE_LONGEST.taxCode),
        address: words(INVOICE_LONGEST.address),
      }),
      resolve: async ({ user_order_id: id, ...details }, context) => {
        const order = await orderFor('order.retry-invoice', id, context);
        if (!order.ok) return refused({ code: 'FORBIDDEN' });
        const named = { eventId: id.eventId, userOrderId: id.rowId };
        const tried = await context.use(RetryEInvoice)(named, details, context.accountId);
        return tried.ok ? await orderNow(id, context) : tried;
      },
    }),
    retry_adjusting_invoice: rootField({
      access: onEvent('event.orders', namedOrder),
      input: z.object({ user_order_id: wireId }),
      resolve: async ({ user_order_id: id }, context) => {
        const order = await orderFor('order.retry-invoice', id, context);
        if (!order.ok) return refused({ code: 'FORBIDDEN' });
        const named = { eventId: id.eventId, userOrderId: id.rowId };
        const tried = await context.use(RetryAdjustingInvoice)(named, context.accountId);
        return tried.ok ? await orderNow(id, context) : tried;
      },
    }),
  },

  UserOrder: {
    e_invoice: async (order, _args, context) => {
      const { open } = context.use(EInvoiceProvider);
      const known = open === null ? null : await context.use(EInvoices).find(order);
      if (open === null || known === null) return null;
      const { own, adjusting } = known;
      const { companyName, taxCode, address } = own.buyer;
      const shown = adjusting.filter(({ invoice }) => invoice.state !== 'DROPPED');
      const failed = [own, ...shown].some(({ invoice }) => invoice.state === 'FAILED');
      const tells = failed && (await mayOnOrder('order.retry-invoice', order, context));
      return {
        ...standingOf(own.invoice, tells),
        lookup_url: open.lookupUrl,
        ...{ companyName, taxCode, address },
        adjusting: shown.map(({ eInvoiceId, invoice, lines }) => ({
          id: eInvoiceId,
          ...standingOf(invoice, tells),
          amount: invoiceSums(lines ?? []).gross,
        })),
      };
    },
  },
};

/** `tells`: why it failed. */
const standingOf = (invoice: EInvoice, tells: boolean) => ({
  state: invoice.state,
  number: invoice.state === 'ISSUED' ? invoice.number : null,
  lookup_code: invoice.state === 'ISSUED' ? invoice.lookupCode : null,
  issued_at: invoice.state === 'ISSUED' ? invoice.issuedAt : null,
  because: tells && invoice.state === 'FAILED' ? invoice.because : null,
  said: tells && invoice.state === 'FAILED' ? invoice.said : null,
});
