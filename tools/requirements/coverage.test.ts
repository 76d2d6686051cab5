import { describe, expect, it } from 'vitest';
import type { TestOutcome } from '../test/test-results.ts';
import { coverage, type Requirement } from './coverage.ts';

const row = (id: string, kind: string): Requirement => ({ id, section: '1', area: 'a', kind, text: '' });
const test = (title: string, kind: TestOutcome['kind'], passed = true): TestOutcome => ({
  title,
  kind,
  passed,
  file: 'x',
});
// Titles are put together so that this file's own tests claim no row.
const tag = (id: string) => `[${id}]`;
const rows = [row('S1-01', 'ui'), row('S1-02', 'rule'), row('S9-37', 'wire')];
const covered = (tests: readonly TestOutcome[]) => coverage(rows, tests).covered.map(({ id }) => id);

describe('coverage of requirements', () => {
  it('counts a row whose test passed, and not one that also failed somewhere', () => {
    expect(covered([test(`a ${tag('S1-02')}`, 'rule')])).toEqual(['S1-02']);
    expect(covered([test(`a ${tag('S1-02')}`, 'rule'), test(`b ${tag('S1-02')}`, 'unit', false)])).toEqual([]);
  });

  it('believes a ui row only of a journey or a rendered component', () => {
    expect(covered([test(tag('S1-01'), 'journey')])).toEqual(['S1-01']);
    expect(covered([test(tag('S1-01'), 'rendered')])).toEqual(['S1-01']);
    const unit = coverage(rows, [test(tag('S1-01'), 'unit')]);
    expect([unit.covered, unit.faults.length]).toEqual([[], 1]);
  });

  it('refuses more than three ids in a title and ids that are no row', () => {
    const many = coverage(rows, [test(['S1-01', 'S1-02', 'S9-37', 'S9-38'].map(tag).join(' '), 'journey')]);
    expect([many.covered, many.faults.length]).toEqual([[], 2]);
  });
});
