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

/**
 * What becomes of a refund: sent to the bank, worked on until it is finished, refused later, carried out without an
 * answer, never arrived, or answered by a stranger.
 */
export const VNPAY_REFUND_MODES = ['sent', 'slow', 'refused', 'no-answer', 'not-arrived', 'wrong-signature'] as const;
export type VnpayRefundMode = (typeof VNPAY_REFUND_MODES)[number];

type VnpayRefund = {
  readonly type: string;
  readonly amount: number;
  readonly number: string;
  status: string;
};

type Delivery = { readonly at: number; readonly answer: string };

export type VnpayTransaction = {
  readonly parameters: ReadonlyMap<string, string>;
  readonly number: string;
  responseCode: string;
  status: string;
  payDate: string;
  deliveries: Delivery[];
  refunds: VnpayRefund[];
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

/** The order in which a request for a refund is signed. */
const REFUND_REQUEST = [
  'RequestId',
  'Version',
  'Command',
  'TmnCode',
  'TransactionType',
  'TxnRef',
  'Amount',
  'TransactionNo',
  'TransactionDate',
  'CreateBy',
  'CreateDate',
  'IpAddr',
  'OrderInfo',
];

export class VnpayGateway {
  readonly transactions = new Map<string, VnpayTransaction>();
  refundMode: VnpayRefundMode = 'sent';
  /** By day, as VNPay takes a request's id once a day. */
  readonly #requests = new Set<string>();
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
      refunds: [],
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

  /** Answers a message; null: the caller hears nothing. */
  answer(asked: Readonly<Record<string, string>>): Record<string, string> | null {
    return asked['vnp_Command'] === 'refund' ? this.#refund(asked) : this.#query(asked);
  }

  /** Ends the newest refund of a transaction that VNPay works on. */
  finishRefund({ refunds }: VnpayTransaction, sent: boolean): void {
    const last = refunds.at(-1);
    if (last?.status === '05') last.status = sent ? '06' : '09';
  }

  #refund(asked: Readonly<Record<string, string>>): Record<string, string> | null {
    const { secret, tmnCode } = this.#settings;
    const mode = this.refundMode;
    if (mode === 'not-arrived') return null;
    const said = (name: string): string => asked[`vnp_${name}`] ?? '';
    const transaction = this.transactions.get(said('TxnRef'));
    const code = this.#refundCode(said, transaction);
    const made: VnpayRefund | null =
      code === '00'
        ? {
            type: said('TransactionType'),
            amount: Number(said('Amount')),
            number: String(randomInt(10_000_000, 99_999_999)),
            status: mode === 'slow' || mode === 'refused' ? '05' : '06',
          }
        : null;
    if (made !== null) transaction?.refunds.push(made);
    if (code !== '97' && code !== '02') this.#requests.add(`${said('CreateDate').slice(0, 8)} ${said('RequestId')}`);
    const answer: Record<string, string> = {
      vnp_ResponseId: said('RequestId'),
      vnp_Command: 'refund',
      vnp_ResponseCode: code,
      vnp_Message: code === '00' ? 'Refund Success' : 'Refund Failed',
      vnp_TmnCode: tmnCode,
      vnp_TxnRef: said('TxnRef'),
      vnp_Amount: said('Amount'),
      vnp_BankCode: made === null ? '' : 'NCB',
      vnp_PayDate: made === null ? '' : vietnamMoment(Date.now()),
      vnp_TransactionNo: made?.number ?? '',
      vnp_TransactionType: said('TransactionType'),
      vnp_TransactionStatus: made?.status ?? '',
      vnp_OrderInfo: said('OrderInfo'),
    };
    // Refused by the bank once VNPay has passed it on.
    if (mode === 'refused' && transaction !== undefined) this.finishRefund(transaction, false);
    if (mode === 'no-answer') return null;
    const signer = mode === 'wrong-signature' ? 'another secret' : secret;
    return { ...answer, vnp_SecureHash: signedValues(Object.values(answer), signer) };
  }

  #refundCode(said: (name: string) => string, transaction: VnpayTransaction | undefined): string {
    const { secret, tmnCode } = this.#settings;
    if (said('TmnCode') !== tmnCode) return '02';
    if (signedValues(REFUND_REQUEST.map(said), secret) !== said('SecureHash')) return '97';
    const required = REFUND_REQUEST.filter((name) => name !== 'TransactionNo');
    const amount = Number(said('Amount'));
    if (required.some((name) => said(name) === '') || !/^[1-9]\d{0,11}$/.test(said('Amount'))) return '03';
    if (!/^[A-Za-z0-9]{1,32}$/.test(said('RequestId'))) return '03';
    if (this.#requests.has(`${said('CreateDate').slice(0, 8)} ${said('RequestId')}`)) return '94';
    if (transaction === undefined || transaction.parameters.get('vnp_CreateDate') !== said('TransactionDate'))
      return '91';
    if (said('TransactionNo') !== '' && said('TransactionNo') !== transaction.number) return '91';
    if (transaction.status !== '00') return '95';
    const paid = Number(transaction.parameters.get('vnp_Amount'));
    const back = transaction.refunds.filter(({ status }) => status !== '09').reduce((sum, one) => sum + one.amount, 0);
    if (said('TransactionType') !== (amount === paid ? '02' : '03') || amount > paid - back) return '99';
    return '00';
  }

  #query(asked: Readonly<Record<string, string>>): Record<string, string> {
    const { secret, tmnCode } = this.#settings;
    const said = (name: string): string => asked[`vnp_${name}`] ?? '';
    const order = ['RequestId', 'Version', 'Command', 'TmnCode', 'TxnRef', 'TransactionDate', 'CreateDate', 'IpAddr'];
    const right = signedValues([...order, 'OrderInfo'].map(said), secret) === said('SecureHash');
    const transaction = this.transactions.get(said('TxnRef'));
    const sameDay = transaction?.parameters.get('vnp_CreateDate') === said('TransactionDate');
    const code =
      said('TmnCode') !== tmnCode ? '02' : !right ? '97' : transaction === undefined || !sameDay ? '91' : '00';
    const found = code === '00' ? transaction : undefined;
    const refund = found?.refunds.at(-1);
    const answer: Record<string, string> = {
      vnp_ResponseId: said('RequestId'),
      vnp_Command: 'querydr',
      vnp_ResponseCode: code,
      vnp_Message: code === '00' ? 'QueryDR Success' : 'QueryDR Failed',
      vnp_TmnCode: tmnCode,
      vnp_TxnRef: said('TxnRef'),
      vnp_Amount: String(refund?.amount ?? found?.parameters.get('vnp_Amount') ?? ''),
      vnp_BankCode: found === undefined ? '' : 'NCB',
      vnp_PayDate: found?.payDate ?? '',
      vnp_TransactionNo: refund?.number ?? found?.number ?? '',
      vnp_TransactionType: refund?.type ?? '01',
      vnp_TransactionStatus: refund?.status ?? found?.status ?? '',
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
