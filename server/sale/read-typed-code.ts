import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { type CodeText, readCode } from '#domain/sale/promotion/discount-code.ts';

/** Null: none was typed. What cannot be a code is answered like an unknown one. [S5-24] [S8-15] */
export function readTypedCode(
  typed: string | null | undefined,
): Result<CodeText | null, RefusalOf<'PROMOTION_CODE_INVALID'>> {
  if (typed === null || typed === undefined || typed.trim() === '') return ok(null);
  const code = readCode(typed);
  return code.ok ? code : refused({ code: 'PROMOTION_CODE_INVALID' });
}
