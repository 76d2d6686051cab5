import type { IntentKeys } from '#application/platform/ports/intent-keys.ts';
import type { NewKey } from '#application/platform/ports/new-key.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { askSurely } from './ask-surely.ts';
import type { Trouble } from './trouble.ts';

type Ports = { readonly intentKeys: IntentKeys; readonly newKey: NewKey };

/**
 * One intent, one outcome: the key of an intent is kept until its answer is known, over a second press and over a
 * reload. `intent` names what is wanted with all that makes it different from another wish.
 */
export async function pressOnce<T>(
  { intentKeys, newKey }: Ports,
  intent: string,
  send: (key: string) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Trouble>> {
  const key = intentKeys.find(intent) ?? newKey();
  intentKeys.keep(intent, key);
  const answer = await askSurely(() => send(key));
  if (answer.ok || (answer.refusal.code !== 'UNREACHABLE' && answer.refusal.code !== 'BUSY')) intentKeys.drop(intent);
  return answer;
}
