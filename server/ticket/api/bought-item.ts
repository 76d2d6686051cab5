import type { OrderLine, OrderView } from '#server/sale/ports/checkout-reader.ts';

export type BoughtItemRow = { readonly order: OrderView; readonly line: OrderLine };
