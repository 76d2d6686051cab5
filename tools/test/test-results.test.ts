import { describe, expect, it } from 'vitest';
import {
  ALL_RESULTS,
  failedFiles,
  readPlaywrightReport,
  readVitestReport,
  resultsOf,
  withRetry,
} from './test-results.ts';

const HERE = process.cwd();
const assertion = (title: string, status: string) => ({ title, fullName: title, status });
const first = {
  testResults: [
    {
      name: `${HERE}/domain/a.test.ts`,
      status: 'passed',
      assertionResults: [assertion('a', 'passed'), assertion('left out', 'skipped')],
    },
    {
      name: `${HERE}/test/server/b.test.ts`,
      status: 'failed',
      assertionResults: [assertion('b', 'failed'), assertion('c', 'passed')],
    },
    { name: `${HERE}/ui/d.test.tsx`, status: 'failed', assertionResults: [] },
  ],
};

describe('a report of vitest', () => {
  it('gives each test a kind and leaves out skipped tests', () => {
    expect(readVitestReport(first).map(({ title, kind, passed }) => [title, kind, passed])).toEqual([
      ['a', 'rule', true],
      ['b', 'server', false],
      ['c', 'server', true],
    ]);
  });

  it('names failed files, and files that could not be loaded', () => {
    expect(failedFiles(first)).toEqual([`${HERE}/test/server/b.test.ts`, `${HERE}/ui/d.test.tsx`]);
  });

  it('takes the retry’s results for the files that it ran', () => {
    const again = readVitestReport({
      testResults: [
        {
          name: `${HERE}/test/server/b.test.ts`,
          status: 'failed',
          assertionResults: [assertion('b', 'passed'), assertion('c', 'failed')],
        },
      ],
    });
    expect(withRetry(readVitestReport(first), again).map(({ title, passed }) => [title, passed])).toEqual([
      ['a', true],
      ['b', true],
      ['c', false],
    ]);
  });
});

it('a Playwright report counts a test once, with the title of its file', () => {
  const spec = (title: string, status: string) => ({ title, ok: true, file: 'x.spec.ts', tests: [{ status }] });
  const suites = [
    {
      title: 'x.spec.ts',
      specs: [
        spec('goes', 'expected'),
        spec('goes at last', 'flaky'),
        spec('breaks', 'unexpected'),
        spec('left', 'skipped'),
      ],
    },
  ];
  expect(readPlaywrightReport({ suites }).map(({ title, passed }) => [title, passed])).toEqual([
    ['x.spec.ts goes', true],
    ['x.spec.ts goes at last', true],
    ['x.spec.ts breaks', false],
  ]);
});

it('a run of some files keeps the results of the last full run', () => {
  expect(ALL_RESULTS.startsWith(`${resultsOf([])}/`)).toBe(true);
  for (const files of [['domain'], ['--project=ui', 'Home']])
    expect(ALL_RESULTS.startsWith(resultsOf(files))).toBe(false);
});
