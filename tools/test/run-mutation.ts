import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { runCommand } from './run-command.ts';

const REPORT = '.cache/mutation/mutation.json';
const Report = z.object({
  files: z.record(
    z.string(),
    z.object({
      mutants: z.array(
        z.object({
          status: z.string(),
          mutatorName: z.string(),
          replacement: z.string().optional(),
          location: z.object({ start: z.object({ line: z.number() }) }),
        }),
      ),
    }),
  ),
});

const KILLED: readonly string[] = ['Killed', 'Timeout'];
const folderOf = (file: string): string => file.split('/').slice(0, -1).join('/');
const firstLine = (text: string): string => text.split('\n')[0] ?? '';

/** Without a folder it takes those of stryker.config.json; a person judges the survivors. */
export async function runMutation(folders: readonly string[]): Promise<void> {
  const patterns = folders.map((folder) => `${folder}/**/*.ts`);
  const mutate = patterns.length === 0 ? [] : ['--mutate', [...patterns, '!**/*.test.ts'].join(',')];
  const { code, output } = await runCommand('mutation', process.execPath, [
    'node_modules/.bin/stryker',
    'run',
    ...mutate,
  ]);
  if (!existsSync(REPORT)) {
    process.stdout.write(output);
    process.exitCode = code === 0 ? 1 : code;
    return;
  }
  const { files } = Report.parse(JSON.parse(readFileSync(REPORT, 'utf8')));
  const mutants = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => ({ file, ...mutant })),
  );
  const alive = mutants.filter(({ status }) => !KILLED.includes(status));
  for (const { file, location, mutatorName, replacement } of alive)
    process.stdout.write(
      `  survived  ${file}:${location.start.line}  ${mutatorName} -> ${firstLine(replacement ?? '')}\n`,
    );
  for (const [folder, list = []] of Object.entries(Object.groupBy(mutants, ({ file }) => folderOf(file)))) {
    const killed = list.filter(({ status }) => KILLED.includes(status)).length;
    process.stdout.write(
      `  ${folder.padEnd(28)} ${killed} of ${list.length} killed, ${((killed / list.length) * 100).toFixed(1)} %\n`,
    );
  }
  process.exitCode = code;
}
