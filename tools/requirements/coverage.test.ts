import { describe, expect, it } from 'vitest';
import type { TestOutcome } from '../test/test-results.ts';
import { coverage, type Finding, type Requirement } from './coverage.ts';

const row = (id: string, kind: string): Requirement => ({ id, section: '1', area: 'a', kind, text: '' });
const test = (title: string, file = 'counts', passed = true): TestOutcome => ({ title, kind: 'unit', passed, file });
// Ids are put together so that this file's own tests claim no row.
const tag = (id: string) => `[${id}]`;
const rows = [row('S1-01', 'ui'), row('S1-02', 'rule'), row('S9-37', 'wire')];
const FINDINGS: Readonly<Record<string, Finding>> = {
  counts: { kind: 'COUNTS' },
  waits: { kind: 'WAITS' },
  cannot: { kind: 'FAULT', why: 'it cannot' },
};
const found = (...tests: readonly TestOutcome[]) => {
  const { covered, waiting, faults } = coverage(rows, tests, (_row, { file }) => FINDINGS[file] ?? { kind: 'WAITS' });
  return { covered: covered.map(({ id }) => id), waiting: waiting.map(({ id }) => id), faults };
};

describe('coverage of requirements', () => {
  it('counts a row with a passed test, unless another test of it failed', () => {
    const passed = test(`a ${tag('S1-02')}`);
    expect(found(passed).covered).toEqual(['S1-02']);
    expect(found(passed, test(`b ${tag('S1-02')}`, 'counts', false)).covered).toEqual([]);
  });

  it('lists a row whose rule has no caller yet, without a fault', () => {
    expect(found(test(tag('S1-02'), 'waits'))).toEqual({ covered: [], waiting: ['S1-02'], faults: [] });
    expect(found(test(tag('S1-02'), 'waits'), test(tag('S1-02'))).waiting).toEqual([]);
  });

  it('finds fault with a test that cannot show its row', () => {
    expect(found(test(tag('S1-01'), 'cannot'))).toEqual({
      covered: [],
      waiting: [],
      faults: ['S1-01: it cannot: cannot'],
    });
  });

  it('refuses more than three ids in a title and ids that are no row', () => {
    const many = found(test(['S1-01', 'S1-02', 'S9-37', 'S9-38'].map(tag).join(' ')));
    expect([many.covered, many.faults.length]).toEqual([[], 2]);
  });
});
