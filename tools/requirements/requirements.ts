import { existsSync, readFileSync } from 'node:fs';
import { ALL_RESULTS, type TestOutcome } from '../test/test-results.ts';
import { type Coverage, coverage, type Requirement } from './coverage.ts';
import { makeEvidence } from './evidence.ts';

function readRequirements(): readonly Requirement[] {
  return readFileSync('docs/requirements.tsv', 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', section = '', area = '', kind = '', text = ''] = line.split('\t');
      return { id, section, area, kind, text };
    });
}

function show({ covered, open, waiting, faults }: Coverage, verbose: boolean): void {
  const by = (key: 'area' | 'kind') => {
    for (const name of [...new Set([...covered, ...open].map((row) => row[key]))].sort()) {
      const have = covered.filter((row) => row[key] === name).length;
      const all = have + open.filter((row) => row[key] === name).length;
      process.stdout.write(`  ${name.padEnd(22)} ${String(have).padStart(4)} of ${all}\n`);
    }
  };
  process.stdout.write('By area\n');
  by('area');
  process.stdout.write('By kind\n');
  by('kind');
  if (verbose) for (const row of open) process.stdout.write(`  open  ${row.id}  ${row.text}\n`);
  for (const fault of faults) process.stdout.write(`  FAULT  ${fault}\n`);
  process.stdout.write(
    `${covered.length} of ${covered.length + open.length} rows are shown by a test of the last full run; ` +
      `${waiting.length} more have a tested rule without a caller yet\n`,
  );
}

export function reportRequirements(verbose: boolean): boolean {
  const tests = JSON.parse(readFileSync(ALL_RESULTS, 'utf8')) as readonly TestOutcome[];
  const result = coverage(readRequirements(), tests, makeEvidence());
  show(result, verbose);
  return result.faults.length === 0;
}

export function requirements(args: readonly string[]): void {
  if (!existsSync(ALL_RESULTS)) {
    process.stderr.write('There is no full run to read yet: run `npm test` first.\n');
    process.exitCode = 1;
    return;
  }
  if (!reportRequirements(args.includes('--open'))) process.exitCode = 1;
}
