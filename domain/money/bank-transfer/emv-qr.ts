import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** Values by two-digit id, in the order of the text. */
export type TlvFields = ReadonlyMap<string, string>;

export type TlvFault =
  | { readonly kind: 'BROKEN_FIELD'; readonly at: number }
  | { readonly kind: 'DUPLICATE_FIELD'; readonly id: string };

/** Of two characters, both digits. */
const TWO_DIGITS = /\d\d/;

/**
 * One field of an EMV QR code: two-digit id, two-digit length, value. Values are ASCII and at most 99 long, so that
 * length counts bytes.
 */
export const writeTlv = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/**
 * Reads fields until the text ends exactly with one: no short value, no empty value, no trailing characters, no id
 * twice.
 */
export function readTlv(text: string): Result<TlvFields, TlvFault> {
  const fields = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const id = text.slice(at, at + 2);
    const digits = text.slice(at + 2, at + 4);
    const length = Number(digits);
    const value = text.slice(at + 4, at + 4 + length);
    if (!TWO_DIGITS.test(id) || !TWO_DIGITS.test(digits) || length === 0 || value.length < length)
      return refused({ kind: 'BROKEN_FIELD', at });
    if (fields.has(id)) return refused({ kind: 'DUPLICATE_FIELD', id });
    fields.set(id, value);
    at += 4 + length;
  }
  return ok(fields);
}

const POLYNOMIAL = 0x1021;

/** CRC-16/CCITT-FALSE of an ASCII text, as EMV QR codes end with: four upper-case hex digits, zero-padded. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (let at = 0; at < text.length; at++) {
    crc ^= text.charCodeAt(at) << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ POLYNOMIAL : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
