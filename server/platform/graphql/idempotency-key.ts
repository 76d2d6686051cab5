import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { RequestContext } from './context.ts';

const LONGEST_KEY = 100;

/** So that a repeat after a lost answer does not happen twice. */
export function keyOf(context: RequestContext): Result<string, RefusalOf<'IDEMPOTENCY_KEY_REQUIRED'>> {
  const given = context.idempotencyKey?.trim() ?? '';
  return given.length > 0 && given.length <= LONGEST_KEY ? ok(given) : refused({ code: 'IDEMPOTENCY_KEY_REQUIRED' });
}
