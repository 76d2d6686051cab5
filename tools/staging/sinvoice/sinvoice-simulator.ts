import { randomBytes, randomInt } from 'node:crypto';

/** What becomes of the next requests to issue. */
export const SINVOICE_MODES = ['issues', 'answer-lost', 'request-lost', 'number-later', 'no-series', 'down'] as const;
export type SInvoiceMode = (typeof SINVOICE_MODES)[number];

export type SInvoiceAccount = {
  readonly username: string;
  readonly password: string;
  readonly taxCode: string;
  readonly template: string;
  readonly series: string;
};

/** `lost`: the connection breaks instead. */
export type SInvoiceAnswer = { readonly status: number; readonly content: object } | { readonly lost: true };
type Fields = Readonly<Record<string, unknown>>;
type Issued = {
  readonly transactionUuid: string;
  readonly transactionID: string;
  readonly reservationCode: string;
  readonly issueDate: number;
  /** Asks until its number is told. */
  waits: number;
  readonly invoiceNo: string;
  readonly buyer: Fields;
  /** Of an adjusting one what it adds, negative where it takes off. */
  readonly total: number;
  /** The number of the invoice that it adjusts; null: an invoice of its own. */
  readonly adjusts: string | null;
};

const TOKEN_LIVES = 20 * 60_000;
const RATES: readonly unknown[] = [-2, -1, 0, 5, 8, 10];

// Written from Viettel's description, not the product's module, so that the two check each other.
const refuse = (message: string, data: string): SInvoiceAnswer => ({
  status: 400,
  content: { code: 400, message, data },
});
const object = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
const objects = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(object) : []);
const whole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** The last of a company's ten digits checks the others. */
function isRegistered(taxCode: unknown): boolean {
  const digits = /^(\d{10})(-\d{3})?$/.exec(String(taxCode))?.[1];
  if (digits === undefined) return /^\d{12}$/.test(String(taxCode));
  const weighed = [31, 29, 23, 19, 17, 13, 7, 5, 3].reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);
  return Number(digits[9]) === 10 - (weighed % 11);
}

export class SInvoiceSimulator {
  mode: SInvoiceMode = 'issues';
  readonly invoices = new Map<string, Issued>();
  /** Requests to issue that came, by transactionUuid. */
  readonly asked: string[] = [];
  readonly #tokens = new Map<string, number>();
  readonly #account: SInvoiceAccount;

  constructor(account: SInvoiceAccount) {
    this.#account = account;
  }

