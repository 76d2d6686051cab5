import type { Brand } from '#domain/kernel/brand.ts';
import type { InputProblem } from '#domain/kernel/field-problems.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** E.164: '+84912345678'. */
export type PhoneNumber = Brand<string, 'PhoneNumber'>;

const SEPARATORS = /[\s().-]/g;
const INTERNATIONAL = /^(?:\+|00)(?!840)([1-9]\d{7,14})$/;
// '+84 (0)912' contains a 0 that is not dialled.
const VIETNAMESE = /^(?:(?:\+|00)84)?0([2-9]\d{8,9})$/;

/** Of any country, with or without its code: what somebody can be called at, rather than what we dial. [design] */
export const mayBePhoneNumber = (text: string): boolean =>
  /^\+?\d{8,15}$/.test(text.normalize('NFKC').replaceAll(SEPARATORS, ''));

/** With '+', '00' or a leading 0; blanks, dots, dashes and brackets are ignored. [S3-17] [design] */
export function parsePhoneNumber(text: string): Result<PhoneNumber, InputProblem> {
  const digits = text.normalize('NFKC').replaceAll(SEPARATORS, '');
  if (digits === '') return refused({ kind: 'REQUIRED' });
  const vietnamese = VIETNAMESE.exec(digits)?.[1];
  const number = vietnamese === undefined ? INTERNATIONAL.exec(digits)?.[1] : `84${vietnamese}`;
  return number === undefined ? refused({ kind: 'MALFORMED' }) : ok(`+${number}` as PhoneNumber);
}
