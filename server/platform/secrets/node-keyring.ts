import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { KeyPurpose, Keyring, Mac, Sealed } from '#server/platform/ports/keyring.ts';
import { makeTextMac, type TextMac } from './text-mac.ts';

/** One secret of the ring; `secret` is at least 32 bytes. */
export type RingKey = { readonly keyId: string; readonly secret: Uint8Array };

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A keyring over node:crypto. The first key is the newest: it signs and seals; all of them verify and open. */
export function makeNodeKeyring(keys: readonly [RingKey, ...RingKey[]]): Keyring {
  const secrets = new Map(keys.map((key) => [key.keyId, key.secret]));
  const newest = keys[0].keyId;
  // Prepared once: an HMAC under raw bytes costs five times as much, and every request has one.
  const derived = new Map<string, KeyObject>();

  // A key of its own for each purpose and use: a leaked or misused code of one says nothing about another.
  const keyOf = (keyId: string, use: 'hmac' | 'seal', purpose: KeyPurpose): KeyObject | null => {
    const name = `${keyId}/${use}/${purpose}`;
    const known = derived.get(name);
    if (known !== undefined) return known;
    const secret = secrets.get(keyId);
    if (secret === undefined) return null;
    const made = createSecretKey(
      Buffer.from(hkdfSync('sha256', secret, new Uint8Array(0), `vemoi/${use}/${purpose}`, 32)),
    );
    derived.set(name, made);
    return made;
  };

  const textMacs = new Map<string, TextMac>();
  const textMacOf = (keyId: string, purpose: KeyPurpose): TextMac | null => {
    const name = `${keyId}/${purpose}`;
    const known = textMacs.get(name);
    if (known !== undefined) return known;
    const key = keyOf(keyId, 'hmac', purpose);
    if (key === null) return null;
    const made = makeTextMac(key.export());
    textMacs.set(name, made);
    return made;
  };

  const macUnder = (keyId: string, purpose: KeyPurpose, data: string | Uint8Array): Buffer | null => {
    const key = keyOf(keyId, 'hmac', purpose);
    return key === null ? null : createHmac('sha256', key).update(data).digest();
  };

  const hmac: Keyring['hmac'] = (purpose, data) => ({
    keyId: newest,
    mac: macUnder(newest, purpose, data) ?? new Uint8Array(0),
  });

  const verifyHmac: Keyring['verifyHmac'] = (purpose, data, given: Mac) => {
    const expected = macUnder(given.keyId, purpose, data);
    return expected !== null && expected.length === given.mac.length && timingSafeEqual(expected, given.mac);
  };

  const seal: Keyring['seal'] = (purpose, plain, associated) => {
    const key = keyOf(newest, 'seal', purpose);
    if (key === null) throw new Error('The newest key of the ring is not in it');
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    cipher.setAAD(Buffer.from(associated));
    const hidden = Buffer.concat([
      cipher.update(typeof plain === 'string' ? Buffer.from(plain) : plain),
      cipher.final(),
    ]);
    return { keyId: newest, sealed: Buffer.concat([nonce, hidden, cipher.getAuthTag()]) };
  };

  const open: Keyring['open'] = (purpose, { keyId, sealed }: Sealed, associated) => {
    const key = keyOf(keyId, 'seal', purpose);
    if (key === null || sealed.length < NONCE_BYTES + TAG_BYTES) return null;
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
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
    signText(purpose, text) {
      const mac = textMacOf(newest, purpose);
      if (mac === null) throw new Error('The newest key of the ring is not in it');
      return `${newest}.${mac.sign(text)}`;
    },
    verifyText(purpose, text, signature) {
      const dot = signature.indexOf('.');
      return dot >= 0 && textMacOf(signature.slice(0, dot), purpose)?.verify(text, signature.slice(dot + 1)) === true;
    },
  };
}

/** `<key id>.<base64url>`; null for anything else, and for a second spelling of the same bytes. */
function partsOf(text: string): { readonly keyId: string; readonly bytes: Buffer } | null {
  const match = /^([a-z0-9]{1,16})\.([A-Za-z0-9_-]+)$/.exec(text);
  if (match === null) return null;
  const [, keyId = '', encoded = ''] = match;
  const bytes = Buffer.from(encoded, 'base64url');
  return bytes.toString('base64url') === encoded ? { keyId, bytes } : null;
}
