import { runCommand } from '../test/run-command.ts';
import { whenStale } from './stale.ts';

const SOURCES = [
  'ui/**/*',
  'adapters/**/*',
  'application/**/*',
  'domain/**/*.ts',
  'words/**/*.ts',
  'server/**/*.graphql',
  'public/**/*',
  'vite.config.ts',
  'tools/bundle/*.ts',
  'tools/codegen/**/*.ts',
  'lingui.config.ts',
  'package-lock.json',
];

async function must(name: string, args: readonly string[]): Promise<void> {
  const result = await runCommand(name, process.execPath, args);
  if (result.code !== 0) throw new Error(`${name} failed:\n${result.output}`);
}

/** True when something was built. */
export async function buildIfStale(): Promise<boolean> {
  return whenStale('.cache/built-from', 'dist/server/entry-server.js', SOURCES, async () => {
    await must('Generating types', ['tools/codegen/generate.ts']);
    const vite = 'node_modules/vite/bin/vite.js';
    await must('Building the pages', [vite, 'build']);
    await must('Building the renderer', [vite, 'build', '--ssr']);
  });
}
