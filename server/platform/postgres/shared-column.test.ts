import fc from 'fast-check';
import { expect, it } from 'vitest';
import { column, sparseColumn } from './shared-column.ts';

const itself = <Value>(value: Value): Value => value;

const read = <Value>(sent: readonly Value[], rows: number): readonly (Value | null)[] =>
  Array.from({ length: rows }, (_, index) => sent[index] ?? sent[0] ?? null);
const readSparse = <Value>(sent: readonly (Value | null)[], rows: number): readonly (Value | null)[] =>
  Array.from({ length: rows }, (_, index) => sent[index] ?? null);

it('reads every row’s value, shared or not', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2 })), (rows) => {
      expect(read(column(rows, itself), rows.length)).toEqual(rows);
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.option(fc.constantFrom('a', 'b'))), (rows) => {
      expect(readSparse(sparseColumn(rows, itself), rows.length)).toEqual(rows);
    }),
  );
});

it('sends a common value once, and an empty column not at all', () => {
  expect(column([7, 7, 7], itself)).toEqual([7]);
  expect(sparseColumn([null, null], itself)).toEqual([]);
  expect(sparseColumn([null, 'b'], itself)).toEqual([null, 'b']);
});
