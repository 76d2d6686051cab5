import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeFields, mergeRows } from './merge-edits.ts';

const value = fc.constantFrom('a', 'b', 'c');
const fields = fc.record({ name: value, price: value, note: value });
const row = fc.record({ id: fc.constantFrom('1', '2', '3', '4'), text: value });
const rows = fc.uniqueArray(row, { selector: ({ id }) => id });
const keyOf = ({ id }: { readonly id: string }) => id;
const textOf = (all: readonly { readonly id: string; readonly text: string }[], id: string) =>
  all.find((one) => one.id === id)?.text;

describe('fields that two people changed', () => {
  it('keep every change that only one of them made, and name those of both', () => {
    fc.assert(
      fc.property(fields, fields, fields, (seen, mine, theirs) => {
        const { merged, taken, conflicts } = mergeFields({ seen, mine, theirs }, 'MINE');
        for (const field of ['name', 'price', 'note'] as const) {
          const [isMine, isTheirs] = [mine[field] !== seen[field], theirs[field] !== seen[field]];
          expect(merged[field]).toBe(isTheirs && !isMine ? theirs[field] : mine[field]);
          expect(taken.includes(field)).toBe(isTheirs && !isMine);
          expect(conflicts.includes(field)).toBe(isTheirs && isMine && mine[field] !== theirs[field]);
        }
      }),
    );
  });

  it('are the other’s wherever both changed one, once their version is chosen', () => {
    fc.assert(
      fc.property(fields, fields, fields, (seen, mine, theirs) => {
        const { merged, conflicts } = mergeFields({ seen, mine, theirs }, 'THEIRS');
        for (const field of conflicts) expect(merged[field]).toBe(theirs[field]);
      }),
    );
  });
});

describe('rows that two people changed', () => {
  it('keep what only one of them added, changed or removed', () => {
    fc.assert(
      fc.property(rows, rows, rows, (seen, mine, theirs) => {
        const { merged, changes } = mergeRows({ seen, mine, theirs }, keyOf, 'MINE');
        for (const id of ['1', '2', '3', '4']) {
          const [before, here, there] = [textOf(seen, id), textOf(mine, id), textOf(theirs, id)];
          expect(textOf(merged, id)).toBe(here === before ? there : here);
          const told = changes.find((change) => change.row.id === id);
          expect(told !== undefined).toBe(there !== before && there !== here);
          if (told !== undefined) expect(told.conflict).toBe(here !== before);
        }
      }),
    );
  });

  it('are the other’s wherever both changed one, once their version is chosen', () => {
    fc.assert(
      fc.property(rows, rows, rows, (seen, mine, theirs) => {
        const { merged } = mergeRows({ seen, mine, theirs }, keyOf, 'THEIRS');
        for (const id of ['1', '2', '3', '4']) {
          const [before, here, there] = [textOf(seen, id), textOf(mine, id), textOf(theirs, id)];
          expect(textOf(merged, id)).toBe(there === before ? here : there);
        }
      }),
    );
  });

  it('stay in the order that is written here, with a new one behind its neighbour', () => {
    const of = (...ids: readonly string[]) => ids.map((id) => ({ id, text: 'a' }));
    const { merged } = mergeRows({ seen: of('1', '2'), mine: of('2', '1'), theirs: of('1', '3', '2') }, keyOf, 'MINE');
    expect(merged.map(keyOf)).toEqual(['2', '1', '3']);
  });
});
