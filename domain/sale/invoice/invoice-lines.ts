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

/** Of an adjusting invoice: amounts may be negative, and the quantity says of how many. */
export type InvoiceLine = InvoiceSums & {
  /** Names it in its order. */
  readonly key: string;
  /** Null: the donation. */
  readonly name: string | null;
  readonly quantity: number;
  readonly rate: VatRate;
};

const DONATION = 'donation';

export type InvoicedOrder = {
  /** `price`: the line's total after its own discounts. */
  readonly lines: readonly {
    readonly key: string;
    readonly name: string;
    readonly quantity: number;
    readonly price: Dong;
  }[];
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
    ([{ key, name, quantity }, gross]): InvoiceLine => ({ key, name, quantity, rate, ...taxed(gross, rate) }),
  );
  const given: InvoiceLine = { key: DONATION, name: null, quantity: 1, rate: null, ...taxed(donation, null) };
  return [...tickets, given].filter(({ gross }) => gross > ZERO);
}

/** Of a negative amount, the same as of the positive one, negative. */
function taxed(gross: Dong, rate: VatRate): InvoiceSums {
  if (gross < ZERO) return negated(taxed(minus(ZERO, gross), rate));
  const net = withoutTax(gross, rate ?? 0);
  return { net, vat: minus(gross, net), gross };
}

const negated = ({ net, vat, gross }: InvoiceSums): InvoiceSums => ({
  net: minus(ZERO, net),
  vat: minus(ZERO, vat),
  gross: minus(ZERO, gross),
});

/** Whether a provider takes it: the VAT of the net to the dong, with the sign of the whole. */
const isTaxedWell = ({ net, vat, gross }: InvoiceSums, rate: VatRate): boolean =>
  Math.abs((net * (rate ?? 0)) / 100 - vat) < 1 &&
  [net, vat].every((part) => part === ZERO || part > ZERO === gross > ZERO);

/**
 * What an adjusting invoice changes, line by line, so that an order's invoices say together what was kept. `issued`:
 * the invoice and what adjusted it before. The VAT of a line is what is left of its rate where a provider takes that.
 * Empty: they say so already. [design]
 */
export function adjustingLines(
  issued: readonly InvoiceLine[],
  kept: InvoicedOrder,
  rate: VatRate,
): readonly InvoiceLine[] {
  const sold = issued.find(({ key }) => key !== DONATION);
  const wanted = invoiceLines(kept, sold === undefined ? rate : sold.rate);
  const lines = new Map([...wanted, ...issued.toReversed()].map((line) => [line.key, line]));
  return [...lines.values()].flatMap((line): InvoiceLine[] => {
    const before = issued.filter(({ key }) => key === line.key);
    const after = wanted.filter(({ key }) => key === line.key);
    const exact = takenFrom(invoiceSums(after), invoiceSums(before));
    if (exact.gross === ZERO) return [];
    const quantity = Math.abs(placesOf(after) - placesOf(before)) || 1;
    const sums = isTaxedWell(exact, line.rate) ? exact : taxed(exact.gross, line.rate);
    return [{ ...line, quantity, ...sums }];
  });
}

const placesOf = (lines: readonly InvoiceLine[]): number =>
  lines.reduce((all, { quantity, gross }) => all + (gross < ZERO ? -quantity : quantity), 0);

const takenFrom = (from: InvoiceSums, taken: InvoiceSums): InvoiceSums => ({
  net: minus(from.net, taken.net),
  vat: minus(from.vat, taken.vat),
  gross: minus(from.gross, taken.gross),
});

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
