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

it('agrees with the depth of any JSON value, whatever brackets and quotes its texts hold', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 70, depthSize: 'max' }),
      fc.string({ unit: fc.constantFrom('[', '{', '"', '\\') }),
      (value, text) => {
        const whole = { value, text, [text]: [] };
        expect(isNestedTooDeeply(JSON.stringify(whole))).toBe(depthOf(whole) > 64);
      },
    ),
  );
});
