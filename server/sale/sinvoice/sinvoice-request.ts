import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, minus, ZERO } from '#domain/kernel/money/dong.ts';
import { type InvoiceLine, invoiceSums, type VatRate } from '#domain/sale/invoice/invoice-lines.ts';
import { DEFAULT_TIMEZONE, localTime, twoDigits } from '#domain/time/local-time.ts';
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
  { eInvoiceId, buyer, eventName, lines, adjusts }: EInvoiceOrder,
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
      ...(adjusts === null ? { adjustmentType: '1' } : adjusting(template, adjusts)),
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
      unitPrice: unitPrice(positive(line.net), line.quantity),
      quantity: line.quantity,
      itemTotalAmountWithoutTax: positive(line.net),
      itemTotalAmountAfterDiscount: positive(line.net),
      itemTotalAmountWithTax: positive(line.gross),
      taxPercentage: percentage(line.rate),
      taxAmount: positive(line.vat),
      discount: 0,
      itemDiscount: 0,
      ...(adjusts === null ? {} : { isIncreaseItem: line.gross > ZERO }),
    })),
    taxBreakdowns: [...new Set(lines.map(({ rate }) => rate))].map((rate) => {
      const sums = invoiceSums(lines.filter((line) => line.rate === rate));
      return {
        taxPercentage: percentage(rate),
        taxableAmount: positive(sums.net),
        taxAmount: positive(sums.vat),
        ...(adjusts === null ? {} : { taxableAmountPos: sums.net >= ZERO, taxAmountPos: sums.vat >= ZERO }),
      };
    }),
    summarizeInfo: {
      sumOfTotalLineAmountWithoutTax: positive(net),
      totalAmountWithoutTax: positive(net),
      totalTaxAmount: positive(vat),
      totalAmountWithTax: positive(gross),
      totalAmountAfterDiscount: positive(net),
      discountAmount: ZERO,
      ...(adjusts === null
        ? {}
        : { isTotalAmountPos: gross >= ZERO, isTotalTaxAmountPos: vat >= ZERO, isTotalAmtWithoutTaxPos: net >= ZERO }),
    },
  };
};

/** Amounts on the wire have no sign; flags beside them say which are taken off. */
const positive = (amount: Dong): Dong => (amount < ZERO ? minus(ZERO, amount) : amount);

/** Of money, by circular 78. Its paper is the refund as the order records it. */
const adjusting = (template: string, { number, issuedAt, because, since }: NonNullable<EInvoiceOrder['adjusts']>) => ({
  adjustmentType: '5',
  adjustmentInvoiceType: '1',
  originalInvoiceId: number,
  originalInvoiceIssueDate: issuedAt,
  originalInvoiceType: '1',
  originalTemplateCode: template.slice(0, 1),
  additionalReferenceDesc: because,
  additionalReferenceDate: since,
  adjustedNote: because,
  invoiceNote: `Điều chỉnh cho hóa đơn ${number} ngày ${dayOf(issuedAt)}`,
});

function dayOf(at: Instant): string {
  const { day, month, year } = localTime(at, DEFAULT_TIMEZONE);
  return `${twoDigits(day)}/${twoDigits(month)}/${year}`;
}

const nameOf = ({ name }: InvoiceLine, eventName: string): string =>
  (name === null ? `Quyên góp cho ${eventName}` : `Vé ${name}: ${eventName}`).slice(0, LONGEST_NAME);

/** No money but a quotient for the paper: with four decimals it comes back to the net within a dong. */
const unitPrice = (net: Dong, quantity: number): number => Number((net / quantity).toFixed(4));
