import { describe, expect, it } from 'vitest';
import { type FileReach, readWaiting, waitingFaults } from './waiting.ts';

const list = (...lines: readonly string[]) => readWaiting(['what\tneeded by', ...lines].join('\n'));
const file = (unreached: readonly string[], reached: readonly string[] = []): FileReach => ({
  file: 'domain/a.ts',
  unreached,
  reached,
});
const faults = (found: FileReach, ...lines: readonly string[]) =>
  waitingFaults([found], list(...lines), (test, _file, name) => test === 'test/a.test.ts' && name === 'one');

describe('the list of what waits', () => {
  it.each([
    ['a whole file', file(['one', 'two']), 'domain/a.ts\tRefunds'],
    ['some exports', file(['one'], ['two']), 'domain/a.ts#one\tRefunds'],
    ['a rule that its contract suite uses', file(['one']), 'domain/a.ts#one\ttest/a.test.ts'],
  ])('allows %s', (_what, found, line) => {
    expect(faults(found, line)).toEqual([]);
  });

  it.each([
    ['an unreached export that is not listed', file(['one', 'two']), 'domain/a.ts#one\tRefunds', 'not listed'],
    ['a listed export that is reached', file([], ['one']), 'domain/a.ts#one\tRefunds', 'the product reaches it'],
    ['a listed file that is reached', file(['one'], ['two']), 'domain/a.ts\tRefunds', 'the product reaches it'],
    ['a listed export that is gone', file(['two']), 'domain/a.ts#one,two\tRefunds', 'not exported'],
    ['a line without an issue', file(['one']), 'domain/a.ts#one\t', 'without the issue'],
    ['a contract suite that does not use it', file(['one']), 'domain/a.ts#one\ttest/b.test.ts', 'does not use it'],
  ])('refuses %s', (_what, found, line, fault) => {
    expect(faults(found, line)).toEqual([expect.stringContaining(fault)]);
  });

  it('refuses a listed file that is gone', () => {
    expect(faults(file([], ['one']), 'domain/b.ts\tRefunds')).toEqual([expect.stringContaining('no such file')]);
  });
});
