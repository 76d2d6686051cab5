import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySignature, anyTicketTokenFields } from '#test/arbitraries/ticket.arbitraries.ts';
import { standInCode } from '#test/builders/stand-in-code.ts';
import {
  readTicketToken,
  SIGNATURE_BYTES,
  TICKET_TOKEN_LENGTH,
  ticketTokenPayload,
  writeTicketToken,
} from './ticket-token.ts';

const signatureOf = (payload: Uint8Array): Uint8Array => standInCode(payload, SIGNATURE_BYTES);

const isGenuine = (text: string): boolean => {
  const token = readTicketToken(text);
  return token.ok && signatureOf(token.value.payload).every((byte, at) => byte === token.value.signature[at]);
};

const CHARACTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/= .'];

describe('the ticket token', () => {
  it('round-trips', () => {
    fc.assert(
      fc.property(anyTicketTokenFields, anySignature, (fields, signature) => {
        const payload = ticketTokenPayload(fields);
        const text = writeTicketToken(payload, signature);
        expect(text).toHaveLength(TICKET_TOKEN_LENGTH);
        expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(readTicketToken(text)).toEqual({ ok: true, value: { payload, signature, fields } });
      }),
    );
  });

  it('refuses any changed character', () => {
    fc.assert(
      fc.property(
        anyTicketTokenFields,
        fc.nat({ max: TICKET_TOKEN_LENGTH - 1 }),
        fc.constantFrom(...CHARACTERS),
        (fields, at, character) => {
          const payload = ticketTokenPayload(fields);
          const text = writeTicketToken(payload, signatureOf(payload));
          fc.pre(text[at] !== character);
          expect(isGenuine(text)).toBe(true);
          expect(isGenuine(text.slice(0, at) + character + text.slice(at + 1))).toBe(false);
        },
      ),
    );
  });

  it('refuses other lengths, versions and garbage', () => {
    const payload = ticketTokenPayload({
      keyNumber: 1,
      eventId: 1012,
      ticketId: '0190a5e0-0000-7000-8000-000000000001',
      issueNumber: 1,
    });
    const text = writeTicketToken(payload, signatureOf(payload));
    const newer = Uint8Array.from(payload, (byte, at) => (at === 0 ? 2 : byte));
    for (const other of [
      '',
      text.slice(1),
      `${text}A`,
      `${text}=`,
      'https://example.com/',
      text.replace(/.$/, '='),
      writeTicketToken(newer, signatureOf(newer)),
    ]) {
      expect(readTicketToken(other)).toEqual({ ok: false, refusal: { code: 'QR_INVALID' } });
    }
  });

  it('contains only version, key, event, ticket and issue', () => {
    const payload = ticketTokenPayload({
      keyNumber: 7,
      eventId: 0x01020304,
      ticketId: '00112233-4455-6677-8899-AABBCCDDEEFF',
      issueNumber: 0x0a0b0c0d,
    });
    const hex = Array.from(payload, (byte) => byte.toString(16).padStart(2, '0')).join(' ');
    expect(hex).toBe('01 07 01 02 03 04 00 11 22 33 44 55 66 77 88 99 aa bb cc dd ee ff 0a 0b 0c 0d');
  });
});
