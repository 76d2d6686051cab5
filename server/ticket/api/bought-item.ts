import type { OrderLine, OrderView } from '#server/sale/ports/checkout-reader.ts';

/** A line of an order with the order it stands in. */
export type BoughtItemRow = { readonly order: OrderView; readonly line: OrderLine };
