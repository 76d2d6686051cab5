import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type Hmac,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { KeyPurpose, Keyring, Mac, Sealed } from '#server/platform/ports/keyring.ts';

/** `secret` is at least 32 bytes. */
export type RingKey = { readonly keyId: string; readonly secret: Uint8Array };

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The first key is the newest: it signs and seals; all of them verify and open. */
export function makeNodeKeyring(keys: readonly [RingKey, ...RingKey[]]): Keyring {
  const ring = new Map(keys.map((key) => [key.keyId, key]));
  const [newest] = keys;
  // An HMAC under raw bytes costs five times as much.
  const derived = new Map(
    keys.map((key) => [key, { hmac: new Map<string, KeyObject>(), seal: new Map<string, KeyObject>() }]),
  );

  // One key for each purpose and use: a leaked code of one says nothing about another.
  const keyOf = (key: RingKey, use: 'hmac' | 'seal', purpose: KeyPurpose): KeyObject => {
    const known = derived.get(key)?.[use].get(purpose);
    if (known !== undefined) return known;
    const made = createSecretKey(
      Buffer.from(hkdfSync('sha256', key.secret, new Uint8Array(0), `vemoi/${use}/${purpose}`, 32)),
    );
    derived.get(key)?.[use].set(purpose, made);
    return made;
  };

  const macUnder = (key: RingKey, purpose: KeyPurpose, data: string | Uint8Array): Hmac =>
    createHmac('sha256', keyOf(key, 'hmac', purpose)).update(data);

  const hmac: Keyring['hmac'] = (purpose, data) => ({
    keyId: newest.keyId,
    mac: macUnder(newest, purpose, data).digest(),
  });

  const verifyHmac: Keyring['verifyHmac'] = (purpose, data, given: Mac) => {
    const key = ring.get(given.keyId);
    if (key === undefined) return false;
    const expected = macUnder(key, purpose, data).digest();
    return expected.length === given.mac.length && timingSafeEqual(expected, given.mac);
  };

  const signature = (key: RingKey, purpose: KeyPurpose, text: string): string =>
    `${key.keyId}.${macUnder(key, purpose, text).digest('base64url')}`;

  const tag = (key: RingKey, purpose: KeyPurpose, text: string): string =>
    BigInt(`0x${macUnder(key, purpose, text).digest('hex').slice(0, 20)}`)
      .toString(36)
      .padStart(16, '0');

  const seal: Keyring['seal'] = (purpose, plain, associated) => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', keyOf(newest, 'seal', purpose), nonce);
    cipher.setAAD(Buffer.from(associated));
    const hidden = Buffer.concat([
      cipher.update(typeof plain === 'string' ? Buffer.from(plain) : plain),
      cipher.final(),
    ]);
    return { keyId: newest.keyId, sealed: Buffer.concat([nonce, hidden, cipher.getAuthTag()]) };
  };

  const open: Keyring['open'] = (purpose, { keyId, sealed }: Sealed, associated) => {
    const key = ring.get(keyId);
    if (key === undefined || sealed.length < NONCE_BYTES + TAG_BYTES) return null;
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    const decipher = createDecipheriv('aes-256-gcm', keyOf(key, 'seal', purpose), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(associated));
    decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES)), decipher.final()]);
    } catch {
      return null;
    }
  };

  return {
    hmac,
    verifyHmac,
    seal,
    open,
    sealText(purpose, plain, associated) {
      const { keyId, sealed } = seal(purpose, plain, associated);
      return `${keyId}.${Buffer.from(sealed).toString('base64url')}`;
    },
    openText(purpose, text, associated) {
      const parts = partsOf(text);
      const plain = parts === null ? null : open(purpose, { keyId: parts.keyId, sealed: parts.bytes }, associated);
      return plain === null ? null : Buffer.from(plain).toString('utf8');
    },
    signText: (purpose, text) => signature(newest, purpose, text),
    verifyText(purpose, text, given) {
      const key = ring.get(given.slice(0, Math.max(0, given.indexOf('.'))));
      return key !== undefined && isSameText(signature(key, purpose, text), given);
    },
    tag: (purpose, text) => tag(newest, purpose, text),
    verifyTag: (purpose, text, given) => keys.some((key) => isSameText(tag(key, purpose, text), given)),
  };
}

/** In constant time. As texts, so that another spelling of the same bytes is refused. */
function isSameText(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Null for anything else, and for another spelling of the same bytes. */
function partsOf(text: string): { readonly keyId: string; readonly bytes: Buffer } | null {
  const match = /^([a-z0-9]{1,16})\.([A-Za-z0-9_-]+)$/.exec(text);
  if (match === null) return null;
  const [, keyId = '', encoded = ''] = match;
  const bytes = Buffer.from(encoded, 'base64url');
  return bytes.toString('base64url') === encoded ? { keyId, bytes } : null;
}
