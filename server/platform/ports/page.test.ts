import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutPage, type Page, type PageRequest } from './page.ts';

/** The list 0..size-1 read as a store reads it: one more than asked, away from the position. */
function read(size: number, request: PageRequest): Page<number> {
  const all = Array.from({ length: size }, (_, index) => index);
  const from = request.from;
  const candidates =
    from === null
      ? all
      : from.direction === 'after'
        ? all.filter((value) => value > Number(from.position.key))
        : all.filter((value) => value < Number(from.position.key)).toReversed();
  return cutPage(candidates.slice(0, request.limit + 1), request, (row) => ({ key: row, id: String(row) }));
}

describe('a page of a list', () => {
  it('walks the whole list forwards and back with any limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }), (size, limit) => {
        const seen: number[] = [];
        let page = read(size, { limit, from: null });
        expect(page.before).toBeNull();
        seen.push(...page.rows);
        while (page.after !== null) {
          page = read(size, { limit, from: { direction: 'after', position: page.after } });
          seen.push(...page.rows);
        }
        expect(seen).toEqual(Array.from({ length: size }, (_, index) => index));
        const back: number[] = [...page.rows];
        while (page.before !== null) {
          page = read(size, { limit, from: { direction: 'before', position: page.before } });
          back.unshift(...page.rows);
        }
        expect(back).toEqual(seen);
      }),
    );
  });
});
