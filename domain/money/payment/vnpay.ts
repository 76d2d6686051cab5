import { HOUR, type Instant, instant } from '#domain/kernel/instant.ts';
import { type Dong, dong } from '#domain/kernel/money/dong.ts';
import type { GatewayReport, RefundReport } from './gateway-report.ts';

/** VNPay's moments are Vietnamese time, UTC+7 all year, whatever the server's zone. [STD 2] */
const VIETNAM = 7 * HOUR;

/** yyyyMMddHHmmss. */
export const vnpayMoment = (at: Instant): string =>
  new Date(at + VIETNAM).toISOString().replace(/\D/g, '').slice(0, 14);

/** null: not a moment. */
export function readVnpayMoment(text: string): Instant | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text);
  if (parts === null) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const ms = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+07:00`);
  return Number.isNaN(ms) ? null : instant(ms);
}

/** VNPay counts hundredths of a dong. */
export const vnpayAmount = (amount: Dong): string => `${amount}00`;

/** null: not whole dong. */
export const readVnpayAmount = (text: string): Dong | null =>
  /^\d{3,14}$/.test(text) && text.endsWith('00') ? dong(Number(text.slice(0, -2))) : null;

/** The parameters that are signed: those named vnp_ with a value, without the hash, in the order of their names. */
export const signedParameters = (
  given: Readonly<Record<string, string>>,
): readonly (readonly [name: string, value: string])[] =>
  Object.entries(given)
    .filter(
      ([name, value]) =>
        name.startsWith('vnp_') && value !== '' && name !== 'vnp_SecureHash' && name !== 'vnp_SecureHashType',
    )
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** What vnp_ResponseCode and vnp_TransactionStatus say together. Paid only if both are 00. [STD 2] */
export function vnpayOutcome(responseCode: string, transactionStatus: string): GatewayReport['outcome'] {
  if (responseCode === '00' && transactionStatus === '00') return 'PAID';
  if (responseCode === '07' || transactionStatus === '07' || transactionStatus === '04') return 'SUSPECTED';
  if (responseCode === '24') return 'CANCELLED';
  return transactionStatus === '01' && responseCode === '00' ? 'OPEN' : 'FAILED';
}

/**
 * What an answer about a refund says; null: nothing that could be relied on, so its outcome stays unknown. 95: the
 * payment was not successful. 91: VNPay knows no such payment. [STD 2]
 */
export function vnpayRefundOutcome(responseCode: string, transactionStatus: string): RefundReport['outcome'] | null {
  if (responseCode === '91' || responseCode === '95') return 'REFUSED';
  if (responseCode !== '00') return null;
  switch (transactionStatus) {
    case '00':
    case '06':
      return 'DONE';
    case '05':
      return 'ACCEPTED';
    case '09':
      return 'REFUSED';
    default:
      return null;
  }
}
