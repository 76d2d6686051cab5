import { ok, type Result, refused } from '#domain/kernel/result.ts';

export type TlvFields = ReadonlyMap<string, string>;

export type TlvFault =
  | { readonly kind: 'BROKEN_FIELD'; readonly at: number }
  | { readonly kind: 'DUPLICATE_FIELD'; readonly id: string };

/** Of two characters, both digits. */
const TWO_DIGITS = /\d\d/;

/** No short or empty value, no trailing characters, no id twice. */
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
