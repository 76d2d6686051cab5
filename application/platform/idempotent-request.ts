import type { IdempotencyKeys } from '#application/platform/ports/idempotency-keys.ts';
import type { NewKey } from '#application/platform/ports/new-key.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { retry } from './retry.ts';
import type { Trouble } from './trouble.ts';

type Ports = { readonly idempotencyKeys: IdempotencyKeys; readonly newKey: NewKey };

/**
 * One intent, one outcome: the key of an intent is kept until its answer is known, over a second press and over a
 * reload. `intent` names what is wanted with all that makes it different from another wish.
 */
export async function idempotentRequest<T>(
  { idempotencyKeys, newKey }: Ports,
  intent: string,
  send: (key: string) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Trouble>> {
  const key = idempotencyKeys.find(intent) ?? newKey();
  idempotencyKeys.keep(intent, key);
  const answer = await retry(() => send(key));
  if (answer.ok || (answer.refusal.code !== 'UNREACHABLE' && answer.refusal.code !== 'BUSY'))
    idempotencyKeys.drop(intent);
  return answer;
}
