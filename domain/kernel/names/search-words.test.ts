import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it.each([
  ['', []],
  ['  Hà  Nội, jazz! ', ['Hà', 'Nội', 'jazz']],
  ['giảm 50%', ['giảm', '50%']],
  ['a_b@vemoi.test', ['a_b@vemoi.test']],
  ['%', []],
  ['rock & roll ?!', ['rock', 'roll']],
])('%j has the words %j', (search, words) => {
  expect(searchWords(search)).toEqual(words);
});

it('has at most eight words, none of them blank', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      const words = searchWords(search);
      expect(words.length).toBeLessThanOrEqual(8);
      expect(words.filter((word) => word.trim() === '')).toEqual([]);
    }),
  );
});
