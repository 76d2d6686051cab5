import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBase64url, writeBase64url } from './base64url.ts';

const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('base64url', () => {
  // RFC 4648, section 10, without padding.
  it.each([
    ['', ''],
    ['f', 'Zg'],
    ['fo', 'Zm8'],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg'],
    ['fooba', 'Zm9vYmE'],
    ['foobar', 'Zm9vYmFy'],
  ])('encodes %j as %j', (text, encoded) => {
    expect(writeBase64url(ascii(text))).toBe(encoded);
    expect(readBase64url(encoded)).toEqual(ascii(text));
  });

  // RFC 7515, appendix C: its two special characters, and no padding.
  it('encodes 3, 236, 255, 224, 193 as A-z_4ME', () => {
    const bytes = Uint8Array.of(3, 236, 255, 224, 193);
    expect(writeBase64url(bytes)).toBe('A-z_4ME');
    expect(readBase64url('A-z_4ME')).toEqual(bytes);
  });

  it('agrees with the platform in both directions', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        expect(writeBase64url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
        expect(readBase64url(writeBase64url(bytes))).toEqual(bytes);
      }),
    );
  });

  it.each(['Zg==', 'Zh', 'Zm9', 'Z', 'Zm9+', 'Zm9/', 'Zm 9', 'Zm9v\n', 'é'])('refuses the non-canonical %j', (text) => {
    expect(readBase64url(text)).toBeNull();
  });
});
