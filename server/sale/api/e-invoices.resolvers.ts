import { z } from 'zod';
import { refused } from '#domain/kernel/result.ts';
import { INVOICE_LONGEST } from '#domain/sale/checkout/invoice.ts';
import { wireId, words } from '#server/platform/graphql/input-parts.ts';
import { onEvent, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import type { WireId } from '#server/platform/graphql/wire-id.ts';
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
  },

  UserOrder: {
    e_invoice: async (order, _args, context) => {
      const { open } = context.use(EInvoiceProvider);
      const row = open === null ? null : await context.use(EInvoices).find(order);
      if (open === null || row === null) return null;
      const { invoice, buyer } = row;
      const failed = invoice.state === 'FAILED' && (await mayOnOrder('order.retry-invoice', order, context));
      return {
        state: invoice.state,
        number: invoice.state === 'ISSUED' ? invoice.number : null,
        lookup_code: invoice.state === 'ISSUED' ? invoice.lookupCode : null,
        lookup_url: open.lookupUrl,
        issued_at: invoice.state === 'ISSUED' ? invoice.issuedAt : null,
        because: failed ? invoice.because : null,
        said: failed ? invoice.said : null,
        companyName: buyer.companyName,
        taxCode: buyer.taxCode,
        address: buyer.address,
      };
    },
  },
};
