import { createHmac } from 'node:crypto';

/**
 * What a key's holder alone can write under these bytes, as the tests of layouts need it: any change of bytes or key is
 * another code. A sum of our own collided now and then. The real signers stand behind ports. At most 64 bytes.
 */
export const standInCode = (bytes: Uint8Array, length: number, key = 'k1'): Uint8Array =>
  Uint8Array.from(createHmac('sha512', key).update(bytes).digest().subarray(0, length));
