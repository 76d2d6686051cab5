import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant, later } from '#domain/kernel/instant.ts';
import { anyMoment, anyWaiter, anyWaitingTokenFields } from '#test/arbitraries/waiting-room.arbitraries.ts';
import { standInCode } from '#test/builders/stand-in-code.ts';
import type { Waiter } from './place.ts';
import {
  checkToken,
  newPlace,
  PASS_LIFE,
  PLACE_LIFE,
  passFor,
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

describe('the waiting room token', () => {
  it('round-trips', () => {
    fc.assert(
      fc.property(anyWaitingTokenFields, fc.uint8Array({ minLength: 32, maxLength: 32 }), (fields, mac) => {
        const payload = waitingTokenPayload(fields);
        const text = writeWaitingToken('key7', payload, mac);
        expect(text).toMatch(/^key7\.[A-Za-z0-9_-]{88}$/);
        expect(readWaitingToken(text)).toEqual({ ok: true, value: { keyId: 'key7', payload, mac, fields } });
      }),
    );
  });

  it('refuses any changed character', () => {
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

  it('covers version, kind, event, holder and lifetime', () => {
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
  ])('rejects %j', (other) => {
    expect(readWaitingToken(other)).toEqual({ ok: false, refusal: 'INVALID' });
  });
});

const NOW = instant(1_780_000_000_000);
const LINH: Waiter = { kind: 'ACCOUNT', id: '0190a5e0-0000-7000-8000-000000000001' };
const MINH: Waiter = { kind: 'ACCOUNT', id: '0190a5e0-0000-7000-8000-000000000002' };
const asked = { kind: 'PLACE', eventId: 1012, holders: [LINH] } as const;

describe('checking a token', () => {
  it('a place lasts six hours, a pass ten minutes within its place', () => {
    expect([PLACE_LIFE, PASS_LIFE]).toEqual([6 * 3_600_000, 600_000]);
    const held = newPlace(1012, LINH, NOW);
    expect(held).toEqual({
      kind: 'PLACE',
      eventId: 1012,
      waiter: LINH,
      issuedAt: NOW,
      expiresAt: later(NOW, PLACE_LIFE),
    });
    expect(passFor(held, later(NOW, 1))).toEqual({
      ...held,
      kind: 'PASS',
      issuedAt: NOW + 1,
      expiresAt: NOW + 1 + PASS_LIFE,
    });
    expect(passFor(held, later(NOW, PLACE_LIFE - 1)).expiresAt).toBe(held.expiresAt);
  });

  it('a fresh token stays valid for its holder until it expires', () => {
    fc.assert(
      fc.property(anyWaitingTokenFields, fc.array(anyWaiter, { maxLength: 2 }), (token, others) => {
        const call = { kind: token.kind, eventId: token.eventId, holders: [...others, token.waiter] };
        expect(checkToken(token, call, later(token.expiresAt, -1))).toEqual({ ok: true, value: token });
        expect(checkToken(token, call, token.expiresAt)).toEqual({ ok: false, refusal: 'EXPIRED' });
      }),
    );
  });

  it('is invalid for anyone else', () => {
    fc.assert(
      fc.property(anyWaiter, anyWaiter, anyMoment, (own, other, now) => {
        fc.pre(own.id !== other.id);
        const refusal = { ok: false, refusal: 'OTHER_PERSON' };
        const token = newPlace(1012, own, now);
        expect(checkToken(token, { ...asked, holders: [other] }, now)).toEqual(refusal);
        expect(checkToken(token, { ...asked, holders: [] }, now)).toEqual(refusal);
        const namesake: Waiter = { id: own.id, kind: own.kind === 'ACCOUNT' ? 'VISITOR' : 'ACCOUNT' };
        expect(checkToken(token, { ...asked, holders: [namesake] }, now)).toEqual(refusal);
      }),
    );
  });

  it.each([
    ['a place is no pass', { ...asked, kind: 'PASS' as const }, 'INVALID'],
    ['another event', { ...asked, eventId: 1013 }, 'OTHER_EVENT'],
    ['another account', { ...asked, holders: [MINH] }, 'OTHER_PERSON'],
  ])('%s', (_, call, refusal) => {
    expect(checkToken(newPlace(1012, LINH, NOW), call, NOW)).toEqual({ ok: false, refusal });
  });
});