  /** POST /auth/login */
  signIn({ username, password }: Fields, now: number): SInvoiceAnswer {
    if (this.mode === 'down') return { status: 503, content: { error: 'Service Unavailable' } };
    if (username !== this.#account.username || password !== this.#account.password)
      return { status: 401, content: { code: 401, message: 'UNAUTHORIZED', data: 'Sai tài khoản' } };
    const token = randomBytes(24).toString('base64url');
    this.#tokens.set(token, now + TOKEN_LIVES);
    const content = {
      access_token: token,
      token_type: 'bearer',
      expires_in: TOKEN_LIVES / 1_000,
      refresh_token: token,
    };
    return { status: 200, content };
  }

  /** All tokens end, as after a restart of the provider. */
  forgetTokens(): void {
    this.#tokens.clear();
  }

  /** POST InvoiceWS/createInvoice/{supplierTaxCode} */
  create(supplierTaxCode: string, cookie: unknown, body: unknown, now: number): SInvoiceAnswer {
    const general = object(object(body)['generalInvoiceInfo']);
    if (this.mode === 'request-lost') return { lost: true };
    const closed = this.#closed(cookie, now);
    if (closed !== null) return closed;
    this.asked.push(String(general['transactionUuid']));
    if (supplierTaxCode !== this.#account.taxCode) return refuse('TAX_CODE_NOT_FOUND', 'Mã số thuế không tồn tại');
    const wrong = this.#wrong(general, object(body), now);
    if (wrong !== null) return wrong;
    const answer = this.#issue(String(general['transactionUuid']), object(body), now);
    return this.mode === 'answer-lost' ? { lost: true } : answer;
  }

  /** POST InvoiceWS/searchInvoiceByTransactionUuid */
  search({ supplierTaxCode, transactionUuid }: Fields, cookie: unknown, now: number): SInvoiceAnswer {
    const closed = this.#closed(cookie, now);
    if (closed !== null) return closed;
    if (supplierTaxCode !== this.#account.taxCode) return refuse('TAX_CODE_NOT_FOUND', 'Mã số thuế không tồn tại');
    const found = this.invoices.get(String(transactionUuid));
    if (found === undefined) return refuse('NOT_FOUND_DATA', 'Không tìm thấy dữ liệu');
    const { reservationCode, issueDate } = found;
    const invoice = {
      supplierTaxCode,
      invoiceNo: this.#number(found),
      reservationCode,
      issueDate,
      status: found.adjusts === null ? 'Hóa đơn gốc' : 'Hóa đơn điều chỉnh',
    };
    return { status: 200, content: { errorCode: null, description: null, transactionUuid, result: [invoice] } };
  }

  #closed(cookie: unknown, now: number): SInvoiceAnswer | null {
    if (this.mode === 'down') return { status: 503, content: { error: 'Service Unavailable' } };
    const token = /(?:^|;\s*)access_token=([\w-]+)/.exec(String(cookie))?.[1] ?? '';
    if ((this.#tokens.get(token) ?? 0) > now) return null;
    return { status: 500, content: { error: 'Internal Server Error', message: 'GENERAL' } };
  }

  /** What is there already is answered again, whatever the request says now. */
  #issue(transactionUuid: string, body: Fields, now: number): SInvoiceAnswer {
    const known = this.invoices.get(transactionUuid);
    const { adjustmentType, originalInvoiceId } = object(body['generalInvoiceInfo']);
    const adjusted = adjustmentType === '5' ? this.#numbered(originalInvoiceId) : undefined;
    const invoice: Issued = known ?? {
      transactionUuid,
      transactionID: String(randomInt(1_000_000_000)),
      reservationCode: randomBytes(12).toString('hex').toUpperCase().slice(0, 15),
      issueDate: now - (now % 1_000),
      waits: this.mode === 'number-later' ? 2 : 0,
      invoiceNo: `${this.#account.series}${this.invoices.size + 1}`,
      // An adjustment of money keeps the buyer of the invoice.
      buyer: adjusted?.buyer ?? object(body['buyerInfo']),
      total: totalOf(body),
      adjusts: adjusted?.invoiceNo ?? null,
    };
    this.invoices.set(transactionUuid, invoice);
    const { transactionID, reservationCode } = invoice;
    const { taxCode: supplierTaxCode } = this.#account;
    const result = {
      supplierTaxCode,
      invoiceNo: this.#number(invoice),
      transactionID,
      reservationCode,
      codeOfTax: null,
    };
    return { status: 200, content: { errorCode: null, description: null, result } };
  }

  #number(invoice: Issued): string {
    if (invoice.waits === 0) return invoice.invoiceNo;
    invoice.waits -= 1;
    return '';
  }

  #numbered(invoiceNo: unknown): Issued | undefined {
    return [...this.invoices.values()].find((invoice) => invoice.invoiceNo === invoiceNo);
  }

  /** What all invoices under a number say together. */
  totalOf(invoiceNo: string): number {
    return [...this.invoices.values()]
      .filter((invoice) => invoice.invoiceNo === invoiceNo || invoice.adjusts === invoiceNo)
      .reduce((sum, { total }) => sum + total, 0);
  }

  #wrongAdjustment(general: Fields, body: Fields, now: number): SInvoiceAnswer | null {
    const original = this.#numbered(general['originalInvoiceId']);
    if (original === undefined || original.adjusts !== null)
      return refuse('ORIGINAL_INVOICE_NOT_FOUND', 'Hóa đơn gốc không tồn tại');
    if (general['originalInvoiceType'] !== '1' || general['originalTemplateCode'] !== general['invoiceType'])
      return refuse('BAD_REQUEST_ORIGINAL_INVOICE_TYPE_INVALID', 'Loại hóa đơn gốc không hợp lệ');
    const { originalInvoiceIssueDate: at, additionalReferenceDesc: paper, additionalReferenceDate: since } = general;
    if (Number(at) - (Number(at) % 1_000) !== original.issueDate)
      return refuse('ORIGINAL_INVOICE_ISSUE_DATE_INVALID', 'Ngày lập hóa đơn gốc không đúng');
    if (typeof paper !== 'string' || paper === '' || paper.length > 225 || !whole(since) || since > now)
      return refuse('ADDITIONAL_REFERENCE_INVALID', 'Thiếu văn bản thỏa thuận điều chỉnh hóa đơn');
    if (general['adjustmentInvoiceType'] !== '1')
      return refuse('ADJUSTMENT_INVOICE_TYPE_INVALID', 'Loại điều chỉnh không hợp lệ');
    return this.totalOf(original.invoiceNo) + totalOf(body) < 0
      ? refuse('ADJUSTMENT_AMOUNT_INVALID', 'Điều chỉnh giảm quá số tiền của hóa đơn')
      : null;
  }

