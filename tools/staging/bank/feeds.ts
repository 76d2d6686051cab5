import { createHmac } from 'node:crypto';
import type { BankFeed, BankTransferRecord } from './bank-account.ts';

export type FeedRequest = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

export type FeedSettings = {
  readonly accountNumber: string;
  readonly sepaySecret: string;
  readonly cassoSecret: string;
  /** Breaks the signature, to test that it is refused. */
  readonly wrongSignature: boolean;
};

/** Bank feeds write Vietnam's local time without a zone. */
const vietnamTime = (ms: number): string => new Date(ms + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

const broken = (signature: string): string => signature.replace(/.$/, (last) => (last === '0' ? '1' : '0'));

/** SePay's webhook: HMAC-SHA256 over `{timestamp}.{raw body}` (developer.sepay.vn). */
function sepayRequest(transfer: BankTransferRecord, settings: FeedSettings, now: number, balance: number): FeedRequest {
  const body = JSON.stringify({
    id: transfer.id,
    gateway: 'Vietcombank',
    transactionDate: vietnamTime(transfer.booked_at),
    accountNumber: settings.accountNumber,
    subAccount: null,
    code: null,
    content: transfer.message,
    transferType: transfer.direction,
    transferAmount: transfer.amount,
    accumulated: balance,
    referenceCode: transfer.reference,
    description: `BankAPINotify ${transfer.message}`,
  });
  const timestamp = String(Math.floor(now / 1000));
  const signature = createHmac('sha256', settings.sepaySecret).update(`${timestamp}.${body}`).digest('hex');
  return {
    path: '/webhooks/sepay',
    headers: {
      'content-type': 'application/json',
      'x-sepay-timestamp': timestamp,
      'x-sepay-signature': `sha256=${settings.wrongSignature ? broken(signature) : signature}`,
    },
    body,
  };
}

function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortedKeys(inner)]),
  );
}

/** Casso's webhook v2: HMAC-SHA512 over `{t}.{JSON with keys sorted at each level}`. */
function cassoRequest(transfer: BankTransferRecord, settings: FeedSettings, now: number, balance: number): FeedRequest {
  const payload = {
    error: 0,
    data: {
      id: transfer.id,
      reference: transfer.reference,
      description: transfer.message,
      amount: transfer.direction === 'in' ? transfer.amount : -transfer.amount,
      runningBalance: balance,
      transactionDateTime: vietnamTime(transfer.booked_at),
      accountNumber: settings.accountNumber,
      bankName: 'Vietcombank',
      bankAbbreviation: 'VCB',
      virtualAccountNumber: '',
      virtualAccountName: '',
      counterAccountName: 'NGUYEN VAN AN',
      counterAccountNumber: '0011001234567',
      counterAccountBankId: '970436',
      counterAccountBankName: 'Vietcombank',
    },
  };
  const signature = createHmac('sha512', settings.cassoSecret)
    .update(`${now}.${JSON.stringify(sortedKeys(payload))}`)
    .digest('hex');
  return {
    path: '/webhooks/casso',
    headers: {
      'content-type': 'application/json',
      'x-casso-signature': `t=${now},v1=${settings.wrongSignature ? broken(signature) : signature}`,
    },
    body: JSON.stringify(payload),
  };
}

export function feedRequest(
  provider: BankFeed,
  transfer: BankTransferRecord,
  settings: FeedSettings,
  now: number,
  balance: number,
): FeedRequest {
  return provider === 'sepay'
    ? sepayRequest(transfer, settings, now, balance)
    : cassoRequest(transfer, settings, now, balance);
}
