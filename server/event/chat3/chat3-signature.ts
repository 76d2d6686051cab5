import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const digest = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
const hmac = (secret: string, parts: readonly string[]): string =>
  createHmac('sha256', secret).update(parts.join('\n'), 'utf8').digest('hex');

type SignedRequest = {
  readonly method: string;
  readonly path: string;
  /** In ms. */
  readonly timestamp: string;
  readonly key: string;
  readonly body: string;
};

/** Covers everything that a request means, its idempotency key too. */
export const requestSignature = (secret: string, { method, path, timestamp, key, body }: SignedRequest): string =>
  hmac(secret, [method, path, timestamp, key, digest(body)]);

/** Bound to its request, so that the answer to another one is invalid. */
export const answerSignature = (secret: string, request: string, status: number, body: string): string =>
  hmac(secret, [request, String(status), digest(body)]);

/** In constant time. */
export function isSameSignature(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
