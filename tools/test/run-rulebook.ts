import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { CoverageReport, type Reached, rulebookCoverage } from './rulebook-coverage.ts';
import { type CommandResult, runCommand } from './run-command.ts';

const COVERAGE = '.cache/coverage/coverage.json';
/** Least coverage of domain/ by its own tests, in per cent of lines and of branches. */
const LEAST_COVERED = 98;

const percent = ({ reached, all }: Reached): number => (100 * reached) / all;

function judgeCoverage(): { readonly enough: boolean; readonly told: string } {
  const whole = CoverageReport.parse(JSON.parse(readFileSync(COVERAGE, 'utf8')));
  const report = Object.fromEntries(Object.entries(whole).map(([path, file]) => [relative(process.cwd(), path), file]));
  const sources = new Map(Object.keys(report).map((path) => [path, readFileSync(path, 'utf8').split('\n')]));
  const { lines, branches } = rulebookCoverage(report, (file, line) => sources.get(file)?.[line - 1] ?? '');
  const enough = percent(lines) >= LEAST_COVERED && percent(branches) >= LEAST_COVERED;
  const missed = enough
    ? []
    : [...new Set([...lines.missed, ...branches.missed])].map((place) => `  not reached  ${place}`);
  const of = (name: string, part: Reached): string =>
    `${name} ${percent(part).toFixed(2)} % (${part.reached} of ${part.all})`;
  return {
    enough,
    told: [...missed, `Coverage of domain/: ${of('lines', lines)}, ${of('branches', branches)}`].join('\n'),
  };
}

/** A full run also checks coverage. */
export async function runRulebook(report: string, filters: readonly string[]): Promise<CommandResult> {
  const whole = filters.length === 0;
  const args = [
    'run',
    '--config=vitest.domain.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const more = whole ? ['--coverage'] : ['--passWithNoTests', ...filters];
  const result = await runCommand('rulebook', process.execPath, ['node_modules/vitest/vitest.mjs', ...args, ...more], {
    live: true,
  });
  if (!whole || result.code !== 0) return result;
  const { enough, told } = judgeCoverage();
  process.stdout.write(`${told}\n`);
  return { ...result, code: enough ? 0 : 1 };
}

export async function testDomain(filters: readonly string[]): Promise<void> {
  const { code, ms } = await runRulebook('.cache/rulebook.json', filters);
  process.stdout.write(`${(ms / 1000).toFixed(1)} s\n`);
  process.exitCode = code;
}
