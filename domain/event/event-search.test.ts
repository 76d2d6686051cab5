import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEARCH_PAGE, SEARCH_PAUSE, SUGGESTIONS_MAX, searchQuery } from './event-search.ts';

describe('a search for events', () => {
  it.each([
    ['', null],
    ['  \n', null],
    [' nhạc Trịnh ', 'nhạc Trịnh'],
  ])('for %j looks for %j', (typed, text) => {
    expect(searchQuery(typed)).toBe(text);
  });

  it('is made only for words, and blanks around them change nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('', ' ', '\t ', '\n'), (typed, blank) => {
        expect(searchQuery(blank + typed + blank)).toBe(searchQuery(typed));
        expect(searchQuery(typed)).not.toBe('');
      }),
    );
  });

  it('waits half a second, shows 20, and suggests 12 before', () => {
    expect([SEARCH_PAUSE, SEARCH_PAGE, SUGGESTIONS_MAX]).toEqual([500, 20, 12]);
  });
});
