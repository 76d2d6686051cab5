import type { Result } from '#domain/kernel/result.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { RingKey } from './node-keyring.ts';

type Keys = readonly [RingKey, ...RingKey[]];

const MINIMUM_BYTES = 32;

function keyOf(keyId: unknown, encoded: unknown): Result<RingKey, string> {
  if (typeof keyId !== 'string' || !/^[a-z0-9]{1,16}$/.test(keyId))
    return refused('a key id is 1 to 16 small letters and digits');
  const secret = typeof encoded === 'string' ? Buffer.from(encoded, 'base64') : Buffer.alloc(0);
  if (secret.length < MINIMUM_BYTES)
    return refused(`key '${keyId}' has ${secret.length} bytes, it needs ${MINIMUM_BYTES} (openssl rand -base64 32)`);
  if (new Set(secret).size < 8) return refused(`key '${keyId}' is not random`);
  return ok({ keyId, secret });
}

function pairsOf(setting: string): Result<readonly (readonly [unknown, unknown])[], string> {
  if (!setting.startsWith('[')) {
    return ok(
      setting.split(',').map((part) => {
        const [keyId = '', encoded = ''] = part.trim().split(':');
        return [keyId, encoded] as const;
      }),
    );
  }
  try {
    const list: unknown = JSON.parse(setting);
    if (!Array.isArray(list)) return refused('the JSON is not a list');
    return ok(
      list.map(
        (entry: unknown) =>
          (entry !== null && typeof entry === 'object'
            ? [Reflect.get(entry, 'id'), Reflect.get(entry, 'key')]
            : [null, null]) as [unknown, unknown],
      ),
    );
  } catch {
    return refused('it is not JSON');
  }
}

/** `id:base64,id:base64`, or JSON `[{"id": "k2", "key": "<base64>"}]`; newest first. Never repeats a secret. */
export function readKeyring(setting: string): Result<Keys, string> {
  const pairs = pairsOf(setting.trim());
  if (!pairs.ok) return refused(`cannot be read: ${pairs.refusal}`);
  const keys: RingKey[] = [];
  for (const [keyId, encoded] of pairs.value) {
    const key = keyOf(keyId, encoded);
    if (!key.ok) return refused(`cannot be read: ${key.refusal}`);
    if (keys.some((other) => other.keyId === key.value.keyId))
      return refused(`cannot be read: key '${key.value.keyId}' stands there twice`);
    keys.push(key.value);
  }
  const [first, ...rest] = keys;
  return first === undefined ? refused('cannot be read: it is empty') : ok([first, ...rest]);
}
