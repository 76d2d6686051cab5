import { z } from 'zod';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { RefusalOf } from '#domain/refusal/refusal.ts';
import type { RequestContext } from './context.ts';

const key = z.string().trim().min(1).max(100);

/** What holds or spends names itself, so that a repeat after a lost answer is not a second wish. */
export function keyOf(context: RequestContext): Result<string, RefusalOf<'IDEMPOTENCY_KEY_REQUIRED'>> {
  const given = key.safeParse(context.idempotencyKey);
  return given.success ? ok(given.data) : refused({ code: 'IDEMPOTENCY_KEY_REQUIRED' });
}
