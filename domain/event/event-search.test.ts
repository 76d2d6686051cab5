import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEARCH_PAGE, SEARCH_PAUSE, SUGGESTIONS_MAX, searchQuery } from './event-search.ts';

describe('the event search', () => {
  it.each([
    ['', null],
    ['  \n', null],
    [' nhạc Trịnh ', 'nhạc Trịnh'],
  ])('turns %j into the query %j', (typed, text) => {
    expect(searchQuery(typed)).toBe(text);
  });

  it('ignores blank input and surrounding blanks', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('', ' ', '\t ', '\n'), (typed, blank) => {
        expect(searchQuery(blank + typed + blank)).toBe(searchQuery(typed));
        expect(searchQuery(typed)).not.toBe('');
      }),
    );
  });

  it('waits half a second, pages by 20 and suggests 12', () => {
    expect([SEARCH_PAUSE, SEARCH_PAGE, SUGGESTIONS_MAX]).toEqual([500, 20, 12]);
  });
});
