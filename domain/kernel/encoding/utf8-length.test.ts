import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyNastyText } from '#test/arbitraries/text.arbitraries.ts';
import { utf8Length } from './utf8-length.ts';

it.each([
  ['\u007f', 1],
  ['\u0080', 2],
  ['\u07ff', 2],
  ['\u0800', 3],
  ['\uffff', 3],
  ['\u{10000}', 4],
])('%j has %d octets', (character, octets) => {
  expect(utf8Length(character)).toBe(octets);
});

it('agrees with the platform, including lone surrogates', () => {
  fc.assert(
    fc.property(anyNastyText, (text) => {
      expect([...text].reduce((octets, character) => octets + utf8Length(character), 0)).toBe(Buffer.byteLength(text));
    }),
  );
});
