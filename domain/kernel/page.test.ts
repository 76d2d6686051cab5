import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNastyText } from '#test/arbitraries/text.arbitraries.ts';
import {
  cursorBinding,
  cutPage,
  GREATEST_PAGE,
  type ListFilter,
  type ListPosition,
  type Page,
  pageRequest,
  readPosition,
  writePosition,
} from './page.ts';

const anyKey = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((key) => key + 0),
  anyNastyText,
);
const anyPosition: fc.Arbitrary<ListPosition> = fc.record({ key: anyKey, id: anyNastyText });
const sealed = (text: string) => `sealed ${text}`;
const open = (cursor: string) => (cursor.startsWith('sealed ') ? cursor.slice('sealed '.length) : null);
const invalid = { ok: false, refusal: { code: 'INVALID_CURSOR' } };

describe('cursors', () => {
  it('round-trip a position', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        expect(readPosition(writePosition(position))).toEqual(position);
      }),
    );
  });

  it.each([
    '',
    'x',
    'null',
    '{}',
    '1',
    '[]',
    '[1]',
    '[1,2]',
    '[null,"a"]',
    '[true,"a"]',
    '[[],"a"]',
    '[1,"a",2]',
    '{"key":1,"id":"a"}',
    '[1,"a"',
  ])('%j is no position', (text) => {
    expect(readPosition(text)).toBeNull();
  });

  it('are bound to list and filter, in any order of fields', () => {
    expect(cursorBinding('orders', { search: 'a', free: null, event: undefined, page: 0, mine: false })).toBe(
      '["orders",[["mine",false],["page",0],["search","a"]]]',
    );
    const anyFilter: fc.Arbitrary<ListFilter> = fc.dictionary(
      fc.constantFrom('a', 'b', 'c'),
      fc.oneof(anyNastyText, fc.integer(), fc.constant(null)),
    );
    const said = (filter: ListFilter) =>
      Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null));
    fc.assert(
      fc.property(
        fc.constantFrom('x', 'y'),
        anyFilter,
        fc.constantFrom('x', 'y'),
        anyFilter,
        (list, filter, other, otherFilter) => {
          const turned = Object.fromEntries(Object.entries(filter).reverse());
          expect(cursorBinding(list, turned)).toBe(cursorBinding(list, filter));
          const same =
            list === other &&
            JSON.stringify(Object.entries(said(filter)).sort()) ===
              JSON.stringify(Object.entries(said(otherFilter)).sort());
          expect(cursorBinding(list, filter) === cursorBinding(other, otherFilter)).toBe(same);
        },
      ),
    );
  });
});

describe('the requested page', () => {
  it.each([
    [{}, 20],
    [{ limit: null, after: null, before: '' }, 20],
    [{ limit: 0 }, 1],
    [{ limit: -5, after: '' }, 1],
    [{ limit: 100 }, 100],
    [{ limit: 5_000 }, GREATEST_PAGE],
  ])('of %j is the first with %d rows', (query, limit) => {
    expect(pageRequest(query, open)).toEqual({ ok: true, value: { limit, from: null } });
  });

  it('continues from its cursor; after wins over before', () => {
    const position = { key: 7, id: 'a' };
    const cursor = sealed(writePosition(position));
    const asked = (direction: 'after' | 'before') => ({ ok: true, value: { limit: 5, from: { direction, position } } });
    expect(pageRequest({ limit: 5, after: cursor }, open)).toEqual(asked('after'));
    expect(pageRequest({ limit: 5, before: cursor }, open)).toEqual(asked('before'));
    expect(pageRequest({ limit: 5, after: cursor, before: 'nonsense' }, open)).toEqual(asked('after'));
  });

  it('refuses foreign, malformed and overlong cursors', () => {
    expect(pageRequest({ after: 'nonsense' }, open)).toEqual(invalid);
    expect(pageRequest({ before: sealed('[1]') }, open)).toEqual(invalid);
    const long = (length: number) =>
      sealed(writePosition({ key: 1, id: 'x'.repeat(length - sealed('[1,""]').length) }));
    expect(pageRequest({ after: long(1_000) }, open).ok).toBe(true);
    expect(pageRequest({ after: long(1_001) }, open)).toEqual(invalid);
  });
});

describe('pages', () => {
  const positionOf = (row: number): ListPosition => ({ key: row, id: String(row) });

  /** Reads as a database does: rows after or before the position, in reading order, one more than asked. */
  const read = (rows: readonly number[], limit: number, from: Parameters<typeof cutPage>[1]['from']): Page<number> => {
    const key = Number(from?.position.key);
    const inOrder =
      from === null
        ? rows
        : from.direction === 'after'
          ? rows.filter((row) => row > key)
          : rows.filter((row) => row < key).toReversed();
    return cutPage(inOrder.slice(0, limit + 1), { limit, from }, positionOf);
  };

  it('visit every row once forwards, and lead back to the first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 25 }), fc.integer({ min: 1, max: 7 }), (count, limit) => {
        const rows = Array.from({ length: count }, (_, row) => row);
        const forwards: number[] = [];
        let page = read(rows, limit, null);
        expect(page.before).toBeNull();
        forwards.push(...page.rows);
        while (page.after !== null) {
          page = read(rows, limit, { direction: 'after', position: page.after });
          forwards.push(...page.rows);
        }
        expect(forwards).toEqual(rows);

        const backwards = [...page.rows];
        while (page.before !== null) {
          page = read(rows, limit, { direction: 'before', position: page.before });
          backwards.unshift(...page.rows);
          expect(page.after).not.toBeNull();
        }
        expect(backwards).toEqual(rows);
      }),
    );
  });

  it('of an empty list have no neighbours', () => {
    const from = { direction: 'before', position: positionOf(1) } as const;
    expect(cutPage<number>([], { limit: 5, from }, positionOf)).toEqual({ rows: [], after: null, before: null });
  });
});
