import { describe, expect, it } from 'vitest';
import { failedWithoutATest } from './run-command.ts';

const part = (output: string) => ({ name: 'vitest', code: 1, output, ms: 1 });

describe('a part that fails without a failed test', () => {
  it('tells the error that happened outside of every test', () => {
    const output = [
      '✓ first',
      '\u001B[31m Unhandled Error \u001B[39m',
      'Error: the worker is gone',
      ...Array(60).fill('·'),
    ];
    expect(
      failedWithoutATest(part(output.join('\n')))
        .split('\n')
        .slice(0, 3),
    ).toEqual([
      '  FAILED  vitest ended with 1, without a failed test',
      '     Unhandled Error ',
      '    Error: the worker is gone',
    ]);
  });

  it('tells its last lines when there is no such error', () => {
    const output = Array.from({ length: 100 }, (_, at) => `line ${at}`).join('\n');
    expect(failedWithoutATest(part(output)).trimEnd().split('\n').at(-1)).toBe('    line 99');
    expect(failedWithoutATest(part(output))).not.toContain('line 59\n');
  });
});
