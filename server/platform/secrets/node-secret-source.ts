import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { SecretSource } from '#server/platform/ports/secret-source.ts';

export const nodeSecretSource: SecretSource = {
  below: (n) => randomInt(n),
  text: () => randomBytes(32).toString('base64url'),
  digest: (text) => createHash('sha256').update(text).digest(),
};
