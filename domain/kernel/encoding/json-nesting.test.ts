import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNestedTooDeeply } from './json-nesting.ts';

const depthOf = (value: unknown): number =>
  value === null || typeof value !== 'object' ? 0 : 1 + Math.max(0, ...Object.values(value).map(depthOf));

it.each(['[', '{"a":'])('refuses ten thousand levels of %s', (open) => {
  const close = open === '[' ? ']' : '}';
  expect(isNestedTooDeeply(open.repeat(10_000))).toBe(true);
  expect(isNestedTooDeeply(`${open.repeat(10_000)}1${close.repeat(10_000)}`)).toBe(true);
  expect(isNestedTooDeeply(`${open.repeat(64)}1${close.repeat(64)}`)).toBe(false);
  expect(isNestedTooDeeply(`${open.repeat(65)}1${close.repeat(65)}`)).toBe(true);
});

it('agrees with the depth of a JSON value, whatever brackets and quotes its texts hold', () => {
  const text = fc.string({ unit: fc.constantFrom('[', '{', '"', '\\'), maxLength: 8 });
  const wraps = fc.array(fc.boolean(), { maxLength: 80 });
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), text, wraps, (inner, key, around) => {
      const whole = around.reduce<unknown>((value, asList) => (asList ? [key, value] : { [key]: value }), inner);
      expect(isNestedTooDeeply(JSON.stringify(whole))).toBe(depthOf(whole) > 64);
    }),
  );
});
