import { type Dong, minus, sum, ZERO } from '#domain/kernel/money/dong.ts';
import { withoutTax } from '#domain/kernel/money/percent.ts';
import { NO_POINTS, type Points, worthOf } from '#domain/kernel/money/points.ts';
import { splitOver } from '#domain/kernel/money/split.ts';

/** In per cent. */
export const VAT_RATES = [0, 5, 8, 10] as const;
/** Null: the tax is neither declared nor paid, as of a donation. */
export type VatRate = (typeof VAT_RATES)[number] | null;

/** `gross` is `net` and `vat` together. In dong. */
export type InvoiceSums = { readonly net: Dong; readonly vat: Dong; readonly gross: Dong };

export type InvoiceLine = InvoiceSums & {
  /** Null: the donation. */
  readonly name: string | null;
  readonly quantity: number;
  readonly rate: VatRate;
};

export type InvoicedOrder = {
  /** `price`: the line's total after its own discounts. */
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly price: Dong }[];
  readonly donation: Dong;
  /** Paid in money, donation included. */
  readonly total: Dong;
};

/**
 * The lines of an order's invoice: prices hold their VAT, and what came off the whole order, such as points, comes off
 * each line by its price. Lines that cost nothing are left out. Their sums are the amount paid. [design]
 */
export function invoiceLines({ lines, donation, total }: InvoicedOrder, rate: VatRate): readonly InvoiceLine[] {
  const tickets = splitOver(minus(total, donation), lines, ({ price }) => price).map(
    ([{ name, quantity }, gross]): InvoiceLine => ({ name, quantity, rate, ...taxed(gross, rate) }),
  );
  const given: InvoiceLine = { name: null, quantity: 1, rate: null, ...taxed(donation, null) };
  return [...tickets, given].filter(({ gross }) => gross > ZERO);
}

function taxed(gross: Dong, rate: VatRate): InvoiceSums {
  const net = withoutTax(gross, rate ?? 0);
  return { net, vat: minus(gross, net), gross };
}

export const invoiceSums = (lines: readonly InvoiceSums[]): InvoiceSums => ({
  net: sum(lines.map(({ net }) => net)),
  vat: sum(lines.map(({ vat }) => vat)),
  gross: sum(lines.map(({ gross }) => gross)),
});

/** Whether anything was paid for in money; points pay with what was earned before. [design] */
export const isWorthAnInvoice = ({
  final,
  points = NO_POINTS,
}: {
  readonly final: Dong;
  readonly points?: Points;
}): boolean => final > worthOf(points);
