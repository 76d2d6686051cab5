import { type Dong, MAX_DONG } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { isAccountNumber, isBankNumber } from '#domain/people/bank-account.ts';
import { crc16, writeTlv } from './emv-qr.ts';
import { TRANSFER_MESSAGE_MAX } from './transfer-message.ts';

export type VietQrInputFault =
  | { readonly kind: 'BIN_MALFORMED' }
  | { readonly kind: 'ACCOUNT_MALFORMED' }
  | { readonly kind: 'AMOUNT_MALFORMED' }
  | { readonly kind: 'MESSAGE_MALFORMED' };

const NAPAS = 'A000000727';
const MESSAGE = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;
const CRC_HEADER = '6304';

/** NAPAS QR format 1.5.2. The message must already be clean, because the page shows the same text. [S9-40] */
export function encodeVietQr(transfer: {
  bin: string;
  account: string;
  amount: Dong;
  message: string;
}): Result<string, VietQrInputFault> {
  const { bin, account, amount, message } = transfer;
  if (!isBankNumber(bin)) return refused({ kind: 'BIN_MALFORMED' });
  if (!isAccountNumber(account)) return refused({ kind: 'ACCOUNT_MALFORMED' });
  if (!Number.isInteger(amount) || amount <= 0 || amount > MAX_DONG) return refused({ kind: 'AMOUNT_MALFORMED' });
  if (message.length > TRANSFER_MESSAGE_MAX || !MESSAGE.test(message)) return refused({ kind: 'MESSAGE_MALFORMED' });
  const beneficiary = writeTlv('00', bin) + writeTlv('01', account);
  const merchant = writeTlv('00', NAPAS) + writeTlv('01', beneficiary) + writeTlv('02', 'QRIBFTTA');
  const body =
    writeTlv('00', '01') +
    writeTlv('01', '12') +
    writeTlv('38', merchant) +
    writeTlv('53', '704') +
    writeTlv('54', String(amount)) +
    writeTlv('58', 'VN') +
    writeTlv('62', writeTlv('08', message)) +
    CRC_HEADER;
  return ok(body + crc16(body));
}
