import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILTER_NAME_LENGTH, filterOf, filterProblem, MOST_FILTERS } from './saved-filter.ts';

const named = (...names: readonly string[]) => names.map((name, at) => ({ id: `f${at}`, name }));
const problem = (name: string, query = 'q=lan', others = named('Chưa trả')) =>
  filterProblem({ id: 'new', name, query }, others);

describe('a saved filter', () => {
  it('is what the address filters by, without its page and without empty parts', () => {
    expect(filterOf('?status=PAID&after=xyz&q=lan&empty=')).toBe('q=lan&status=PAID');
    expect(filterOf('?before=abc')).toBe('');
    expect(filterOf('')).toBe('');
  });

  it('is the same whatever the order of its parts, and stays itself', () => {
    const part = fc.tuple(fc.constantFrom('q', 'tab', 'status', 'after'), fc.stringMatching(/^[a-z0-9%]{0,6}$/));
    fc.assert(
      fc.property(fc.uniqueArray(part, { selector: ([name]) => name }), (parts) => {
        const written = parts.map(([name, value]) => `${name}=${value}`);
        const filter = filterOf(written.join('&'));
        expect(filterOf(written.toReversed().join('&'))).toBe(filter);
        expect(filterOf(filter)).toBe(filter);
        expect(filter).not.toContain('after=');
      }),
    );
  });

  it('needs a name of its own in its list, and something to filter by', () => {
    expect(problem('Của Lan')).toBe(null);
    expect(problem(' ')).toMatchObject({ field: 'name', problem: { kind: 'REQUIRED' } });
    expect(problem('x'.repeat(FILTER_NAME_LENGTH + 1))).toMatchObject({ field: 'name' });
    expect(problem(' chưa TRẢ')).toMatchObject({ field: 'name', problem: { kind: 'MALFORMED' } });
    expect(problem('Trang 2', 'after=x')).toMatchObject({ field: 'query', problem: { kind: 'REQUIRED' } });
    expect(filterProblem({ id: 'f0', name: 'chưa trả', query: 'q=1' }, named('Chưa trả'))).toBe(null);
  });

  it('is one of a bounded number', () => {
    const names = (count: number) => named(...Array.from({ length: count }, (_, at) => `Tên ${at}`));
    expect(problem('Mới', 'q=1', names(MOST_FILTERS - 1))).toBe(null);
    expect(problem('Mới', 'q=1', names(MOST_FILTERS))).toMatchObject({ field: 'filters' });
  });
});
