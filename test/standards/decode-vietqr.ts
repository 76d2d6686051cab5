import { type Dong, dong } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { crc16 } from '#domain/money/bank-transfer/emv-qr.ts';
import { TRANSFER_MESSAGE_MAX } from '#domain/money/bank-transfer/transfer-message.ts';
import type { VietQrInputFault } from '#domain/money/bank-transfer/vietqr.ts';
import { isAccountNumber, isBankNumber } from '#domain/people/bank-account.ts';
import { readTlv, type TlvFault, type TlvFields } from './read-tlv.ts';

/** NAPAS services: to an account, to a card, and two for cash and merchants that other systems write. */
const SERVICES = ['QRIBFTTA', 'QRIBFTTC', 'QRPUSH', 'QRCASH'] as const;
type VietQrService = (typeof SERVICES)[number];

export type VietQr = {
  /** STATIC may be paid often and need not name an amount; DYNAMIC is for one payment. */
  readonly initiation: 'STATIC' | 'DYNAMIC';
  readonly bin: string;
  readonly account: string;
  readonly service: VietQrService;
  readonly amount: Dong | null;
  readonly message: string | null;
};

export type VietQrFault =
  | TlvFault
  | VietQrInputFault
  | { readonly kind: 'NOT_ASCII' }
  | { readonly kind: 'WRONG_CRC' }
  | { readonly kind: 'WRONG_FIELD'; readonly id: string };

const NAPAS = 'A000000727';
const AMOUNT = /^[1-9]\d{0,12}$/;
const ASCII = /^[\x20-\x7e]*$/;
const CRC_HEADER = '6304';
const CRC_FIELD_LENGTH = 8;

/** Every length exact, no field twice or trailing, CRC in capitals last. Fields beside a transfer are allowed. */
export function decodeVietQr(text: string): Result<VietQr, VietQrFault> {
  if (!ASCII.test(text)) return refused({ kind: 'NOT_ASCII' });
  const signed = text.slice(0, 4 - CRC_FIELD_LENGTH);
  if (!signed.endsWith(CRC_HEADER) || crc16(signed) !== text.slice(-4)) return refused({ kind: 'WRONG_CRC' });
  const fields = readTlv(text);
  if (!fields.ok) return fields;
  return readFields(fields.value);
}

function readFields(fields: TlvFields): Result<VietQr, VietQrFault> {
  const wrong = (id: string) => refused({ kind: 'WRONG_FIELD', id } as const);
  const ids = [...fields.keys()];
  if (ids[0] !== '00' || fields.get('00') !== '01') return wrong('00');
  if (ids.at(-1) !== '63') return wrong('63');
  const initiation = fields.get('01');
  if (initiation !== '11' && initiation !== '12') return wrong('01');
  if (fields.get('53') !== '704') return wrong('53');
  if (fields.get('58') !== 'VN') return wrong('58');
  const amount = fields.get('54');
  if (amount !== undefined && !AMOUNT.test(amount)) return refused({ kind: 'AMOUNT_MALFORMED' });
  const merchant = readMerchant(fields.get('38'));
  if (!merchant.ok) return merchant;
  const message = readMessage(fields.get('62'));
  if (!message.ok) return message;
  return ok({
    initiation: initiation === '11' ? 'STATIC' : 'DYNAMIC',
    ...merchant.value,
    amount: amount === undefined ? null : dong(Number(amount)),
    message: message.value,
  });
}

function readMerchant(text: string | undefined): Result<Pick<VietQr, 'bin' | 'account' | 'service'>, VietQrFault> {
  const wrong = (id: string) => refused({ kind: 'WRONG_FIELD', id } as const);
  const merchant = readTlv(text ?? '');
  if (!merchant.ok) return merchant;
  if (merchant.value.get('00') !== NAPAS) return wrong('38.00');
  if (merchant.value.size !== 3) return wrong('38');
  const service = SERVICES.find((known) => known === merchant.value.get('02'));
  if (service === undefined) return wrong('38.02');
  const beneficiary = readTlv(merchant.value.get('01') ?? '');
  if (!beneficiary.ok) return beneficiary;
  if (beneficiary.value.size !== 2) return wrong('38.01');
  const bin = inForm(isBankNumber, beneficiary.value.get('00'));
  if (bin === null) return refused({ kind: 'BIN_MALFORMED' });
  const account = inForm(isAccountNumber, beneficiary.value.get('01'));
  if (account === null) return refused({ kind: 'ACCOUNT_MALFORMED' });
  return ok({ bin, account, service });
}

const inForm = (isInForm: (text: string) => boolean, text: string | undefined): string | null =>
  text !== undefined && isInForm(text) ? text : null;

function readMessage(text: string | undefined): Result<string | null, VietQrFault> {
  if (text === undefined) return ok(null);
  const additional = readTlv(text);
  if (!additional.ok) return additional;
  const message = additional.value.get('08');
  if (message === undefined) return ok(null);
  return message.length > TRANSFER_MESSAGE_MAX ? refused({ kind: 'MESSAGE_MALFORMED' }) : ok(message);
}
