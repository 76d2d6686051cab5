import { describe, expect, it } from 'vitest';
import { rulebookCoverage } from './rulebook-coverage.ts';

const source = [
  'switch (state) {',
  '  case 1:',
  '    return one;',
  '  case 2:',
  '    return two;',
  '  default:',
  '    return never(state);',
  '}',
];
const at = (line: number) => ({ start: { line } });
const report = (two: number) => ({
  'domain/x.ts': {
    statementMap: { 0: at(1), 1: at(3), 2: at(5), 3: at(7) },
    s: { 0: 5, 1: 5, 2: two, 3: 0 },
    branchMap: { 0: { loc: at(1), locations: [at(2), at(4), at(6)] } },
    b: { 0: [5, two, 0] },
  },
});
const lineOf = (_file: string, line: number) => source[line - 1] ?? '';

describe('coverage of the rules', () => {
  it('ignores only the default branch that cannot run', () => {
    expect(rulebookCoverage(report(1), lineOf)).toEqual({
      lines: { reached: 3, all: 3, missed: [] },
      branches: { reached: 2, all: 2, missed: [] },
    });
  });

  it('lists what no test reached', () => {
    expect(rulebookCoverage(report(0), lineOf)).toEqual({
      lines: { reached: 2, all: 3, missed: ['domain/x.ts:5'] },
      branches: { reached: 1, all: 2, missed: ['domain/x.ts:4'] },
    });
  });
});
