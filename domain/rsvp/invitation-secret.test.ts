import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInvitationSecretFields } from '#test/arbitraries/rsvp.arbitraries.ts';
import { standInCode } from '#test/builders/stand-in-code.ts';
import {
  INVITATION_MAC_BYTES,
  type InvitationSecretFields,
  invitationSecretPayload,
  readInvitationSecret,
  writeInvitationSecret,
} from './invitation-secret.ts';

const macOf = (payload: Uint8Array): Uint8Array => standInCode(payload, INVITATION_MAC_BYTES);

const secretOf = (fields: InvitationSecretFields): string =>
  writeInvitationSecret(fields, macOf(invitationSecretPayload(fields)));

/** As the server verifies: the event and invitation are those asked for, key and letter those that the text names. */
const isGenuine = (text: string, of: Pick<InvitationSecretFields, 'eventId' | 'invitationId'>): boolean => {
  const read = readInvitationSecret(text);
  if (!read.ok) return false;
  const { keyId, letterNumber, mac } = read.value;
  return macOf(invitationSecretPayload({ ...of, keyId, letterNumber })).every((byte, at) => byte === mac[at]);
};

const CHARACTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/= .'];

describe('an invitation’s secret', () => {
  it('round-trips', () => {
    fc.assert(
      fc.property(anyInvitationSecretFields, fc.uint8Array({ minLength: 32, maxLength: 32 }), (fields, mac) => {
        const text = writeInvitationSecret(fields, mac);
        expect(text).toMatch(/^[a-z0-9]{1,16}\.[A-Za-z0-9_-]{48}$/);
        expect(readInvitationSecret(text)).toEqual({
          ok: true,
          value: { keyId: fields.keyId, letterNumber: fields.letterNumber, mac },
        });
      }),
    );
  });

  it('refuses any changed character', () => {
    fc.assert(
      fc.property(anyInvitationSecretFields, fc.nat(), fc.constantFrom(...CHARACTERS), (fields, place, character) => {
        const text = secretOf(fields);
        const at = place % text.length;
        fc.pre(text[at] !== character);
        expect(isGenuine(text, fields)).toBe(true);
        expect(isGenuine(text.slice(0, at) + character + text.slice(at + 1), fields)).toBe(false);
      }),
    );
  });

  it('is invalid for another event, invitation or letter', () => {
    fc.assert(
      fc.property(anyInvitationSecretFields, anyInvitationSecretFields, (fields, other) => {
        const mine = { eventId: fields.eventId, invitationId: fields.invitationId };
        fc.pre(other.eventId !== mine.eventId && other.invitationId !== mine.invitationId);
        expect(isGenuine(secretOf({ ...fields, eventId: other.eventId }), mine)).toBe(false);
        expect(isGenuine(secretOf({ ...fields, invitationId: other.invitationId }), mine)).toBe(false);
      }),
    );
  });

  it('covers version, letter, key, event and invitation', () => {
    const payload = invitationSecretPayload({
      keyId: 'k1',
      eventId: 0x01020304,
      invitationId: '00112233-4455-6677-8899-AABBCCDDEEFF',
      letterNumber: 0x0a0b0c,
    });
    const hex = Array.from(payload, (byte) => byte.toString(16).padStart(2, '0')).join(' ');
    expect(hex).toBe(
      '01 0a 0b 0c 6b 31 00 00 00 00 00 00 00 00 00 00 00 00 00 00 01 02 03 04 00 11 22 33 44 55 66 77 88 99 aa bb cc dd ee ff',
    );
  });

  const text = secretOf({
    keyId: 'k1',
    eventId: 1012,
    invitationId: '0190a5e0-0000-7000-8000-000000000001',
    letterNumber: 1,
  });
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
    expect(readInvitationSecret(other)).toEqual({ ok: false, refusal: { code: 'SECRET_INVALID' } });
  });
});
