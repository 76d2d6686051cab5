import { createHmac, randomBytes } from 'node:crypto';
import { TOTP } from '#domain/people/second-factor.ts';
import type { Authenticator } from '#server/people/ports/authenticator.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;

/** Base32 without padding (RFC 4648, section 6); secrets are a whole number of its letters. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => LETTERS.charAt(Number.parseInt(group.padEnd(BITS, '0'), 2)))
    .join('');
}

export function fromBase32(text: string): Uint8Array {
  const bits = [...text].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(BITS, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

export const nodeAuthenticator: Authenticator = {
  newSecret: () => base32(randomBytes(TOTP.secretBytes)),
  macOf(secret, step) {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(step));
    return createHmac('sha1', fromBase32(secret)).update(counter).digest();
  },
};
