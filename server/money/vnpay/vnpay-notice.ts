import { readVnpayAmount, readVnpayMoment, vnpayOutcome } from '#domain/money/payment/vnpay.ts';
import type { VnpayNotice } from '#server/money/ports/vnpay-notices.ts';
import type { VnpaySettings } from '#server/platform/ports/environment.ts';
import { isVnpaySignature, vnpayQuery } from './vnpay-signature.ts';

/** Only parameters named vnp_ are signed; a repeated one is refused, because two readers might read two values. */
export function readVnpayNotice(
  settings: Pick<VnpaySettings, 'tmnCode' | 'secret'>,
  query: Readonly<Record<string, string | readonly string[] | undefined>>,
): VnpayNotice {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(query)) {
    if (!name.startsWith('vnp_') || value === undefined) continue;
    if (typeof value !== 'string') return { kind: 'UNTRUSTED' };
    given[name] = value;
  }
  if (!isVnpaySignature(settings.secret, vnpayQuery(given), given['vnp_SecureHash'] ?? ''))
    return { kind: 'UNTRUSTED' };
  if (given['vnp_TmnCode'] !== settings.tmnCode) return { kind: 'UNTRUSTED' };
  const amount = readVnpayAmount(given['vnp_Amount'] ?? '');
  if (amount === null) return { kind: 'UNREADABLE', field: 'vnp_Amount' };
  const reference = given['vnp_TxnRef'] ?? '';
  if (reference === '') return { kind: 'UNREADABLE', field: 'vnp_TxnRef' };
  const code = given['vnp_ResponseCode'] ?? '';
  return {
    kind: 'REPORT',
    report: {
      provider: 'VNPAY',
      reference,
      outcome: vnpayOutcome(code, given['vnp_TransactionStatus'] ?? ''),
      amount,
      code,
      transactionNumber: given['vnp_TransactionNo'] ?? null,
      paidAt: readVnpayMoment(given['vnp_PayDate'] ?? ''),
    },
  };
}
