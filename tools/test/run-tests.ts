import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { holdBudgets } from '../budget/hold-budgets.ts';
import { reportRequirements } from '../requirements/requirements.ts';
import { buildIfStale } from '../start/build.ts';
import { findChromium } from './chromium.ts';
import { checkParts } from './run-check.ts';
import { type CommandResult, failedWithoutATest, report, runCommand } from './run-command.ts';
import { runRulebook } from './run-rulebook.ts';
import {
  ALL_RESULTS,
  failedFiles,
  readPlaywrightReport,
  readVitestReport,
  resultsOf,
  type TestOutcome,
  withRetry,
} from './test-results.ts';

const node = process.execPath;

function outcomes(path: string, read: (json: unknown) => readonly TestOutcome[]): readonly TestOutcome[] {
  return existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : [];
}

const counted = (tests: readonly TestOutcome[]): string =>
  Object.entries(Object.groupBy(tests, ({ kind }) => kind))
    .map(([kind, list]) => `${kind} ${list.length}`)
    .join(', ');

const readReport = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function runVitest(report: string, args: readonly string[]): Promise<CommandResult> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runCommand('vitest', node, ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], { live: true });
}

const MOST_RETRIED_FILES = 5;

async function vitestWithRetry(
  results: string,
  args: readonly string[],
): Promise<{ readonly result: CommandResult; readonly tests: readonly TestOutcome[] }> {
  const report = `${results}/vitest.json`;
  const result = await runVitest(report, args);
  const tests = outcomes(report, readVitestReport);
  // An error outside every test belongs to no file that could be retried.
  const hopeless = result.code === 0 || !existsSync(report) || result.output.includes('Unhandled Error');
  const files = hopeless ? [] : failedFiles(readReport(report));
  if (files.length === 0 || files.length > MOST_RETRIED_FILES) return { result, tests };
  process.stdout.write(`Retrying ${files.length} failed files:\n${files.map((file) => `  ${file}\n`).join('')}`);
  const again = `${results}/vitest-again.json`;
  const second = await runVitest(again, files);
  return { result: second, tests: withRetry(tests, outcomes(again, readVitestReport)) };
}

export async function runTests(args: readonly string[]): Promise<void> {
  const isFull = args.length === 0;
  const results = resultsOf(args);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  process.stdout.write('Checks\n');
  const sources = await checkParts();
  for (const check of sources) report(check);

  process.stdout.write('Tests of rules, with coverage\n');
  const rulebook = await runRulebook(`${results}/rulebook.json`, args);

  process.stdout.write('Tests of units, rendered components and the server on PostgreSQL\n');
  const [vitest, build] = await Promise.all([
    vitestWithRetry(results, ['--project=!domain', ...args]),
    buildIfStale().then(
      () => null,
      (error: unknown) => error,
    ),
  ]);
  if (build !== null) process.stdout.write(`  FAILED  build\n${String(build)}\n`);

  const checks = build === null ? [...sources, holdBudgets()] : sources;
  for (const check of checks.slice(sources.length)) report(check);

  process.stdout.write('Journeys in Chromium\n');
  const chromium = await findChromium();
  const journeys =
    build === null
      ? await runCommand('journeys', node, ['node_modules/playwright/cli.js', 'test'], {
          live: true,
          env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/journeys.json` },
        })
      : { name: 'journeys', code: 1, output: '', ms: 0 };

  const tests = [
    ...outcomes(`${results}/rulebook.json`, readVitestReport),
    ...vitest.tests,
    ...outcomes(`${results}/journeys.json`, readPlaywrightReport),
  ];
  let requirementsMet = true;
  if (isFull) {
    writeFileSync(ALL_RESULTS, JSON.stringify(tests, null, 1));
    process.stdout.write('Requirements\n');
    requirementsMet = reportRequirements(false);
  }
  const failedParts = [...checks, rulebook, vitest.result, journeys].filter(({ code }) => code !== 0);
  const failedTests = tests.filter(({ passed }) => !passed);
  // A part that fails without a failed test (a crash, a lint error) counts as one failure.
  const failedWithoutTest =
    failedParts.filter(({ name }) => !['rulebook', 'vitest', 'journeys'].includes(name) || failedTests.length === 0)
      .length +
    (build === null ? 0 : 1) +
    (requirementsMet ? 0 : 1);
  const passed = tests.length - failedTests.length + checks.filter(({ code }) => code === 0).length;
  const failed = failedTests.length + failedWithoutTest;

  process.stdout.write(`\nChecks ${checks.length}; tests: ${counted(tests)}\n`);
  for (const test of failedTests) process.stdout.write(`  FAILED  ${test.title}\n`);
  if (failedTests.length === 0) for (const part of failedParts) process.stdout.write(failedWithoutATest(part));
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}
