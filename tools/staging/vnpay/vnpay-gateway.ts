import { randomInt } from 'node:crypto';
import { signedQuery, signedValues, vietnamMoment } from './vnpay-signing.ts';

export const VNPAY_MODES = [
  'paid',
  'paid-without-ipn',
  'paid-without-return',
  'paid-ipn-twice',
  'paid-wrong-signature',
  'paid-late',
  'cancelled',
  'failed',
  'left',
] as const;
export type VnpayMode = (typeof VNPAY_MODES)[number];

export type VnpaySimulatorSettings = {
  readonly tmnCode: string;
  readonly secret: string;
  /** The product's address, for the IPN that is registered with VNPay. */
  readonly target: string;
};

type Delivery = { readonly at: number; readonly answer: string };

export type VnpayTransaction = {
  readonly parameters: ReadonlyMap<string, string>;
  readonly number: string;
  responseCode: string;
  status: string;
  payDate: string;
  deliveries: Delivery[];
};

const REPEAT_AFTER = 5 * 60_000;
const REPEATS = 10;
/** In mode paid-late: after the places were given up. */
const LATE = 31 * 60_000;
const REQUIRED = [
  'vnp_Version',
  'vnp_Command',
  'vnp_TmnCode',
  'vnp_Amount',
  'vnp_CreateDate',
  'vnp_CurrCode',
  'vnp_IpAddr',
  'vnp_Locale',
  'vnp_OrderInfo',
  'vnp_OrderType',
  'vnp_ReturnUrl',
  'vnp_ExpireDate',
  'vnp_TxnRef',
];

