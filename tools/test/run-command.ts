import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

export type CommandResult = {
  readonly name: string;
  readonly code: number;
  readonly output: string;
  readonly ms: number;
};

export function runCommand(
  name: string,
  command: string,
  args: readonly string[],
  options: { readonly live?: boolean; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<CommandResult> {
  const started = performance.now();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { env: { ...process.env, ...options.env }, stdio: ['ignore', 'pipe', 'pipe'] });
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
      if (options.live === true) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const end = (code: number) => resolve({ name, code, output, ms: performance.now() - started });
    child.on('error', (error) => {
      output += String(error);
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export function report(result: CommandResult): void {
  if (result.code === 0) process.stdout.write(`  ok      ${result.name} (${seconds(result.ms)})\n`);
  else process.stdout.write(`  FAILED  ${result.name} (${seconds(result.ms)})\n${result.output.trimEnd()}\n`);
}

const TOLD_LINES = 40;

/** Its errors outside tests, else its last lines. */
export function failedWithoutATest({ name, code, output }: CommandResult): string {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n');
  const first = lines.findIndex((line) => /Unhandled (Error|Rejection)/.test(line));
  const told = first < 0 ? lines.slice(-TOLD_LINES) : lines.slice(first, first + TOLD_LINES);
  return `  FAILED  ${name} ended with ${code}, without a failed test\n${told.map((line) => `    ${line}\n`).join('')}`;
}
