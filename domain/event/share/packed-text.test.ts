import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNastyText } from '#test/arbitraries/text.arbitraries.ts';
import { packText, unpackText } from './packed-text.ts';
import { readThanks, writeThanks } from './thanks-data.ts';

describe('packed text', () => {
  // As the library writes them.
  it.each([
    ['red', 'E4UwJkA'],
    ['hello world', 'BYUwNmD2AEDukCcwBMg'],
  ])('packs %j as %j', (text, packed) => {
    expect([packText(text), unpackText(packed)]).toEqual([packed, text]);
  });

  it('unpacks to the original', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyNastyText, fc.string({ unit: 'binary', maxLength: 300 }), fc.stringMatching(/^[ab]{1,400}$/)),
        (text) => {
          expect(unpackText(packText(text))).toBe(text === '' ? null : text);
        },
      ),
    );
  });

  it('is URL-safe', () => {
    fc.assert(
      fc.property(anyNastyText, (text) => {
        expect(packText(text)).toMatch(/^[A-Za-z0-9+-]*$/);
      }),
    );
  });

  it('unpacking anything else gives null and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(anyNastyText, fc.stringMatching(/^[A-Za-z0-9+-]{0,200}$/)), (text) => {
        const unpacked = unpackText(text);
        expect(unpacked === null || unpacked.length <= 20_000).toBe(true);
      }),
    );
  });

  it('refuses to expand beyond the memory limit', () => {
    expect(unpackText(packText('a'.repeat(30_000)))).toBeNull();
  });

  it('carries thanks', () => {
    const thanks = {
      name: 'Ngô Lan',
      eventName: 'Đêm nhạc',
      companyName: '',
      isDonate: false,
      isPrivate: true,
      locale: 'vi',
    } as const;
    expect(readThanks(writeThanks(thanks, packText), unpackText)).toEqual({ ok: true, value: thanks });
  });
});
