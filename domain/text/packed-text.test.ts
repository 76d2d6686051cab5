import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNastyText } from '#test/arbitraries/text.arbitraries.ts';
import { packText, unpackText } from './packed-text.ts';

// pieroxy/lz-string, src/__test__/lz-string-spec.ts: LONG_TEXT and what compressToEncodedURIComponent makes of it.
const LONG_TEXT =
  "During tattooing, ink is injected into the skin, initiating an immune response, and cells called \"macrophages\" move into the area and \"eat up\" the ink. The macrophages carry some of the ink to the body's lymph nodes, but some that are filled with ink stay put, embedded in the skin. That's what makes the tattoo visible under the skin. Dalhousie Uiversity's Alec Falkenham is developing a topical cream that works by targeting the macrophages that have remained at the site of the tattoo. New macrophages move in to consume the previously pigment-filled macrophages and then migrate to the lymph nodes, eventually taking all the dye with them. \"When comparing it to laser-based tattoo removal, in which you see the burns, the scarring, the blisters, in this case, we've designed a drug that doesn't really have much off-target effect,\" he said. \"We're not targeting any of the normal skin cells, so you won't see a lot of inflammation. In fact, based on the process that we're actually using, we don't think there will be any inflammation at all and it would actually be anti-inflammatory.";
const LONG_PACKED =
  'CIVwTglgdg5gBAFwIYIQezdGAaO0DWeAznlAFYCmAxghQCanqIAWFcR+0u0ECEKWOEih4AtqJBQ2YCkQAOaKEQq5hDKhQA2mklSTb6cAESikVMGjnMkMWUbii0ANzbQmCVkJlIhUBkYoUOBA5ew9XKHwAOjgAFU9Tc0trW10kMDAAT3Y0UTY0ADMWCMJ3TwAjNDpMgHISTUzRKzgoKtlccpAEHLyWIPS2AogDBgB3XmZSQiJkbLku3ApRcvo6Q2hi9k4oGPiUOrhR627TfFlN5FQMOCcIIghyzTZJNbBNjmgY4H1mNBB7tgAVQgLjA9wQtRIAEEnlQ4AAxfRnKDWUTEOBrFyaSyCHzoOQQPSaODmQJojxBUZoMD4EjlbLIMC2PiwTaJCxWGznCndawuOAyUzQQxBcLsXj5Ipiy7oNAxAByFFGDjMHJS50c-I2TCoiiIIF6YrkMlufyIDTgBJgeSgCAAtEMRiqkpzUr4GOERKIIDAwCg2GU2A0mpNWmsiIsXLaQPoLchtvBY5tqmxxh5iqIYkYAOqsES6prpQS8RBoOCaJDKMB28qVwwy66C5z6bgiI6EyaZP7sCgBirgJS4MVEPQZLBDiqaO60MGtlh3El13CjCg1fnhn1SBg+OhgEDwHkYtCyKA1brebTZPlsCRUSaFAp2xnMuAUAoFagIbD2TxEJAQOgs2zVcZBaNBumfCgWUTKBskKTZWjAUxiQ+fMtB0XAiDLLsQEORQzx7NgfGxbp4OgAoK3EARFBiABJEQCjML84FrZQGEUTZjTQDQiBIQ8VxqUCmJjS9gnuWBlzYOh8Ig5gCGKUDxm0FiiNg0gKKQKi+A4-plLUPBuipEBNG3GgRItFZfD4O1yMo0x0CyKIgA';

describe('packed text', () => {
  it('is what lz-string writes', () => {
    expect(packText(LONG_TEXT)).toBe(LONG_PACKED);
    expect(unpackText(LONG_PACKED, 2_000)).toBe(LONG_TEXT);
  });

  it('comes back as it was', () => {
    const repeated = fc.tuple(anyNastyText, fc.nat({ max: 12 })).map(([text, times]) => text.repeat(times));
    fc.assert(
      fc.property(fc.oneof(anyNastyText, repeated), (text) => {
        const packed = packText(text);
        expect(packed).toMatch(/^[A-Za-z0-9+-]+$/);
        expect(unpackText(packed, text.length)).toBe(text);
      }),
    );
  });

  it('is shorter where words come again', () => {
    expect(packText('Đêm nhạc '.repeat(20)).length).toBeLessThan(100);
  });

  it('has one spelling: nothing else is read, and nothing throws', () => {
    fc.assert(
      fc.property(anyNastyText, fc.nat(), fc.constantFrom(...'AZaz09+-$ =_é'), (text, place, character) => {
        const packed = packText(text);
        const at = place % packed.length;
        const changed = packed.slice(0, at) + character + packed.slice(at + 1);
        const read = unpackText(changed, 10_000);
        expect(read === null || packText(read) === changed).toBe(true);
      }),
    );
  });

  it.each(['', 'Q$', 'QA', '$', 'A', 'AAAA', 'zzzzzzzz', 'CIVw', 'Q '])('%j is none', (packed) => {
    expect(unpackText(packed, 1_000)).toBeNull();
  });

  it('of nothing is the end alone', () => {
    expect([packText(''), unpackText('Q', 0)]).toEqual(['Q', '']);
  });

  it('is not read beyond the length that is wanted', () => {
    const packed = packText('a'.repeat(100_000));
    expect(packed.length).toBeLessThan(2_000);
    expect([unpackText(packed, 99_999), unpackText(packed, 1_000)]).toEqual([null, null]);
    expect(unpackText(packText('abcabcabc'), 8)).toBeNull();
    expect(unpackText(packText('abcabcabc'), 9)).toBe('abcabcabc');
  });
});
