import type { Brand } from '#domain/kernel/brand.ts';
import { type InvalidInput, invalid } from '#domain/kernel/field-problems.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** A discount code as it is kept: without space around it, in capitals. */
export type CodeText = Brand<string, 'CodeText'>;

export const CODE_MAX = 32;
const SHAPE = /^[a-z0-9][a-z0-9_-]*$/i;

/** A typed code, trimmed and compared without case: Latin letters, digits, '-' and '_', at most 32 of them. [S5-24] */
export function readCode(typed: string): Result<CodeText, InvalidInput> {
  const text = typed.trim();
  if (text === '') return refused(invalid('code', { kind: 'REQUIRED' }));
  if (text.length > CODE_MAX) return refused(invalid('code', { kind: 'TOO_LONG', max: CODE_MAX }));
  return SHAPE.test(text) ? ok(text.toUpperCase() as CodeText) : refused(invalid('code', { kind: 'MALFORMED' }));
}
