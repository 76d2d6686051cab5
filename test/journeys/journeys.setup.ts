import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const LONGEST_START_MS = 180_000;

export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['VEMOI_JOURNEYS'] !== undefined) return () => Promise.resolve();
  const child = spawn(process.execPath, [fileURLToPath(new URL('./journey-server.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const line = await new Promise<string>((resolve, reject) => {
    let text = '';
    const timer = setTimeout(
      () => reject(new Error('The journeys’ server did not start in three minutes')),
      LONGEST_START_MS,
    );
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const first = text.split('\n').find((part) => part.startsWith('{'));
      if (first === undefined || !text.includes('\n')) return;
      clearTimeout(timer);
      resolve(first);
    });
    child.once('exit', (code) => reject(new Error(`The journeys’ server ended with ${code} before it served`)));
  });
  process.env['VEMOI_JOURNEYS'] = line;
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}
