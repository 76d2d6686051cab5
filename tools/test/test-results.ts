import { relative } from 'node:path';
import { z } from 'zod';

const FULL = '.cache/test-results';
export const ALL_RESULTS = `${FULL}/all.json`;

/** Where a run writes. A run of some files keeps the results of the last full run. */
export const resultsOf = (files: readonly string[]): string =>
  files.length === 0 ? FULL : '.cache/filtered-test-results';

type TestKind = 'rule' | 'unit' | 'rendered' | 'server' | 'journey';
export type TestOutcome = {
  readonly title: string;
  readonly file: string;
  readonly kind: TestKind;
  readonly passed: boolean;
};

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ title: z.string(), fullName: z.string(), status: z.string() })),
    }),
  ),
});

function kindOf(file: string): TestKind {
  if (/^(domain|words)\//.test(file)) return 'rule';
  if (file.endsWith('.test.tsx')) return 'rendered';
  return /^test\/(server|races|postgres|contracts)\/|\.postgres\.test\.ts$/.test(file) ? 'server' : 'unit';
}

/** Reads vitest's JSON report; skipped tests are left out. */
export function readVitestReport(json: unknown): readonly TestOutcome[] {
  return VitestReport.parse(json).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({
        title: fullName,
        file: relative(process.cwd(), name),
        kind: kindOf(relative(process.cwd(), name)),
        passed: status === 'passed',
      })),
  );
}

export const failedFiles = (json: unknown): readonly string[] =>
  VitestReport.parse(json)
    .testResults.filter(({ status }) => status === 'failed')
    .map(({ name }) => name);

export function withRetry(first: readonly TestOutcome[], second: readonly TestOutcome[]): readonly TestOutcome[] {
  const again = new Set(second.map(({ file }) => file));
  return [...first.filter(({ file }) => !again.has(file)), ...second];
}

const Spec = z.object({
  title: z.string(),
  ok: z.boolean(),
  file: z.string(),
  tests: z.array(z.object({ status: z.string() })),
});
type Suite = { title: string; specs?: z.infer<typeof Spec>[] | undefined; suites?: Suite[] | undefined };
const Suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(Spec).optional(),
  suites: z.array(z.lazy(() => Suite)).optional(),
});
const PlaywrightReport = z.object({ suites: z.array(Suite) });

export function readPlaywrightReport(json: unknown): readonly TestOutcome[] {
  const walk = (suite: Suite, before: string): TestOutcome[] => {
    const title = `${before} ${suite.title}`.trim();
    const own = (suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status !== 'skipped')
        .map((test) => ({
          title: `${title} ${spec.title}`,
          file: `test/journeys/${spec.file}`,
          kind: 'journey' as const,
          passed: test.status === 'expected' || test.status === 'flaky',
        })),
    );
    return [...own, ...(suite.suites ?? []).flatMap((inner) => walk(inner, title))];
  };
  return PlaywrightReport.parse(json).suites.flatMap((suite) => walk(suite, ''));
}
