import { existsSync, readFileSync } from 'node:fs';
import type { TestOutcome } from '../test/test-results.ts';
import { type Coverage, coverage, type Requirement } from './coverage.ts';

const ALL = '.cache/test-results/all.json';

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

function show({ covered, open, faults }: Coverage, verbose: boolean): void {
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
    `${covered.length} of ${covered.length + open.length} rows have a test that passed in the last full run\n`,
  );
}

/**
 * Which rows of docs/requirements.tsv are shown by a test that passed in the last full run; `--open` lists the others.
 */
export function requirements(args: readonly string[]): void {
  if (!existsSync(ALL)) {
    process.stderr.write('There is no full run to read yet: run `npm test` first.\n');
    process.exitCode = 1;
    return;
  }
  const tests = JSON.parse(readFileSync(ALL, 'utf8')) as readonly TestOutcome[];
  const result = coverage(readRequirements(), tests);
  show(result, args.includes('--open'));
  if (result.faults.length > 0) process.exitCode = 1;
}
