import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeTextMac } from './text-mac.ts';

const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ maxLength: 100 }));
const key = fc.uint8Array({ minLength: 1, maxLength: 64 });

it('is the HMAC-SHA-256 of node:crypto, whatever was signed before', () => {
  fc.assert(
    fc.property(key, fc.array(text), (secret, texts) => {
      const mac = makeTextMac(secret);
      for (const each of texts)
        expect(mac.sign(each)).toBe(createHmac('sha256', secret).update(each).digest('base64url'));
    }),
  );
});

// RFC 4231, section 4.3 (test case 2).
it('signs the published vector as published', () => {
  const published = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
  expect(
    Buffer.from(makeTextMac(Buffer.from('Jefe')).sign('what do ya want for nothing?'), 'base64url').toString('hex'),
  ).toBe(published);
});

it('believes the one spelling of its own signature, and no other text', () => {
  fc.assert(
    fc.property(key, text, text, (secret, signed, other) => {
      const mac = makeTextMac(secret);
      const good = mac.sign(signed);
      expect(mac.verify(signed, good)).toBe(true);
      expect(mac.verify(signed, other)).toBe(false);
      expect(mac.verify(other, good)).toBe(other === signed);
      // A letter whose last byte is that of the right one.
      expect(mac.verify(signed, `${String.fromCharCode(good.charCodeAt(0) + 0x100)}${good.slice(1)}`)).toBe(false);
      expect(mac.verify(signed, 'é'.repeat(43))).toBe(false);
    }),
  );
});
