import { type CommandResult, runCommand } from './run-command.ts';

/**
 * The tests of domain/ and words/ by themselves: no database, no page, no network. A run of everything also holds the coverage of
 * vitest.domain.config.ts; a run of some files cannot.
 */
export function runRulebook(report: string, filters: readonly string[]): Promise<CommandResult> {
  const coverage = filters.length === 0 ? ['--coverage'] : ['--passWithNoTests'];
  const args = ['run', '--config=vitest.domain.config.ts', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runCommand('rulebook', process.execPath, ['node_modules/vitest/vitest.mjs', ...args, ...coverage, ...filters], { live: true });
}

/** `npm run test:domain`, for those who work on rules. */
export async function testDomain(filters: readonly string[]): Promise<void> {
  const { code, ms } = await runRulebook('.cache/rulebook.json', filters);
  process.stdout.write(`${(ms / 1000).toFixed(1)} s\n`);
  process.exitCode = code;
}
