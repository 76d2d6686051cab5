import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anotherGroupProblem,
  GROUP_NAME_LENGTH,
  groupKey,
  groupNameProblem,
  MOST_GROUPS,
  renameProblem,
} from './guest-groups.ts';

describe('a group of guests', () => {
  it.each([
    ['Bàn 4', null],
    ['  Báo chí ', null],
    ['x'.repeat(GROUP_NAME_LENGTH), null],
    ['', 'REQUIRED'],
    [' \u200B\u202E ', 'REQUIRED'],
    ['x'.repeat(GROUP_NAME_LENGTH + 1), 'TOO_LONG'],
  ])('may be called %j: %s', (name, problem) => {
    expect(groupNameProblem(name)?.problem.kind ?? null).toBe(problem);
  });

  it('is found whatever the case, the blanks and what nobody sees of its name', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (name) => {
        expect(groupKey(`  ${name.toLocaleUpperCase('vi')}\u200B `)).toBe(groupKey(name.toLocaleUpperCase('vi')));
        expect(groupKey(groupKey(name))).toBe(groupKey(name));
      }),
    );
    expect(groupKey('BÀN  4')).toBe(groupKey('Bàn 4'));
    expect(groupKey('Bàn 4')).not.toBe(groupKey('Ban 4'));
  });

  it('is one of a hundred at most', () => {
    expect(anotherGroupProblem(MOST_GROUPS - 1)).toBeNull();
    expect(anotherGroupProblem(MOST_GROUPS)?.problem).toEqual({ kind: 'TOO_LARGE', max: MOST_GROUPS });
  });

  it('is renamed to anything but the name of another', () => {
    const groups = [
      { groupId: 'a', name: 'Bàn 4' },
      { groupId: 'b', name: 'Báo chí' },
    ];
    expect(renameProblem({ groupId: 'a', name: 'BÀN 4' }, groups)).toBeNull();
    expect(renameProblem({ groupId: 'a', name: ' báo chí' }, groups)?.problem).toEqual({ kind: 'MALFORMED' });
    expect(renameProblem({ groupId: 'a', name: '' }, groups)?.problem).toEqual({ kind: 'REQUIRED' });
  });
});
