import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { type InvoiceLine, invoiceSums, type VatRate } from '#domain/sale/invoice/invoice-lines.ts';
import type { SInvoiceSettings } from '#server/platform/ports/environment.ts';
import type { EInvoiceOrder } from '#server/sale/ports/e-invoice-provider.ts';

const LONGEST_NAME = 500;
const NOT_DECLARED = -1;
/** Buyers pay by transfer or card: CK in the provider's list. */
const PAID_BY = { paymentMethod: '2', paymentMethodName: 'CK' };

const percentage = (rate: VatRate): number => rate ?? NOT_DECLARED;

/** The body of createInvoice, chapter 6 of Viettel's description. Amounts are whole dong; prices are without VAT. */
export const sinvoiceRequest = (
  { template, series }: Pick<SInvoiceSettings, 'template' | 'series'>,
  { eInvoiceId, buyer, eventName, lines }: EInvoiceOrder,
) => {
  const { net, vat, gross } = invoiceSums(lines);
  return {
    generalInvoiceInfo: {
      transactionUuid: eInvoiceId,
      invoiceType: template.slice(0, 1),
      templateCode: template,
      invoiceSeries: series,
      currencyCode: 'VND',
      exchangeRate: 1,
      adjustmentType: '1',
      paymentStatus: true,
      cusGetInvoiceRight: true,
      validation: 1,
    },
    buyerInfo: {
      buyerLegalName: buyer.companyName,
      buyerTaxCode: buyer.taxCode,
      buyerAddressLine: buyer.address,
      buyerEmail: buyer.email,
      buyerNotGetInvoice: 0,
    },
    payments: [PAID_BY],
    itemInfo: lines.map((line, at) => ({
      lineNumber: at + 1,
      selection: 1,
      itemName: nameOf(line, eventName),
      unitName: line.name === null ? 'Lần' : 'Vé',
      unitPrice: unitPrice(line.net, line.quantity),
      quantity: line.quantity,
      itemTotalAmountWithoutTax: line.net,
      itemTotalAmountAfterDiscount: line.net,
      itemTotalAmountWithTax: line.gross,
      taxPercentage: percentage(line.rate),
      taxAmount: line.vat,
      discount: 0,
      itemDiscount: 0,
    })),
    taxBreakdowns: [...new Set(lines.map(({ rate }) => rate))].map((rate) => {
      const sums = invoiceSums(lines.filter((line) => line.rate === rate));
      return { taxPercentage: percentage(rate), taxableAmount: sums.net, taxAmount: sums.vat };
    }),
    summarizeInfo: {
      sumOfTotalLineAmountWithoutTax: net,
      totalAmountWithoutTax: net,
      totalTaxAmount: vat,
      totalAmountWithTax: gross,
      totalAmountAfterDiscount: net,
      discountAmount: ZERO,
    },
  };
};

const nameOf = ({ name }: InvoiceLine, eventName: string): string =>
  (name === null ? `Quyên góp cho ${eventName}` : `Vé ${name}: ${eventName}`).slice(0, LONGEST_NAME);

/** No money but a quotient for the paper: with four decimals it comes back to the net within a dong. */
const unitPrice = (net: Dong, quantity: number): number => Number((net / quantity).toFixed(4));
