import type { IdempotencyKeys } from '#application/platform/ports/idempotency-keys.ts';
import type { NewKey } from '#application/platform/ports/new-key.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { retry } from './retry.ts';
import type { Trouble } from './trouble.ts';

type Ports = { readonly idempotencyKeys: IdempotencyKeys; readonly newKey: NewKey };

/** Across repeated presses and reloads. `intent` must contain everything that makes a request different. */
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
