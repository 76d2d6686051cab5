import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyNastyText } from '#test/arbitraries/text.arbitraries.ts';
import { maskedName } from './masked-name.ts';

it.each([
  ['Ngô Lan', 'N*** L***'],
  [' lan@example.test ', 'l***'],
  ['🎫x ộ', '🎫*** ộ***'],
  ['', '***'],
])('%j is shown as %j', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});

it('a masked name tells one character of each word and how many words there are', () => {
  fc.assert(
    fc.property(anyNastyText, (name) => {
      const words = name.trim().split(/\s+/u);
      const masked = maskedName(name).split(' ');
      expect(masked).toHaveLength(words.length);
      for (const [at, word] of masked.entries())
        expect([...word.slice(0, -3)]).toEqual([...(words[at] ?? '')].slice(0, 1));
    }),
  );
});
