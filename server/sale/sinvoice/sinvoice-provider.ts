import { instant } from '#domain/kernel/instant.ts';
import type { EInvoiceReport } from '#domain/sale/invoice/e-invoice.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { SInvoiceSettings } from '#server/platform/ports/environment.ts';
import type { OpenEInvoiceProvider } from '#server/sale/ports/e-invoice-provider.ts';
import { sinvoiceClient, type Told } from './sinvoice-client.ts';
import { sinvoiceRequest } from './sinvoice-request.ts';

const LONGEST_SAID = 500;
const WORKING: readonly string[] = ['TRANSACTION_IS_BEING_PROCESSED', 'TRANSACTION_UUID_INVALID'];

type Fields = Readonly<Record<string, unknown>>;

/** Viettel SInvoice (vinvoice.viettel.vn), integration description 7.2 and 7.21. */
export function makeSInvoiceProvider(settings: SInvoiceSettings, clock: Clock): OpenEInvoiceProvider {
  const { taxCode, rate, lookupUrl } = settings;
  const client = sinvoiceClient(settings, clock);
  return {
    rate,
    lookupUrl,
    issue: async (order, now) => {
      const told = await client.json(`/InvoiceWS/createInvoice/${taxCode}`, sinvoiceRequest(settings, order));
      const refusal = refusalOf(told);
      return refusal ?? issued(fieldsOf(told.fields['result']), taxCode, now);
    },
    find: async (transactionUuid) => {
      const asked = { supplierTaxCode: taxCode, transactionUuid };
      const told = await client.form('/InvoiceWS/searchInvoiceByTransactionUuid', asked);
      if (codeOf(told.fields) === 'NOT_FOUND_DATA') return { kind: 'UNKNOWN' };
      const refusal = refusalOf(told);
      if (refusal !== null) throw new Error(`SInvoice did not look for an invoice: ${codeOf(told.fields)}`);
      if (told.fields['transactionUuid'] !== transactionUuid) throw new Error('SInvoice answered for something else');
      const { result } = told.fields;
      if (!Array.isArray(result)) throw new Error('SInvoice answered no list');
      if (result.length === 0) return { kind: 'UNKNOWN' };
      const found = fieldsOf(result[0]);
      const at = found['issueDate'];
      return issued(found, taxCode, typeof at === 'number' && Number.isSafeInteger(at) ? instant(at) : clock.now());
    },
  };
}

/** A number may come later than the answer. */
function issued(result: Fields, taxCode: string, issuedAt: ReturnType<typeof instant>): EInvoiceReport {
  const { supplierTaxCode, invoiceNo: number, reservationCode: lookupCode } = result;
  if (String(supplierTaxCode) !== taxCode) throw new Error('SInvoice answered for another seller');
  if (typeof number !== 'string' || number === '') return { kind: 'WORKING' };
  if (typeof lookupCode !== 'string' || lookupCode === '') throw new Error('SInvoice answered without a lookup code');
  return { kind: 'ISSUED', number, lookupCode, issuedAt };
}

/** Null: it was accepted. Only final refusals; rejects where a retry may succeed. */
function refusalOf({ status, fields }: Told): EInvoiceReport | null {
  const code = codeOf(fields);
  if (status === 200 && code === null) return null;
  if (code !== null && WORKING.includes(code)) return { kind: 'WORKING' };
  if (code === null || (status !== 200 && status !== 400)) throw new Error(`SInvoice answered ${status}`);
  const words = [fields['data'], fields['description']].find((text) => typeof text === 'string' && text !== '');
  return {
    kind: 'REFUSED',
    because: faultOf(code),
    said: words === undefined ? code : String(words).slice(0, LONGEST_SAID),
  };
}

/** The name of an error: `errorCode`, or `message` beside the status of HTTP. Null: none. */
function codeOf(fields: Fields): string | null {
  const code = fields['errorCode'];
  if (typeof code === 'string' && code !== '') return code;
  const message = fields['message'];
  return fields['code'] !== undefined && typeof message === 'string' && message !== '' ? message : null;
}

function faultOf(code: string) {
  if (/BUYER_?TAX_?CODE|^TAX_CODE_INVALID$/u.test(code)) return 'TAX_CODE';
  if (/BUYER/u.test(code)) return 'BUYER';
  if (/SERIAL|SERIES|TEMPLATE/u.test(code)) return 'SERIES';
  return /VAT|AMOUNT|QUAN|TAX|DECIMAL|TOTAL/u.test(code) ? 'AMOUNTS' : 'OTHER';
}

function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) throw new Error('SInvoice answered no invoice');
  return { ...value };
}
