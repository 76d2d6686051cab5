import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeNodeKeyring } from './node-keyring.ts';

const key = (keyId: string) => ({ keyId, secret: randomBytes(32) });
const first = key('k1');
const second = key('k2');
const ring = makeNodeKeyring([first]);
const turned = makeNodeKeyring([second, first]);

describe('a keyring', () => {
  it('verifies what it signed, and nothing else', () => {
    const mac = ring.hmac('upload-link', 'text');
    expect(ring.verifyHmac('upload-link', 'text', mac)).toBe(true);
    expect(ring.verifyHmac('upload-link', 'text!', mac)).toBe(false);
    expect(ring.verifyHmac('access-token', 'text', mac)).toBe(false);
    expect(ring.verifyHmac('upload-link', 'text', { keyId: 'k9', mac: mac.mac })).toBe(false);
    expect(ring.verifyHmac('upload-link', 'text', { keyId: 'k1', mac: mac.mac.slice(1) })).toBe(false);
    // The characters of a signature, but more bytes.
    expect(ring.verifyText('upload-link', 'text', `k1.${'é'.repeat(43)}`)).toBe(false);
  });

  it('signs with the newest key, and still verifies and opens what older keys made', () => {
    const signature = ring.signText('order-link', 'a');
    const sealed = ring.sealText('cursor', 'b', 'list');
    expect(turned.verifyText('order-link', 'a', signature)).toBe(true);
    expect(turned.openText('cursor', sealed, 'list')).toBe('b');
    expect(turned.signText('order-link', 'a')).toMatch(/^k2\./);
    expect(ring.verifyText('order-link', 'a', turned.signText('order-link', 'a'))).toBe(false);
  });

  it('tags a text in sixteen letters and digits, which older keys’ tags verify too', () => {
    const tag = ring.tag('bounce-address', 'email');
    expect(tag).toMatch(/^[0-9a-z]{16}$/);
    expect(turned.verifyTag('bounce-address', 'email', tag)).toBe(true);
    expect(ring.verifyTag('bounce-address', 'email', turned.tag('bounce-address', 'email'))).toBe(false);
    expect(ring.verifyTag('bounce-address', 'another', tag)).toBe(false);
    expect(ring.verifyTag('order-link', 'email', tag)).toBe(false);
    expect(ring.verifyTag('bounce-address', 'email', '')).toBe(false);
  });

  it('opens a sealed value only in its place, for its purpose, unchanged', () => {
    const { keyId, sealed } = ring.seal('ticket-key', 'secret', 'event:1');
    expect(Buffer.from(ring.open('ticket-key', { keyId, sealed }, 'event:1') ?? []).toString()).toBe('secret');
    expect(ring.open('ticket-key', { keyId, sealed }, 'event:2')).toBeNull();
    expect(ring.open('mail-secret', { keyId, sealed }, 'event:1')).toBeNull();
    expect(ring.open('ticket-key', { keyId: 'k2', sealed }, 'event:1')).toBeNull();
    for (let at = 0; at < sealed.length; at++) {
      const changed = Uint8Array.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(ring.open('ticket-key', { keyId, sealed: changed }, 'event:1')).toBeNull();
    }
    expect(ring.open('ticket-key', { keyId, sealed: sealed.slice(0, 20) }, 'event:1')).toBeNull();
  });

  it('seals the same value to a different text each time', () => {
    expect(ring.sealText('cursor', 'same', 'x')).not.toBe(ring.sealText('cursor', 'same', 'x'));
  });

  it('accepts one spelling of a signature only', () => {
    const signature = ring.signText('order-link', 'a');
    expect(ring.verifyText('order-link', 'a', `${signature}=`)).toBe(false);
    // 32 bytes end in a letter with two spare bits: its twin would decode alike.
    const last = signature.at(-1) ?? '';
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const twin = alphabet[alphabet.indexOf(last) ^ 1] ?? '';
    expect(ring.verifyText('order-link', 'a', signature.slice(0, -1) + twin)).toBe(false);
    // A two-byte letter whose low byte is the right one.
    const wide = String.fromCharCode(last.charCodeAt(0) + 0x100);
    expect(ring.verifyText('order-link', 'a', signature.slice(0, -1) + wide)).toBe(false);
    expect(ring.verifyText('order-link', 'a', 'nonsense')).toBe(false);
  });
});