  #wrong(general: Fields, body: Fields, now: number): SInvoiceAnswer | null {
    const { template, series } = this.#account;
    if (!/^[\w-]{10,36}$/.test(String(general['transactionUuid'])))
      return refuse('TRANSACTION_UUID_INVALID_LENGTH', 'transactionUuid phải từ 10 đến 36 ký tự');
    if (general['templateCode'] !== template) return refuse('TEMPLATE_NOT_FOUND', 'Mẫu hóa đơn không tồn tại');
    if (general['invoiceSeries'] !== series || this.mode === 'no-series')
      return refuse('INVOICE_SERIAL_NOT_FOUND', 'Ký hiệu hóa đơn không tồn tại');
    if (general['invoiceType'] !== template.slice(0, 1) || general['currencyCode'] !== 'VND')
      return refuse('INVOICE_VALID_INPUT_INVALID_GENERAL', 'Thông tin chung không hợp lệ');
    if (!['1', '5'].includes(String(general['adjustmentType'])) || typeof general['paymentStatus'] !== 'boolean')
      return refuse('INVOICE_VALID_INPUT_INVALID_GENERAL', 'Thông tin chung không hợp lệ');
    if (general['adjustmentType'] === '5') return this.#wrongAdjustment(general, body, now) ?? wrongMoney(body);
    return this.#wrongBuyer(object(body['buyerInfo'])) ?? wrongMoney(body);
  }

  #wrongBuyer({ buyerLegalName, buyerTaxCode, buyerAddressLine, buyerEmail }: Fields): SInvoiceAnswer | null {
    if (String(buyerLegalName ?? '') === '' || String(buyerAddressLine ?? '') === '')
      return refuse('INVOICE_VALID_INPUT_INVALID_BUYER', 'Thiếu tên hoặc địa chỉ người mua');
    if (!isRegistered(buyerTaxCode))
      return refuse('INVOICE_VALID_INPUT_INVALID_BUYER_TAX_CODE', 'Mã số thuế người mua không hợp lệ');
    if (!/^[\w+.-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/.test(String(buyerEmail)))
      return refuse('INVOICE_VALID_INPUT_INVALID_BUYER_EMAIL', 'Email người mua không hợp lệ');
    return null;
  }
}

const signed = (amount: unknown, isPositive: unknown): number => (isPositive === false ? -1 : 1) * Number(amount);

function totalOf(body: Fields): number {
  const { totalAmountWithTax, isTotalAmountPos } = object(body['summarizeInfo']);
  return signed(totalAmountWithTax, isTotalAmountPos);
}

/** Amounts are whole dong without a sign, and each sum is checked against its parts, of which some are taken off. */
function wrongMoney(body: Fields): SInvoiceAnswer | null {
  const items = objects(body['itemInfo']);
  const adjusts = object(body['generalInvoiceInfo'])['adjustmentType'] === '5';
  if (items.some((item) => (typeof item['isIncreaseItem'] === 'boolean') !== adjusts))
    return refuse('INVOICE_VALID_INPUT_INVALID_ITEM', 'Thiếu chiều điều chỉnh của hàng hóa');
  if (items.length === 0) return refuse('ITEM_INFO_REQUIRED', 'Thiếu hàng hóa');
  for (const item of items) {
    const { quantity, unitPrice, itemTotalAmountWithoutTax: net, taxPercentage: rate, taxAmount: tax } = item;
    if (String(item['itemName'] ?? '') === '' || !whole(net) || !whole(tax))
      return refuse('INVOICE_VALID_INPUT_INVALID_ITEM', 'Hàng hóa không hợp lệ');
    if (!RATES.includes(rate)) return refuse('VAT_PERCENTAGE_INVALID', 'Thuế GTGT( %) không hợp lệ');
    if (Math.abs(Number(quantity) * Number(unitPrice) - net) >= 1 || Number(quantity) <= 0)
      return refuse('IVI_TOTAL_A_WITHOUT_TAX_AND_UP_QUAN_NOT_COMPARED', 'Đơn giá nhân thành tiền không so khớp');
    if (Math.abs((net * Math.max(Number(rate), 0)) / 100 - tax) >= 1)
      return refuse('VAT_AMOUNT_INVALID', 'Tiền thuế không hợp lệ');
  }
  const sumOf = (name: string, of = items) =>
    of.reduce((sum, item) => sum + signed(item[name], item['isIncreaseItem']), 0);
  const rates = new Set(items.map(({ taxPercentage }) => taxPercentage));
  const breakdowns = objects(body['taxBreakdowns']);
  const fits = breakdowns.every(({ taxPercentage, taxableAmount, taxableAmountPos, taxAmount, taxAmountPos }) => {
    const own = items.filter((item) => item['taxPercentage'] === taxPercentage);
    return (
      signed(taxableAmount, taxableAmountPos) === sumOf('itemTotalAmountWithoutTax', own) &&
      signed(taxAmount, taxAmountPos) === sumOf('taxAmount', own)
    );
  });
  if (!fits || breakdowns.length !== rates.size)
    return refuse('VAT_TAXABLE_AMOUNT_INVALID', 'Tổng tiền theo thuế suất không khớp');
  const sums = object(body['summarizeInfo']);
  const [net, tax] = [sumOf('itemTotalAmountWithoutTax'), sumOf('taxAmount')];
  return signed(sums['totalAmountWithoutTax'], sums['isTotalAmtWithoutTaxPos']) === net &&
    signed(sums['totalTaxAmount'], sums['isTotalTaxAmountPos']) === tax &&
    totalOf(body) === net + tax
    ? null
    : refuse('TOTAL_AMOUNT_INVALID', 'Tổng tiền không khớp');
}