export class VnpayGateway {
  readonly transactions = new Map<string, VnpayTransaction>();
  readonly #settings: VnpaySimulatorSettings;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(settings: VnpaySimulatorSettings) {
    this.#settings = settings;
  }

  open(query: URLSearchParams, now: number): VnpayTransaction | string {
    const parameters = new Map(query);
    if (parameters.size !== [...query].length) return 'A parameter is repeated';
    const missing = REQUIRED.find((name) => (parameters.get(name) ?? '') === '');
    if (missing !== undefined) return `03: ${missing} is missing`;
    const signed = signedQuery(parameters, this.#settings.secret);
    if (!signed.endsWith(`=${parameters.get('vnp_SecureHash')?.toLowerCase()}`)) return '70: wrong signature';
    if (parameters.get('vnp_TmnCode') !== this.#settings.tmnCode) return '02: unknown merchant';
    if (!/^[1-9]\d{0,11}$/.test(parameters.get('vnp_Amount') ?? '')) return '03: vnp_Amount';
    if (!/^[A-Za-z0-9 ._-]{1,255}$/.test(parameters.get('vnp_OrderInfo') ?? '')) return '03: vnp_OrderInfo';
    if ((parameters.get('vnp_ReturnUrl') ?? '').length > 255) return '03: vnp_ReturnUrl';
    if ((parameters.get('vnp_ExpireDate') ?? '') <= vietnamMoment(now)) return '11: the time to pay is over';
    const reference = parameters.get('vnp_TxnRef') ?? '';
    const known = this.transactions.get(reference);
    if (known !== undefined) return known.status === '01' ? known : '01: the transaction exists';
    const opened: VnpayTransaction = {
      parameters,
      number: String(randomInt(10_000_000, 99_999_999)),
      responseCode: '',
      status: '01',
      payDate: vietnamMoment(now),
      deliveries: [],
    };
    this.transactions.set(reference, opened);
    return opened;
  }

  /** Answers the browser's return address, or null where it does not return. */
  async finish(transaction: VnpayTransaction, mode: VnpayMode): Promise<string | null> {
    if (transaction.status !== '01' || mode === 'left') return null;
    const end = (responseCode: string, status: string): void => {
      transaction.responseCode = responseCode;
      transaction.status = status;
      transaction.payDate = vietnamMoment(Date.now());
    };
    if (mode === 'paid-late') {
      this.#after(LATE, async () => {
        end('00', '00');
        await this.deliver(transaction);
      });
      return null;
    }
    if (mode === 'cancelled') end('24', '02');
    else if (mode === 'failed') end('51', '02');
    else end('00', '00');
    if (mode === 'paid-wrong-signature') await this.call(transaction, 'another secret');
    else if (mode !== 'paid-without-ipn') await this.deliver(transaction);
    if (mode === 'paid-ipn-twice') await this.call(transaction);
    return mode === 'paid-without-return' ? null : this.returnAddress(transaction);
  }

  returnAddress(transaction: VnpayTransaction): string {
    const address = new URL(transaction.parameters.get('vnp_ReturnUrl') ?? '');
    return `${address}${address.search === '' ? '?' : '&'}${this.#report(transaction, this.#settings.secret)}`;
  }

  /** Repeated as VNPay does until it is answered with 00 or 02. */
  async deliver(transaction: VnpayTransaction, tries = 0): Promise<void> {
    const answer = await this.call(transaction);
    if (answer === '00' || answer === '02' || tries >= REPEATS) return;
    this.#after(REPEAT_AFTER, () => this.deliver(transaction, tries + 1));
  }

  async call(transaction: VnpayTransaction, secret = this.#settings.secret): Promise<string> {
    const at = Date.now();
    const answer = await fetch(`${this.#settings.target}/payments/vnpay/ipn?${this.#report(transaction, secret)}`, {
      signal: AbortSignal.timeout(15_000),
    })
      .then(async (response) => ((await response.json()) as { RspCode?: string }).RspCode ?? String(response.status))
      .catch((error: unknown) => String(error));
    transaction.deliveries.push({ at, answer });
    return answer;
  }

  #report({ parameters, number, responseCode, status, payDate }: VnpayTransaction, secret: string): string {
    const paid = status === '00';
    return signedQuery(
      new Map([
        ['vnp_TmnCode', parameters.get('vnp_TmnCode') ?? ''],
        ['vnp_Amount', parameters.get('vnp_Amount') ?? ''],
        ['vnp_BankCode', 'NCB'],
        ['vnp_BankTranNo', paid ? `VNP${number}` : ''],
        ['vnp_CardType', paid ? 'ATM' : ''],
        ['vnp_PayDate', payDate],
        ['vnp_OrderInfo', parameters.get('vnp_OrderInfo') ?? ''],
        ['vnp_TransactionNo', paid ? number : '0'],
        ['vnp_ResponseCode', responseCode],
        ['vnp_TransactionStatus', status],
        ['vnp_TxnRef', parameters.get('vnp_TxnRef') ?? ''],
      ]),
      secret,
    );
  }

  answer(asked: Readonly<Record<string, string>>): Record<string, string> {
    const { secret, tmnCode } = this.#settings;
    const said = (name: string): string => asked[`vnp_${name}`] ?? '';
    const order = ['RequestId', 'Version', 'Command', 'TmnCode', 'TxnRef', 'TransactionDate', 'CreateDate', 'IpAddr'];
    const right = signedValues([...order, 'OrderInfo'].map(said), secret) === said('SecureHash');
    const transaction = this.transactions.get(said('TxnRef'));
    const sameDay = transaction?.parameters.get('vnp_CreateDate') === said('TransactionDate');
    const code =
      said('TmnCode') !== tmnCode ? '02' : !right ? '97' : transaction === undefined || !sameDay ? '91' : '00';
    const found = code === '00' ? transaction : undefined;
    const answer: Record<string, string> = {
      vnp_ResponseId: said('RequestId'),
      vnp_Command: 'querydr',
      vnp_ResponseCode: code,
      vnp_Message: code === '00' ? 'QueryDR Success' : 'QueryDR Failed',
      vnp_TmnCode: tmnCode,
      vnp_TxnRef: said('TxnRef'),
      vnp_Amount: found?.parameters.get('vnp_Amount') ?? '',
      vnp_BankCode: found === undefined ? '' : 'NCB',
      vnp_PayDate: found?.payDate ?? '',
      vnp_TransactionNo: found?.number ?? '',
      vnp_TransactionType: '01',
      vnp_TransactionStatus: found?.status ?? '',
      vnp_OrderInfo: found?.parameters.get('vnp_OrderInfo') ?? '',
      vnp_PromotionCode: '',
      vnp_PromotionAmount: '',
    };
    return { ...answer, vnp_SecureHash: signedValues(Object.values(answer), secret) };
  }

  #after(ms: number, act: () => Promise<unknown>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act().catch((error: unknown) => process.stderr.write(`VNPay simulator: ${String(error)}\n`));
    }, ms);
    timer.unref();
    this.#timers.add(timer);
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}
