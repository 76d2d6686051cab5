import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { anyWaitingTokenFields } from '#test/arbitraries/waiting-room.arbitraries.ts';
import { standInCode } from '#test/builders/stand-in-code.ts';
import {
  readWaitingToken,
  WAITING_MAC_BYTES,
  type WaitingTokenFields,
  waitingTokenPayload,
  writeWaitingToken,
} from './waiting-token.ts';

const macOf = (keyId: string, payload: Uint8Array): Uint8Array => standInCode(payload, WAITING_MAC_BYTES, keyId);

const tokenOf = (fields: WaitingTokenFields, keyId = 'k1'): string => {
  const payload = waitingTokenPayload(fields);
  return writeWaitingToken(keyId, payload, macOf(keyId, payload));
};

const isGenuine = (text: string): boolean => {
  const read = readWaitingToken(text);
  return read.ok && macOf(read.value.keyId, read.value.payload).every((byte, at) => byte === read.value.mac[at]);
};

const CHARACTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/= .'];

const EXAMPLE: WaitingTokenFields = {
  kind: 'PASS',
  eventId: 0x01020304,
  waiter: { kind: 'VISITOR', id: '00112233-4455-6677-8899-aabbccddeeff' },
  issuedAt: instant(0x0a0b0c0d0e0f),
  expiresAt: instant(0x000000000010),
};

describe('the token of a waiting room', () => {
  it('what is written is read again', () => {
    fc.assert(
      fc.property(anyWaitingTokenFields, fc.uint8Array({ minLength: 32, maxLength: 32 }), (fields, mac) => {
        const payload = waitingTokenPayload(fields);
        const text = writeWaitingToken('key7', payload, mac);
        expect(text).toMatch(/^key7\.[A-Za-z0-9_-]{88}$/);
        expect(readWaitingToken(text)).toEqual({ ok: true, value: { keyId: 'key7', payload, mac, fields } });
      }),
    );
  });

  it('any changed character is refused', () => {
    fc.assert(
      fc.property(anyWaitingTokenFields, fc.nat(), fc.constantFrom(...CHARACTERS), (fields, place, character) => {
        const text = tokenOf(fields);
        const at = place % text.length;
        fc.pre(text[at] !== character);
        expect(isGenuine(text)).toBe(true);
        expect(isGenuine(text.slice(0, at) + character + text.slice(at + 1))).toBe(false);
      }),
    );
  });

  it('is made over version, what it is, event, holder, and its life', () => {
    const hex = (fields: WaitingTokenFields): string =>
      Array.from(waitingTokenPayload(fields), (byte) => byte.toString(16).padStart(2, '0')).join(' ');
    expect(hex(EXAMPLE)).toBe(
      '01 03 01 02 03 04 00 11 22 33 44 55 66 77 88 99 aa bb cc dd ee ff 0a 0b 0c 0d 0e 0f 00 00 00 00 00 10',
    );
    expect(hex({ ...EXAMPLE, kind: 'PLACE' }).slice(0, 5)).toBe('01 02');
    expect(hex({ ...EXAMPLE, waiter: { ...EXAMPLE.waiter, kind: 'ACCOUNT' } }).slice(0, 5)).toBe('01 01');
  });

  const text = tokenOf(EXAMPLE);
  it.each([
    '',
    text.slice(3),
    `.${text.slice(3)}`,
    `K1${text.slice(2)}`,
    `${'k'.repeat(17)}${text.slice(2)}`,
    text.slice(0, -1),
    `${text}A`,
    `${text}\n`,
    ` ${text}`,
    `k1.Ag${text.slice(5)}`,
  ])('%j is none', (other) => {
    expect(readWaitingToken(other)).toEqual({ ok: false, refusal: 'INVALID' });
  });
});
