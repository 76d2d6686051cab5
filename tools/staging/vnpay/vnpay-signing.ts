import { createHmac } from 'node:crypto';

// Written from VNPay's documents, not the product's module, so that the two check each other.
const hmac = (secret: string, text: string): string => createHmac('sha512', secret).update(text).digest('hex');

/** Sorted by name, form-encoded as VNPay's PHP sample does. */
export function signedQuery(parameters: ReadonlyMap<string, string>, secret: string): string {
  const names = [...parameters.keys()].filter((name) => name.startsWith('vnp_') && !name.startsWith('vnp_SecureHash'));
  const query = names
    .sort()
    .filter((name) => parameters.get(name) !== '')
    .map((name) => `${name}=${encodeURIComponent(parameters.get(name) ?? '').replaceAll('%20', '+')}`)
    .join('&');
  return `${query}&vnp_SecureHash=${hmac(secret, query)}`;
}

export const signedValues = (values: readonly string[], secret: string): string => hmac(secret, values.join('|'));

/** yyyyMMddHHmmss in Vietnam. */
export const vietnamMoment = (ms: number): string =>
  new Date(ms + 7 * 3_600_000)
    .toISOString()
    .replaceAll(/[^0-9]/g, '')
    .slice(0, 14);
