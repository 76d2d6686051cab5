import { type CommandResult, report, runCommand } from './run-command.ts';

export async function checkParts(): Promise<readonly CommandResult[]> {
  const generated = await runCommand('generated types', process.execPath, ['tools/codegen/generate.ts']);
  const parts = await Promise.all([
    runCommand('types of domain/ and words/', 'tsc', ['-p', 'tsconfig.domain.json']),
    runCommand('types of the browser side', 'tsc', ['-p', 'tsconfig.browser.json']),
    runCommand('types of server, tests and tools', 'tsc', ['-p', 'tsconfig.json']),
    runCommand('format, lint and import rules', 'biome', ['check', '--error-on-warnings', '--max-diagnostics=60', '.']),
    runCommand('imports where types are allowed', 'oxlint', ['--config', 'oxlint.json', '.']),
    runCommand('unused code', 'knip', ['--no-progress']),
    runCommand('code without a caller', process.execPath, ['tools/reach/check-reach.ts']),
  ]);
  return [generated, ...parts];
}

export async function runCheck(_args: readonly string[]): Promise<void> {
  const parts = await checkParts();
  for (const part of parts) report(part);
  if (parts.some(({ code }) => code !== 0)) process.exitCode = 1;
}
